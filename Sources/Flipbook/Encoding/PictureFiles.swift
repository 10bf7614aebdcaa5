import Codecs

/// PNG files, a frame each.
final class PictureFiles: FrameSource {
  let width: Int
  let height: Int
  var origin: String { paths[0] }
  var count: Int? { paths.count }
  /// True if no file has room for alpha: all are looked through for it.
  var isOpaque: Bool { paths.allSatisfy { path in (try? InputFile.read(path)).map(PNGHeader.tellsOpaque) == true } }
  let rate: FrameRate?
  private let paths: [String]
  private let lengths: [Int]
  private var index = 0

  /// Looks at the first of the files, whose size all must have.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - lengths: How many frames of the rate each is shown; 1 unless said.
  ///   - rate: Frames a second, if that is known.
  /// - Throws: ``RenderError`` when there is none, or it is no PNG file.
  init(_ paths: [String], lengths: [Int] = [], rate: FrameRate? = nil) throws(RenderError) {
    guard let first = paths.first else { throw RenderError(.frames("there are no frames")) }
    self.paths = paths
    self.lengths = lengths
    self.rate = rate
    let bytes = try InputFile.read(first)
    do throws(ImageError) {
      let header = try PNGHeader(bytes)
      (width, height) = (header.width, header.height)
    } catch {
      throw RenderError(.image(error), path: first)
    }
  }

  func next() throws(RenderError) -> (moment: SourceMoment, length: Int)? {
    guard let moment = try frame(index) else { return nil }
    defer { index += 1 }
    return (moment, lengths.indices.contains(index) ? lengths[index] : 1)
  }

  func frame(_ index: Int) throws(RenderError) -> SourceMoment? {
    paths.indices.contains(index) ? .png(try InputFile.read(paths[index]), path: paths[index]) : nil
  }
}
