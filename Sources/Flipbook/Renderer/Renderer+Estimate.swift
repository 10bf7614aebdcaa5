import Arithmetic
import Compositor

extension Renderer {
  /// At most so many frames are rendered for an estimate, in stretches from the beginning, the middle and the end.
  private static let sampleCount = 24

  /// Judges a rendering by a few of its frames, without writing a file.
  ///
  /// - Parameter write: Renders to the null device, and returns the result; nil where the format cannot be written there,
  ///   so that frames are painted only.
  /// - Returns: The extent. Size and time of a rendering that has no more frames than are sampled are those of a whole one.
  /// - Throws: ``RenderError`` or `CancellationError`, as the rendering itself would.
  public func estimate(
    _ write: ((_ renderer: Renderer, _ path: String) async throws -> RenderResult)?
  ) async throws -> RenderEstimate {
    let (played, viewport) = try begin()
    let schedule = played.schedule(for: options)
    let count = played.timeline.frameCount
    var renderer = self
    renderer.progress = nil
    renderer.options.maxBytes = nil
    renderer.options.replacesFiles = true
    var (seconds, painted) = (0.0, 0)
    func bytes(of frames: Range<Int>) async throws -> Int? {
      renderer.window = frames
      let start = ContinuousClock.now
      defer {
        seconds += start.duration(to: .now) / .seconds(1)
        painted += frames.count
      }
      if let write { return try await write(renderer, "/dev/null").byteCount }
      try await renderer.forEachFrame { _ in }
      return nil
    }
    var estimate = RenderEstimate(
      width: viewport.widthPixels, height: viewport.heightPixels, frameCount: count, duration: schedule.seconds,
      seconds: 0)
    if count <= Self.sampleCount {
      estimate.byteCount = try await bytes(of: 0..<count)
    } else {
      let length = Self.sampleCount / 3
      var (first, rest) = (0, 0)
      for start in [0, (count - length) / 2, count - length] {
        guard let all = try await bytes(of: start..<start + length), let one = try await bytes(of: start..<start + 1)
        else { continue }
        if start == 0 { first = one }
        rest += max(0, all - one)
      }
      // A file begins with a whole picture, and goes on with what changes.
      let changes = Double(rest) / Double(3 * (length - 1)) * Double(count - 1)
      if write != nil { estimate.byteCount = first + Int(saturating: changes.rounded()) }
    }
    estimate.seconds = seconds / Double(max(1, painted)) * Double(count)
    return estimate
  }
}
