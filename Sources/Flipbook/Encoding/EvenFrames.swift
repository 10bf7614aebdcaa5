import Codecs

/// The frames of a source at a constant rate: each frame lasts one frame interval.
final class EvenFrames: FrameSource {
  private let source: any FrameSource
  let rate: FrameRate?

  var width: Int { source.width }
  var height: Int { source.height }
  var origin: String { source.origin }
  var count: Int? { source.count }
  var isOpaque: Bool { source.isOpaque }
  var plays: Int? { source.plays }
  var parts: JoinedParts? { source.parts }
  var notes: [String] { source.notes }

  /// Wraps a source that has not been read yet.
  init(_ source: any FrameSource, rate: FrameRate) {
    self.source = source
    self.rate = rate
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? { try source.next().map { ($0.frame, 1) } }

  func frame(_ index: Int) throws(RenderError) -> SourceFrame? { try source.frame(index) }
}
