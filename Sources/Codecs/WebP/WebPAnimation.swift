import Locks
import Pixels

/// Encodes a lossless animation with several settings concurrently, and keeps the smallest file.
struct WebPAnimation: Sendable {
  private let encoders: [Locked<WebPAnimationEncoder>]
  /// The number of encoders that run concurrently.
  private let jobs: Int

  /// Begins an animation.
  ///
  /// - Parameters:
  ///   - width: The width of every frame in pixels, at most 16,383.
  ///   - height: The height of every frame in pixels, at most 16,383.
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  ///   - effort: The effort spent on a smaller file, from 0 to 9; nil for the least that libwebp has.
  ///   - jobs: The number of threads; the bytes are the same for any number.
  /// - Throws: ``ImageError`` when the size exceeds the format's limit.
  init(
    width: Int, height: Int, plays: Int, effort: Int?, jobs: Int
  ) throws(ImageError) {
    var encoders: [Locked<WebPAnimationEncoder>] = []
    for config in try WebPCoding.lossless.configurations(effort: effort ?? -1) {
      let encoder = try WebPAnimationEncoder(
        width: width, height: height, plays: plays, config: config,
        minimizesSize: WebPCoding.minimizesSize(effort: effort ?? -1))
      encoders.append(Locked(encoder))
    }
    self.encoders = encoders
    self.jobs = jobs
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - frame: The frame, of the animation's size.
  ///   - milliseconds: Its start time.
  /// - Throws: ``ImageError`` when memory runs out or the times do not increase.
  func add(_ frame: Bitmap, at milliseconds: Int) throws(ImageError) {
    let results = inParallel { encoder throws(ImageError) in try encoder.add(frame, at: milliseconds) }
    for result in results { try result.get() }
  }

  /// Ends the animation and returns the smallest file.
  ///
  /// - Parameter milliseconds: The end of the last frame.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError`` when memory runs out.
  func finish(at milliseconds: Int) throws(ImageError) -> [UInt8] {
    var smallest: [UInt8] = []
    for result in inParallel({ encoder throws(ImageError) in try encoder.finish(at: milliseconds) }) {
      let file = try result.get()
      if smallest.isEmpty || file.count < smallest.count { smallest = file }
    }
    return smallest
  }

  /// Calls a function with every encoder concurrently, and returns the results in the encoders' order.
  private func inParallel<Success: Sendable>(
    _ body: @Sendable (inout WebPAnimationEncoder) throws(ImageError) -> Success
  ) -> [Result<Success, ImageError>] {
    @Sendable func result(of encoder: Locked<WebPAnimationEncoder>) -> Result<Success, ImageError> {
      encoder.withLock { encoder in Result { () throws(ImageError) in try body(&encoder) } }
    }
    return encoders.concurrentMap(jobs: jobs, result)
  }
}
