import Compositor
import Flipbook
import Foundation

/// Painting alone: the frames of a neutral scene, whose snapshots are made before the clock starts.
struct RasterBenchmark {
  let path: String
  let scale: Double
  /// The greatest number of frames; nil for all.
  let frameLimit: Int?
  /// The path for the middle frame, as PNG.
  let still: String?

  /// Takes `SCENE [--scale N] [--frames N] [--still FILE]`.
  init(_ arguments: [String]) throws {
    var options: [String: String] = [:]
    var rest = arguments.dropFirst()
    while let name = rest.popFirst(), let value = rest.popFirst() { options[name] = value }
    path = arguments.first ?? ""
    scale = options["--scale"].flatMap(Double.init) ?? 1
    frameLimit = options["--frames"].flatMap(Int.init)
    still = options["--still"]
  }

  /// Prints a line of JSON: frames, wall and CPU seconds.
  func run() throws {
    let file = URL(fileURLWithPath: path)
    let scene = try JSONDecoder().decode(PeerScene.self, from: Data(contentsOf: file))
    let images = ImageLibrary()
    let folder = file.deletingLastPathComponent().path
    let stage = try PeerStage(scene: scene, folder: folder, images: images).make()
    let count = min(scene.frames, frameLimit ?? .max)
    let snapshots = try (0..<count).map { frame in
      try stage.advance(to: Double(frame) / scene.fps)
      return stage.snapshot()
    }
    let viewport = Viewport(
      widthPixels: Int(scene.width * scale), heightPixels: Int(scene.height * scale), scale: scale)
    let compositor = Compositor(viewport: viewport, images: images)
    var bitmap = RetainedBitmap(width: viewport.widthPixels, height: viewport.heightPixels)
    var wall = Duration.zero
    var cpu = 0.0
    for (frame, snapshot) in snapshots.enumerated() {
      let (start, ticks) = (ContinuousClock.now, clock())
      compositor.paint(snapshot, over: &bitmap)
      cpu += Double(clock() - ticks) / Double(CLOCKS_PER_SEC)
      wall += start.duration(to: .now)
      if frame == count / 2, let still {
        try Data(PNGEncoder().encode(bitmap.bitmap)).write(to: URL(fileURLWithPath: still))
      }
    }
    print("{\"frames\":\(count),\"wall\":\(wall / .seconds(1)),\"cpu\":\(cpu)}")
  }
}
