import Codecs
import Compositor
import Pixels

/// Rows of straight R, G, B, A, frame after frame, and nothing else.
final class RawFrames: FrameSource {
  let width: Int
  let height: Int
  let origin: String
  let count: Int?
  private let input: InputReader
  private var bitmaps: BitmapPool
  private var index = 0

  /// More frames than all workers have under way at once, on machines of today.
  private static let mostUnderWay = 256

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is the standard input.
  ///   - width: The width of every frame in pixels.
  ///   - height: The height of every frame in pixels.
  ///   - count: How many frames to read; nil for all there are.
  /// - Throws: ``RenderError`` when there is no such file.
  init(_ path: String, width: Int, height: Int, count: Int?) throws(RenderError) {
    (self.width, self.height) = (width, height)
    bitmaps = BitmapPool(width: width, height: height, capacity: RawFrames.mostUnderWay)
    input = try InputReader(path)
    origin = input.name
    self.count = count
  }

  func next() throws(RenderError) -> (moment: SourceMoment, length: Int)? {
    if let count, index == count { return nil }
    guard let moment = try read() else {
      guard let count else { return nil }
      throw RenderError(.frames("it has \(index) frames, where \(count) were asked for"), path: origin)
    }
    index += 1
    return (moment, 1)
  }

  func frame(_ index: Int) throws(RenderError) -> SourceMoment? {
    try input.seek(to: index * width * height * 4) ? try read() : nil
  }

  private func read() throws(RenderError) -> SourceMoment? {
    var got = 0
    let bitmap = try bitmaps.painting { (frame) throws(RenderError) in got = try input.read(rowsOf: &frame.bitmap) }
    if got == 0 { return nil }
    guard got == width * height * 4 else {
      throw RenderError(
        .frames("frame \(index) is cut short: it has \(got) of \(width * height * 4) bytes"), path: origin)
    }
    return .straight(bitmap)
  }
}
