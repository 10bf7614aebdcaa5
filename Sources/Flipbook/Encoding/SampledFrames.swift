import Arithmetic
import Codecs

/// The frames of a source that are shown at the instants of a steady rate.
///
/// A frame that is shown at several of them is one frame that lasts longer.
final class SampledFrames: FrameSource {
  private let source: any FrameSource
  private let own: FrameRate
  let rate: FrameRate?
  /// The rate that frames are delivered at.
  private let wanted: FrameRate
  private var ahead: (frame: SourceFrame, length: Int)?
  private var hasBegun = false
  /// The end of the frames that were read, in frames of the source's rate.
  private var end = 0
  /// The instants that have been filled.
  private var filled = 0

  var width: Int { source.width }
  var height: Int { source.height }
  var origin: String { source.origin }
  var isMovie: Bool { source.isMovie }
  var isOpaque: Bool { source.isOpaque }
  var plays: Int? { source.plays }
  var notes: [String] { source.notes }

  /// Takes frames of a source that has not been read.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - rate: The steady rate.
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
      // The instants before the end of the frame; the last frame, the end of the motion, has at least one.
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
