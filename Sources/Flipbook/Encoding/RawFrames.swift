import Codecs
import Pixels

/// Raw RGBA frames with straight alpha, without headers.
final class RawFrames: FrameSource {
  let width: Int
  let height: Int
  let origin: String
  let count: Int?
  /// True if no pixel of a file is translucent, checked by reading them all; pipes count as translucent.
  var isOpaque: Bool { (try? looksOpaque()) == true }
  private let input: InputReader
  /// Bitmaps that are reused once they are no longer referenced.
  private var bitmaps: [Bitmap] = []
  private var index = 0

  /// Opens a file of raw frames.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - count: The number of frames to read; nil for all.
  /// - Throws: ``RenderError`` when there is no such file.
  init(_ path: String, width: Int, height: Int, count: Int?) throws(RenderError) {
    (self.width, self.height) = (width, height)
    input = try InputReader(path)
    origin = input.name
    self.count = count
  }

  func next() throws(RenderError) -> (frame: SourceFrame, length: Int)? {
    if let count, index == count { return nil }
    guard let frame = try read() else {
      guard let count else { return nil }
      throw RenderError(.frames("it has only \(index) frames, but --frames is \(count)"), path: origin)
    }
    index += 1
    return (frame, 1)
  }

  func frame(_ index: Int) throws(RenderError) -> SourceFrame? {
    try input.seek(to: index * width * height * 4) ? try read() : nil
  }

  /// Checks all frames for opacity, and seeks back to the next unread one.
  private func looksOpaque() throws(RenderError) -> Bool {
    let frameBytes = width * height * 4
    guard try input.seek(to: 0) else { return false }
    var bitmap = Bitmap(width: width, height: height)
    var (isOpaque, seen) = (true, 0)
    while isOpaque, seen < count ?? .max, try input.read(rowsOf: &bitmap) == frameBytes {
      isOpaque = bitmap.isOpaque
      seen += 1
    }
    _ = try input.seek(to: index * frameBytes)
    return isOpaque
  }

  private func read() throws(RenderError) -> SourceFrame? {
    let free = bitmaps.indices.first { bitmaps[$0].isUnique() } ?? bitmaps.count
    if free == bitmaps.count { bitmaps.append(Bitmap(width: width, height: height)) }
    bitmaps[free].alphaType = .straight
    let got = try input.read(rowsOf: &bitmaps[free])
    if got == 0 { return nil }
    guard got == width * height * 4 else {
      throw RenderError(
        .frames(
          "frame \(index) is truncated: it has \(got) of \(width * height * 4) bytes; are frames \(width) × "
            + "\(height)?"),
        path: origin)
    }
    return .straight(bitmaps[free])
  }
}
