import Codecs

/// PNG files, one for each frame.
final class ImageFiles: FrameSource {
  let width: Int
  let height: Int
  var origin: String { paths[0] }
  var count: Int? { paths.count }
  /// True if no file has an alpha channel; checks all files.
  var isOpaque: Bool {
    parts?.isOpaque ?? paths.allSatisfy { path in (try? InputFile.read(path)).map(PNGHeader.declaresOpaque) == true }
  }
  let parts: JoinedParts?
  let rate: FrameRate?
  private let paths: [String]
  private let lengths: [Int]
  private var index = 0

  /// Reads the size of the first file; all files must have the same size.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - lengths: The duration of each frame in intervals of the rate; 1 by default.
  ///   - rate: Frames per second, if known.
  /// - Throws: ``RenderError`` when there are no files, or the first isn't a PNG file.
  init(_ paths: [String], lengths: [Int] = [], rate: FrameRate? = nil) throws(RenderError) {
    guard let first = paths.first else { throw RenderError(.frames("there are no frames")) }
    self.paths = paths
    self.lengths = lengths
    self.rate = rate
    parts = nil
    let bytes = try InputFile.read(first)
    do throws(ImageError) {
      let header = try PNGHeader(bytes)
      (width, height) = (header.width, header.height)
    } catch {
      throw RenderError(.image(error), path: first)
    }
  }

  /// Reads the frames of the parts of a distributed rendering.
  init(_ parts: JoinedParts) {
    self.parts = parts
    (paths, lengths, rate) = (parts.paths, [], parts.rate)
    (width, height) = (parts.width, parts.height)
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    guard let frame = try self.frame(index) else { return nil }
    defer { index += 1 }
    return (frame, lengths.indices.contains(index) ? lengths[index] : 1)
  }

  func frame(_ index: Int) throws(RenderError) -> SourceFrame? {
    guard paths.indices.contains(index) else { return nil }
    let bytes = try InputFile.read(paths[index])
    if let parts, SequenceManifest.checksum(of: bytes) != parts.checksums[index] {
      throw RenderError(
        .frames("its CRC-32 is not the one in its part's manifest: render the part again"), path: paths[index])
    }
    return .png(bytes, path: paths[index])
  }
}
