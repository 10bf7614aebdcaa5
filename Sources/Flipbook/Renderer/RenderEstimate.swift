import Arithmetic

/// The expected extent of a rendering, before it is done.
public struct RenderEstimate: Hashable, Sendable {
  /// The width of every frame in pixels.
  public var width: Int
  /// The height of every frame in pixels.
  public var height: Int
  /// The number of frames painted.
  public var frameCount: Int
  /// The duration of the output, in seconds.
  public var duration: Double
  /// The seconds that it may take here, at the pace of a few frames that were rendered for it.
  public var seconds: Double
  /// The bytes that the output may have, judged by the same frames; nil if it is not known without making it.
  public var byteCount: Int?

  /// The most frames made for an estimate, in runs from the beginning to the end: motion comes in bursts.
  private static let stretchCount = 8
  private static let stretchLength = 4

  /// Judges time and size by a few frames.
  ///
  /// Those of an output that has no more frames than are sampled are those of a whole one.
  ///
  /// - Parameter make: Makes the frames of a range, and returns the bytes that they take in the output's format; nil if
  ///   it cannot be known.
  /// - Throws: What `make` throws.
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
      // A file begins with a whole picture, and goes on with what changes.
      let changes = Double(rest) / Double(count * (length - 1)) * Double(frameCount - 1)
      byteCount = first.map { $0 + Int(saturating: changes.rounded()) }
    }
    seconds = spent / Double(max(1, painted)) * Double(frameCount)
  }
}
