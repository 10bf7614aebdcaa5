import Codecs
import Pixels

/// The frames of a source, cropped to a rectangle.
final class CroppedFrames: FrameSource {
  private let source: any FrameSource
  private let part: PixelRect
  private let developer: SourceDecoder

  var width: Int { part.width }
  var height: Int { part.height }
  var origin: String { source.origin }
  var rate: FrameRate? { source.rate }
  var evenRate: FrameRate? { source.evenRate }
  var isMovie: Bool { source.isMovie }
  var count: Int? { source.count }
  var isOpaque: Bool { source.isOpaque }
  var plays: Int? { source.plays }
  var notes: [String] { source.notes }

  /// Crops the frames of a source.
  ///
  /// - Throws: ``RenderError`` if the rectangle extends beyond the frames.
  init(_ source: any FrameSource, part: PixelRect) throws(RenderError) {
    guard !part.isEmpty, PixelRect(x: 0, y: 0, width: source.width, height: source.height).contains(part) else {
      throw RenderError(
        .options(
          "the crop \(part.x),\(part.y),\(part.width),\(part.height) is not within the frames of "
            + "\(source.width) × \(source.height) pixels"), path: source.origin)
    }
    self.source = source
    self.part = part
    developer = SourceDecoder(width: source.width, height: source.height, origin: source.origin)
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    guard let (frame, length) = try source.next() else { return nil }
    return (.cropped(frame, to: part, developer), length)
  }

  func frame(_ index: Int) throws(RenderError) -> SourceFrame? {
    try source.frame(index).map { .cropped($0, to: part, developer) }
  }
}
