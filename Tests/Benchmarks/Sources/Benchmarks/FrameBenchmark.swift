import Flipbook

/// Frames a second of each step by itself, one frame at a time.
struct FrameBenchmark {
  let path: String

  func run() async throws {
    let images = ImageLibrary()
    let scene = try Scene.load(path, images: images)
    var renderer = Renderer(scene, images: images)
    renderer.options.jobs = 1
    var frames: [Bitmap] = []
    try await renderer.forEachFrame { frames.append($0.bitmap) }
    let pixels = Double(frames[0].width * frames[0].height)

    let painting = try await Median.seconds { try await renderer.forEachFrame { _ in } }
    report("paint", painting, frames.count, pixels)
    let gif = try await Median.seconds {
      var encoder = GIFEncoder(width: frames[0].width, height: frames[0].height)
      for frame in frames { _ = try encoder.add(frame, centiseconds: 2) }
      _ = try encoder.finish()
    }
    report("encode GIF", gif, frames.count, pixels)
    let png = try await Median.seconds {
      for frame in frames { _ = try PNGEncoder().encode(frame) }
    }
    report("encode PNG", png, frames.count, pixels)
  }

  private func report(_ name: String, _ seconds: Double, _ count: Int, _ pixels: Double) {
    let rate = Double(count) / seconds
    print("  \(name): \(Int(rate)) frames/s, \(Int(rate * pixels / 1e6)) Mpx/s on one thread")
  }
}
