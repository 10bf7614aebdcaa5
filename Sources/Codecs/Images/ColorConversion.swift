import CLCMS
import Pixels

/// A color conversion to sRGB, performed by Little CMS.
@safe
final class ColorConversion {
  /// The pixel format before the conversion.
  enum Form {
    /// Red, green, blue, and alpha with 8 bits each, not premultiplied.
    case rgba8
    /// Red, green, blue, and alpha with 16 bits each, not premultiplied.
    case rgba16
    /// Cyan, magenta, yellow, and black with 8 bits each.
    case cmyk8

    fileprivate var value: clcms_pixels {
      switch self {
      case .rgba8: CLCMS_RGBA8
      case .rgba16: CLCMS_RGBA16
      case .cmyk8: CLCMS_CMYK8
      }
    }
  }

  private let conversion: OpaquePointer

  /// Creates a conversion; nil if no conversion is needed.
  ///
  /// - Parameters:
  ///   - colors: The color space of the file.
  ///   - form: The pixel format.
  ///   - isGray: True if all pixels are gray, with equal components.
  ///   - format: The file's format, for errors.
  /// - Throws: ``ImageError`` when the profile is damaged, or does not match the pixel format.
  init?(_ colors: SourceColors, form: Form, isGray: Bool, format: ImageFormat) throws(ImageError) {
    var made: OpaquePointer?
    let status: clcms_status
    switch colors {
    case .sRGB: return nil
    case .profile(let bytes):
      // Sound: the profile is read within the array's bytes, and the conversion keeps no pointer to them.
      status = unsafe bytes.withUnsafeBufferPointer {
        unsafe clcms_from_profile($0.baseAddress, $0.count, form.value, isGray ? 1 : 0, &made)
      }
    case .encoded(let primaries, let curve):
      let tone = clcms_curve(g: curve.gamma, a: curve.a, b: curve.b, c: curve.c, d: curve.d)
      // Sound: there are eight chromaticities.
      status = unsafe primaries.chromaticities.withUnsafeBufferPointer {
        unsafe clcms_from_primaries($0.baseAddress, tone, form.value, &made)
      }
    }
    switch status {
    case CLCMS_DONE: break
    case CLCMS_IS_SRGB: return nil
    case CLCMS_OTHER_COMPONENTS:
      throw .damaged(format, reason: "its color profile does not match the color components of its pixels")
    default: throw .damaged(format, reason: "its color profile cannot be read")
    }
    guard let made = unsafe made else { return nil }
    unsafe conversion = made
  }

  deinit { unsafe clcms_close(conversion) }

  /// Converts 8-bit pixels in place, and leaves the fourth byte of each as it is.
  func convert(_ bitmap: inout Bitmap) {
    let (width, height, bytesPerRow) = (UInt32(bitmap.width), bitmap.height, bitmap.bytesPerRow)
    // Sound: each row has `width` pixels of four bytes.
    unsafe bitmap.withUnsafeMutableBytes { pixels in
      for y in 0..<height {
        let row = unsafe pixels + y * bytesPerRow
        unsafe clcms_convert(conversion, row, row.assumingMemoryBound(to: UInt8.self), width)
      }
    }
  }

  /// Converts 16-bit pixels with four components each, and copies their alpha.
  func convert(_ samples: [UInt16], to bitmap: inout Bitmap) {
    let (width, height, bytesPerRow) = (bitmap.width, bitmap.height, bitmap.bytesPerRow)
    precondition(samples.count == width * height * 4, "the number of samples does not match the image's size")
    // Sound: each row has `width` pixels, of eight bytes before the conversion and four after it.
    unsafe samples.withUnsafeBufferPointer { source in
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        for y in 0..<height {
          let row = unsafe (pixels + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
          for x in 0..<width {
            unsafe row[x * 4 + 3] = UInt8((UInt32(source[(y * width + x) * 4 + 3]) * 255 + 32_767) / 65_535)
          }
          unsafe clcms_convert(conversion, source.baseAddress.map { unsafe $0 + y * width * 4 }, row, UInt32(width))
        }
      }
    }
  }
}
