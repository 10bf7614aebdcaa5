import CWebP
package import Pixels

/// Encodes single images with libwebp.
package enum WebPImageEncoder {
  /// Encodes an image with lossy compression.
  ///
  /// - Parameters:
  ///   - image: The image, premultiplied.
  ///   - quality: libwebp's quality, from 0 to 100.
  /// - Returns: The bytes of a still WebP file.
  /// - Throws: ``ImageError`` when memory runs out, or the image is too large for the format.
  package static func encode(_ image: Bitmap, quality: Float) throws(ImageError) -> [UInt8] {
    guard var config = try WebPCoding.lossy.configurations(effort: 3).first else { throw .libwebpMismatch }
    config.quality = quality
    return try encode(image, config: config)
  }

  /// Encodes an image as a still WebP file.
  ///
  /// - Parameters:
  ///   - image: The image, premultiplied.
  ///   - config: The settings of libwebp.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError`` when memory runs out, or the image is too large for the format.
  static func encode(_ image: Bitmap, config: WebPConfig) throws(ImageError) -> [UInt8] {
    var straight = image
    if !image.isOpaque { straight.unpremultiply() }
    var config = config
    var picture = unsafe WebPPicture()
    var writer = unsafe WebPMemoryWriter()
    // Sound: the image and the writer are local variables that the first calls initialize, the import copies all rows
    // of the bitmap, and the memory of both is freed on every path.
    guard unsafe WebPPictureInit(&picture) != 0 else { throw .libwebpMismatch }
    unsafe WebPMemoryWriterInit(&writer)
    defer {
      unsafe WebPPictureFree(&picture)
      unsafe WebPMemoryWriterClear(&writer)
    }
    unsafe picture.use_argb = 1
    unsafe picture.width = Int32(image.width)
    unsafe picture.height = Int32(image.height)
    let copied = unsafe straight.withUnsafeBytes { bytes in
      unsafe WebPPictureImportRGBA(&picture, bytes.assumingMemoryBound(to: UInt8.self), Int32(image.bytesPerRow))
    }
    guard copied != 0 else { throw .cannotEncode(.webp, reason: "there is not enough memory") }
    // Sound: the writer outlives the call that writes to it.
    let isEncoded = unsafe withUnsafeMutablePointer(to: &writer) { writer in
      unsafe picture.writer = WebPMemoryWrite
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(writer)
      return unsafe WebPEncode(&config, &picture) != 0
    }
    guard isEncoded else {
      throw unsafe picture.error_code == VP8_ENC_ERROR_BAD_DIMENSION
        ? .beyondFormat(.webp, reason: "its sides can have at most \(WEBP_MAX_DIMENSION) pixels")
        : .cannotEncode(.webp, reason: "libwebp failed")
    }
    return unsafe [UInt8](UnsafeBufferPointer(start: writer.mem, count: writer.size))
  }
}
