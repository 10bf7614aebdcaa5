import Codecs

/// A range of consecutive frames of a source.
final class WindowedFrames: FrameSource {
  private let source: any FrameSource
  private let window: Range<Int>
  private var index = 0

  var width: Int { source.width }
  var height: Int { source.height }
  var origin: String { source.origin }
  var rate: FrameRate? { source.rate }
  var evenRate: FrameRate? { source.evenRate }
  var isMovie: Bool { source.isMovie }
  var notes: [String] { source.notes }
  var count: Int? { window.count }
  var isOpaque: Bool { source.isOpaque }
  var plays: Int? { source.plays }
  var parts: JoinedParts? { source.parts }

  /// Selects the frames of `window` from a source that has not been read yet.
  init(_ source: any FrameSource, window: Range<Int>) {
    self.source = source
    self.window = window
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    while index < window.upperBound, let frame = try source.next() {
      index += 1
      if window.contains(index - 1) { return frame }
    }
    return nil
  }

  func frame(_ index: Int) throws(RenderError) -> SourceFrame? { try source.frame(window.lowerBound + index) }
}
