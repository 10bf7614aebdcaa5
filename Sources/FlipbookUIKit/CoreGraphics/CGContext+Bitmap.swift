import Foundation
import Geometry
import LayerTree
import Pixels

extension CGContext {
  /// Creates a context for an image of a number of pixels, whose origin is at the bottom left, as in Core Graphics.
  ///
  /// - Parameters:
  ///   - data: The initial pixels, and the memory for the drawing's after each of the first 256 operations, for up to
  ///     65,536 pixels; nil for clear ones.
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  ///   - bitsPerComponent: The bits per component: 8.
  ///   - bytesPerRow: The distance between the rows of `data` in bytes; 0 for rows without a gap.
  ///   - space: The color space: sRGB.
  ///   - bitmapInfo: The order of the components, a `CGImageAlphaInfo` and a byte order of `CGBitmapInfo`.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, (1...16_384).contains(width), (1...16_384).contains(height),
      bytesPerRow == 0 || bytesPerRow >= width * 4
    else { return nil }
    let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue) ?? .premultipliedLast
    let isOpaque = [.none, .noneSkipFirst, .noneSkipLast].contains(alpha)
    self.init(
      canvas: Rect(0, 0, Double(width), Double(height)), scale: 1, isOpaque: isOpaque, for: "CGContext(data:)")
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    if let data = unsafe data {
      let isReversed = bitmapInfo & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
      let order = alpha.order(isReversed: isReversed)
      var bitmap = Bitmap(width: width, height: height)
      let distance = bytesPerRow == 0 ? width * 4 : bytesPerRow
      for y in 0..<height {
        for x in 0..<width {
          // Sound: the caller's memory has `height` rows of `distance` bytes, each with `width` pixels.
          let byte = { (component: Int) -> UInt8 in
            unsafe data.load(fromByteOffset: y * distance + x * 4 + component, as: UInt8.self)
          }
          let opacity = isOpaque ? 255 : byte(order.alpha)
          bitmap[x, y] = Pixel(
            red: min(opacity, byte(order.red)), green: min(opacity, byte(order.green)),
            blue: min(opacity, byte(order.blue)), alpha: opacity)
        }
      }
      draw(
        CGImage(StageContext.require("CGContext(data:)").images.image(drawn: bitmap, scale: 1)),
        in: CGRect(x: 0, y: 0, width: width, height: height))
      write = { bitmap in
        for y in 0..<bitmap.height {
          for x in 0..<bitmap.width {
            let pixel = bitmap[x, y]
            // Sound: the memory has a row of `distance` bytes for each row of pixels, as long as the context exists.
            unsafe data.storeBytes(of: pixel.red, toByteOffset: y * distance + x * 4 + order.red, as: UInt8.self)
            unsafe data.storeBytes(of: pixel.green, toByteOffset: y * distance + x * 4 + order.green, as: UInt8.self)
            unsafe data.storeBytes(of: pixel.blue, toByteOffset: y * distance + x * 4 + order.blue, as: UInt8.self)
            unsafe data.storeBytes(of: pixel.alpha, toByteOffset: y * distance + x * 4 + order.alpha, as: UInt8.self)
          }
        }
      }
    }
  }

  /// The largest number of pixels that are written to the caller's memory after an operation.
  private static let maximumWrittenPixels = 65_536
  /// The largest number of operations whose pixels are written: each paints the whole drawing.
  private static let maximumWriteCount = 256

  /// Writes the pixels of the drawing to the caller's memory.
  func writePixels() {
    guard let write else { return }
    writeCount += 1
    guard width * height <= Self.maximumWrittenPixels, writeCount <= Self.maximumWriteCount else {
      return Unsupported.report(
        "CGContext(data:)",
        "drawing changes the memory of at most \(Self.maximumWrittenPixels) pixels, \(Self.maximumWriteCount) times")
    }
    write(bitmap)
  }
}

/// The position of alpha in a pixel, `CGImageAlphaInfo`.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha.
  case none
  /// RGBA, with colors multiplied by alpha.
  case premultipliedLast
  /// ARGB, with colors multiplied by alpha.
  case premultipliedFirst
  /// RGBA; treated like colors multiplied by alpha.
  case last
  /// ARGB; treated like colors multiplied by alpha.
  case first
  /// RGB and an unused byte.
  case noneSkipLast
  /// An unused byte and RGB.
  case noneSkipFirst
  /// Alpha alone.
  case alphaOnly

  /// The offsets of the components in a pixel of four bytes.
  fileprivate func order(isReversed: Bool) -> (red: Int, green: Int, blue: Int, alpha: Int) {
    let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(self)
    switch (isFirst, isReversed) {
    case (false, false): return (0, 1, 2, 3)
    case (true, false): return (1, 2, 3, 0)
    case (false, true): return (3, 2, 1, 0)
    case (true, true): return (2, 1, 0, 3)
    }
  }
}

/// The format of pixels, `CGBitmapInfo`.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The bits, as in Core Graphics.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of a `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Four bytes in the opposite order.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Four bytes in order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
