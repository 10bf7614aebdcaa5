import CWebP
public import Pixels

/// Decodes WebP files: lossy and lossless, with alpha; of an animation, the first frame.
public enum WebPDecoder {
  /// Decodes a file to sRGB.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The image, premultiplied; for an animation, the canvas with its first frame.
  /// - Throws: ``ImageError`` when the bytes are not a complete, valid WebP file, or the image is too large; the size
  ///   is checked before memory is allocated.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    guard ImageFormat(of: bytes) == .webp else { throw .wrongFormat(.webp) }
    var features = WebPBitstreamFeatures()
    // Sound: every call stays within the array's bytes, and fills in local variables.
    let status = unsafe bytes.withUnsafeBufferPointer { unsafe WebPGetFeatures($0.baseAddress, $0.count, &features) }
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason: reason(status)) }
    let (width, height) = (Int(features.width), Int(features.height))
    try ImageLimit.check(
      width: width, height: height, limit: features.has_animation != 0 ? ImageLimit.animation : ImageLimit.still)
    // The first frame of an animation is composited onto the canvas.
    if features.has_animation != 0, var frame = try WebPAnimationDecoder(bytes).next() {
      frame.premultiply()
      return frame
    }
    let description = WebPDescription(bytes)
    let conversion = try ColorConversion(description.colors, form: .rgba8, isGray: false, format: .webp)
    var bitmap = try still(bytes, width: width, height: height)
    conversion?.convert(&bitmap)
    bitmap.premultiply()
    return bitmap.upright(orientation: description.orientation)
  }

  /// Decodes the pixels of a still file to a premultiplied bitmap, without color conversion.
  ///
  /// - Throws: ``ImageError`` when the file is damaged.
  static func pixels(of bytes: [UInt8]) throws(ImageError) -> Bitmap {
    var features = WebPBitstreamFeatures()
    // Sound: the call stays within the array's bytes, and fills in a local variable.
    let status = unsafe bytes.withUnsafeBufferPointer { unsafe WebPGetFeatures($0.baseAddress, $0.count, &features) }
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason: reason(status)) }
    var bitmap = try still(bytes, width: Int(features.width), height: Int(features.height))
    if features.has_alpha != 0 { bitmap.premultiply() } else { bitmap.alphaType = .premultiplied }
    return bitmap
  }

  /// Decodes the pixels of a still image, not premultiplied.
  private static func still(_ bytes: [UInt8], width: Int, height: Int) throws(ImageError) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    bitmap.alphaType = .straight
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else {
      throw .damaged(.webp, reason: "the version of libwebp does not match its headers")
    }
    let bytesPerRow = bitmap.bytesPerRow
    // Sound: the decoder is given the sizes of the bitmap's memory and of the array.
    let status = unsafe bitmap.withUnsafeMutableBytes { pixels in
      unsafe config.output.colorspace = MODE_RGBA
      unsafe config.output.is_external_memory = 1
      unsafe config.output.u.RGBA.rgba = pixels.assumingMemoryBound(to: UInt8.self)
      unsafe config.output.u.RGBA.stride = Int32(bytesPerRow)
      unsafe config.output.u.RGBA.size = bytesPerRow * height
      return unsafe bytes.withUnsafeBufferPointer { unsafe WebPDecode($0.baseAddress, $0.count, &config) }
    }
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason: reason(status)) }
    return bitmap
  }

  private static func reason(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it is truncated"
    case VP8_STATUS_OUT_OF_MEMORY: "there is not enough memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses a feature that libwebp does not support"
    default: "its data cannot be decoded"
    }
  }
}
