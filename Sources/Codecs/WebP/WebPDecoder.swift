import CWebP
public import Pixels

/// Reads WebP files: lossy and lossless, with alpha; of an animation the first frame.
public enum WebPDecoder {
  /// Reads a whole file as sRGB.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The picture, premultiplied; the first frame of an animation, over its whole canvas.
  /// - Throws: ``ImageError`` when the bytes are not a whole, undamaged WebP file or the picture is too large; the size
  ///   is checked before memory is taken.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    guard ImageFile.format(of: bytes) == .webp else { throw .wrongFormat(.webp) }
    var features = WebPBitstreamFeatures()
    // Sound: every call stays within the array's bytes, and fills in local variables.
    let status = unsafe bytes.withUnsafeBufferPointer { unsafe WebPGetFeatures($0.baseAddress, $0.count, &features) }
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason: reason(status)) }
    let (width, height) = (Int(features.width), Int(features.height))
    guard Bitmap.canHold(width: width, height: height) else { throw .unusableSize(width: width, height: height) }
    return features.has_animation != 0
      ? try firstFrame(of: bytes, width: width, height: height) : try still(bytes, width: width, height: height)
  }

  private static func still(_ bytes: [UInt8], width: Int, height: Int) throws(ImageError) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else {
      throw .damaged(.webp, reason: "libwebp is of another version than its headers")
    }
    let bytesPerRow = bitmap.bytesPerRow
    // Sound: the decoder is told the size of the bitmap's memory, and the array's.
    let status = unsafe bitmap.withUnsafeMutableBytes { pixels in
      unsafe config.output.colorspace = MODE_rgbA
      unsafe config.output.is_external_memory = 1
      unsafe config.output.u.RGBA.rgba = pixels.assumingMemoryBound(to: UInt8.self)
      unsafe config.output.u.RGBA.stride = Int32(bytesPerRow)
      unsafe config.output.u.RGBA.size = bytesPerRow * height
      return unsafe bytes.withUnsafeBufferPointer { unsafe WebPDecode($0.baseAddress, $0.count, &config) }
    }
    guard status == VP8_STATUS_OK else { throw .damaged(.webp, reason: reason(status)) }
    return bitmap
  }

  private static func firstFrame(of bytes: [UInt8], width: Int, height: Int) throws(ImageError) -> Bitmap {
    var options = WebPAnimDecoderOptions()
    // Sound: the options are a local variable that the call fills in.
    guard unsafe WebPAnimDecoderOptionsInitInternal(&options, WEBP_DEMUX_ABI_VERSION) != 0 else {
      throw .damaged(.webp, reason: "libwebp is of another version than its headers")
    }
    options.color_mode = MODE_rgbA
    var bitmap = Bitmap(width: width, height: height)
    let bytesPerRow = bitmap.bytesPerRow
    // Sound: the decoder lives within the array's scope, and its canvas has `width * height` pixels of four bytes.
    let isRead = unsafe bytes.withUnsafeBufferPointer { file -> Bool in
      var data = unsafe WebPData(bytes: file.baseAddress, size: file.count)
      guard let decoder = unsafe WebPAnimDecoderNewInternal(&data, &options, WEBP_DEMUX_ABI_VERSION) else {
        return false
      }
      defer { unsafe WebPAnimDecoderDelete(decoder) }
      var canvas: UnsafeMutablePointer<UInt8>?
      var time: Int32 = 0
      guard unsafe WebPAnimDecoderGetNext(decoder, &canvas, &time) != 0, let canvas = unsafe canvas else {
        return false
      }
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        for y in 0..<height {
          unsafe (pixels + y * bytesPerRow).copyMemory(from: canvas + y * width * 4, byteCount: width * 4)
        }
      }
      return true
    }
    guard isRead else { throw .damaged(.webp, reason: "its first frame cannot be read") }
    return bitmap
  }

  private static func reason(_ status: VP8StatusCode) -> String {
    switch status {
    case VP8_STATUS_NOT_ENOUGH_DATA: "it is cut short"
    case VP8_STATUS_OUT_OF_MEMORY: "there is not enough memory"
    case VP8_STATUS_UNSUPPORTED_FEATURE: "it uses a feature that libwebp does not know"
    default: "its data cannot be decoded"
    }
  }
}
