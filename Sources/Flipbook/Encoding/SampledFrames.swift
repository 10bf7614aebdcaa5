import Arithmetic
import Codecs

/// The frames of a source, resampled at a constant rate.
///
/// A frame that is sampled several times in a row is delivered once, with a longer duration.
final class SampledFrames: FrameSource {
  private let source: any FrameSource
  private let own: FrameRate
  let rate: FrameRate?
  /// The constant output rate.
  private let wanted: FrameRate
  private var ahead: (frame: SourceFrame, length: Int)?
  private var hasBegun = false
  /// The end of the last frame read, in intervals of the source's rate.
  private var end = 0
  /// The number of samples delivered so far.
  private var filled = 0

  var width: Int { source.width }
  var height: Int { source.height }
  var origin: String { source.origin }
  var isMovie: Bool { source.isMovie }
  var isOpaque: Bool { source.isOpaque }
  var plays: Int? { source.plays }
  var notes: [String] { source.notes }

  /// Wraps a source that has not been read yet.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - rate: The constant rate.
  init(_ source: any FrameSource, rate: FrameRate) {
    self.source = source
    self.rate = rate
    own = source.rate ?? rate
    wanted = rate
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    if !hasBegun {
      ahead = try source.next()
      hasBegun = true
    }
    while let (frame, length) = ahead {
      ahead = try source.next()
      end += length
      // The number of samples before the end of the frame; the last frame, the end of the motion, has at least one.
      let before = own.time(ofFrame: end) * wanted.framesPerSecond
      let last = Int(saturating: (before - 1e-6).rounded(ahead == nil ? .toNearestOrAwayFromZero : .up))
      let instants = max(last - filled, ahead == nil ? 1 : 0)
      if instants > 0 {
        filled += instants
        return (frame, instants)
      }
    }
    return nil
  }
}
