#if canImport(CoreGraphics)
  public import CoreGraphics
  import Foundation
  public import Pixels

  extension Bitmap {
    /// A Core Graphics image with the same pixels, in sRGB; nil if Core Graphics can't create it.
    public var cgImage: CGImage? {
      // Sound: the bytes are those of the bitmap, and `Data` copies them.
      let data = unsafe withUnsafeBytes { unsafe Data(bytes: $0, count: bytesPerRow * height) }
      guard let provider = CGDataProvider(data: data as CFData), let space = CGColorSpace(name: CGColorSpace.sRGB)
      else { return nil }
      return unsafe CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }

    /// Draws a Core Graphics image in sRGB; nil if it is empty or too large.
    public init?(_ image: CGImage) {
      guard Bitmap.canHold(width: image.width, height: image.height), let space = CGColorSpace(name: CGColorSpace.sRGB)
      else { return nil }
      self.init(width: image.width, height: image.height)
      let (width, height, bytesPerRow) = (width, height, bytesPerRow)
      // Sound: the memory has `height` rows of `bytesPerRow` bytes, and the context is used only during the call.
      let isDrawn = unsafe withUnsafeMutableBytes { bytes in
        guard
          let context = unsafe CGContext(
            data: bytes, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return true
      }
      if !isDrawn { return nil }
    }
  }
#endif
