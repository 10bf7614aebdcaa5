import Pixels

/// A frame control chunk (`fcTL`): the rectangle, delay, disposal, and blending of one frame.
struct APNGControl: Hashable, Sendable {
  /// The treatment of a frame's rectangle before the next frame is drawn; the raw values are the `dispose_op` codes.
  enum Disposal: UInt8, Sendable {
    /// The rectangle is left as it is.
    case keep = 0
    /// The rectangle is cleared to transparent black.
    case clear = 1
    /// The rectangle is restored to its contents before the frame.
    case restore = 2
  }

  /// The operation that combines a frame's pixels with the canvas; the raw values are the `blend_op` codes.
  enum Blend: UInt8, Sendable {
    /// The pixels replace the canvas, alpha included.
    case source = 0
    /// The pixels are composited over the canvas.
    case over = 1
  }

  /// The canvas rectangle that the frame covers.
  let rectangle: PixelRect
  /// The display time of the frame.
  let delay: APNGDelay
  /// The treatment of the rectangle before the next frame is drawn.
  let disposal: Disposal
  /// The operation that combines the pixels with the canvas.
  let blend: Blend

  /// The length of the chunk's data in bytes, sequence number included.
  static let byteCount = 26

  init(rectangle: PixelRect, delay: APNGDelay, disposal: Disposal, blend: Blend) {
    self.rectangle = rectangle
    self.delay = delay
    self.disposal = disposal
    self.blend = blend
  }

  /// Parses the data of a chunk, including its sequence number; nil if they are invalid.
  init?(_ data: ArraySlice<UInt8>) {
    guard data.count == APNGControl.byteCount else { return nil }
    func number(_ offset: Int, bytes: Int) -> Int {
      data.dropFirst(offset).prefix(bytes).reduce(0) { $0 << 8 | Int($1) }
    }
    rectangle = PixelRect(
      x: number(12, bytes: 4), y: number(16, bytes: 4), width: number(4, bytes: 4), height: number(8, bytes: 4))
    let denominator = number(22, bytes: 2)
    // A denominator of 0 stands for 100.
    delay = APNGDelay(numerator: number(20, bytes: 2), denominator: denominator == 0 ? 100 : denominator)
    guard rectangle.width > 0, rectangle.height > 0, let disposal = Disposal(rawValue: UInt8(number(24, bytes: 1))),
      let blend = Blend(rawValue: UInt8(number(25, bytes: 1)))
    else { return nil }
    self.disposal = disposal
    self.blend = blend
  }

  /// The data of a chunk, without its sequence number.
  var bytes: [UInt8] {
    [rectangle.width, rectangle.height, rectangle.x, rectangle.y].flatMap(PNGChunks.bytes)
      + PNGChunks.shortBytes(delay.numerator) + PNGChunks.shortBytes(delay.denominator)
      + [disposal.rawValue, blend.rawValue]
  }
}
