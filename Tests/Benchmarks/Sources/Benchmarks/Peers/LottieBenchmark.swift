import Flipbook
import Foundation

/// Playing and painting alone: the first frames of a Lottie file, at its own size and rate, on one thread.
struct LottieBenchmark {
  let path: String
  let rate: FrameRate
  let frameCount: Int

  /// Takes `FILE RATE FRAMES`.
  init?(_ arguments: [String]) {
    guard arguments.count == 3, let rate = FrameRate(arguments[1]), let count = Int(arguments[2]) else { return nil }
    (path, self.rate, frameCount) = (arguments[0], rate, count)
  }

  /// Prints the CPU seconds from loading to the last frame.
  func run() async throws {
    let start = clock()
    let images = ImageLibrary()
    let scene = try Scene.load(path, images: images)
    var renderer = Renderer(scene, images: images)
    renderer.options.jobs = 1
    renderer.options.rate = rate
    renderer.options.selection = .frames(from: 0, through: frameCount - 1)
    try await renderer.forEachFrame { _ in }
    print(Double(clock() - start) / Double(CLOCKS_PER_SEC))
  }
}
