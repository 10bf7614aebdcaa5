import Arithmetic
import Codecs

/// The frames of a source, trimmed to a time range and played at a different speed.
final class TrimmedFrames: FrameSource {
  private let source: any FrameSource
  private let window: Range<Int>
  let rate: FrameRate?
  /// The end of the last frame read, in intervals of the source's rate.
  private var end = 0
  private var hasBegun = false

  var width: Int { source.width }
  var height: Int { source.height }
  var origin: String { source.origin }
  var evenRate: FrameRate? { source.evenRate }
  var isMovie: Bool { source.isMovie }
  var isOpaque: Bool { source.isOpaque }
  var plays: Int? { source.plays }
  var notes: [String] { source.notes }

  /// Wraps a source that has not been read yet.
  ///
  /// - Parameters:
  ///   - source: The source.
  ///   - edit: The time range and the speed.
  /// - Throws: ``RenderError`` if the frame rate at this speed cannot be represented.
  init(_ source: any FrameSource, _ edit: FrameEdit) throws(RenderError) {
    self.source = source
    let own = source.rate ?? 50
    func tick(_ time: Double) -> Int { Int(saturating: (time * own.framesPerSecond).rounded()) }
    let start = tick(edit.from)
    window = start..<max(start, edit.to.map(tick) ?? .max)
    let (speed, parts) = (Int(saturating: (edit.speed * 1000).rounded()), 1000)
    let (number, overflow) = own.numerator.multipliedReportingOverflow(by: speed)
    guard !overflow,
      let rate = FrameRate(number, over: own.denominator * parts)
        ?? FrameRate(Int(saturating: (own.framesPerSecond * edit.speed * 1000).rounded()), over: 1000)
    else {
      throw RenderError(
        .options("a speed of \(edit.speed) results in a frame rate that is out of range"), path: source.origin)
    }
    self.rate = rate
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    while end < window.upperBound, let (frame, length) = try source.next() {
      let start = end
      end += length
      let part = (start..<end).clamped(to: window)
      if !part.isEmpty {
        hasBegun = true
        return (frame, part.count)
      }
    }
    if !hasBegun {
      let own = source.rate ?? 50
      let (from, length) = (own.time(ofFrame: window.lowerBound), own.time(ofFrame: end))
      throw RenderError(
        .options("there are no frames from \(from) s on: the input ends at \((length * 1000).rounded() / 1000) s"),
        path: origin)
    }
    return nil
  }
}
