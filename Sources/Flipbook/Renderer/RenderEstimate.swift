import Arithmetic

/// The expected time and file size of a rendering.
public struct RenderEstimate: Hashable, Sendable {
  /// The width of every frame in pixels.
  public var width: Int
  /// The height of every frame in pixels.
  public var height: Int
  /// The number of frames painted.
  public var frameCount: Int
  /// The duration of the output, in seconds.
  public var duration: Double
  /// The expected time in seconds on this machine, extrapolated from a few rendered frames.
  public var seconds: Double
  /// The expected size of the output in bytes, extrapolated from the same frames; nil if it can't be estimated.
  public var byteCount: Int?

  /// The number of runs of consecutive frames that are rendered for an estimate, spread over the whole duration because
  /// motion comes in bursts.
  private static let stretchCount = 8
  private static let stretchLength = 4

  /// Estimates the time and the size from a few frames.
  ///
  /// An output with no more frames than are sampled is rendered completely.
  ///
  /// - Parameter make: Renders a range of frames, and returns their size in the output's format, or nil if it can't be
  ///   determined.
  /// - Throws: The error of `make`.
  mutating func sample(_ make: (_ frames: Range<Int>) async throws -> Int?) async throws {
    var painted = 0
    var spent = 0.0
    func bytes(of frames: Range<Int>) async throws -> Int? {
      let start = ContinuousClock.now
      let bytes = try await make(frames)
      spent += start.duration(to: .now) / .seconds(1)
      painted += frames.count
      return bytes
    }
    let (count, length) = (Self.stretchCount, Self.stretchLength)
    if frameCount <= count * length {
      byteCount = try await bytes(of: 0..<frameCount)
    } else {
      var (first, rest): (Int?, Int) = (nil, 0)
      for stretch in 0..<count {
        let start = (frameCount - length) * stretch / (count - 1)
        guard let all = try await bytes(of: start..<start + length), let one = try await bytes(of: start..<start + 1)
        else { continue }
        if start == 0 { first = one }
        rest += max(0, all - one)
      }
      // The first frame of a file is a whole image, and later frames contain only changes.
      let changes = Double(rest) / Double(count * (length - 1)) * Double(frameCount - 1)
      byteCount = first.map { $0 + Int(saturating: changes.rounded()) }
    }
    seconds = spent / Double(max(1, painted)) * Double(frameCount)
  }
}
