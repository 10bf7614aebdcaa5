import CJPEG
public import Pixels

/// Decodes JPEG files: baseline and progressive; grayscale, color, and CMYK.
public enum JPEGDecoder {
  /// Decodes a file to sRGB.
  ///
  /// The colors of an ICC profile are converted. The image is rotated and mirrored according to its Exif orientation.
  /// Without a profile, CMYK is converted by multiplying the complements of each ink and of black.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The opaque bitmap.
  /// - Throws: ``ImageError`` when the bytes are not a complete, valid JPEG file, or the image is too large; the size
  ///   is checked before memory is allocated.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let signature: [UInt8] = [0xFF, 0xD8, 0xFF]
    guard !bytes.isEmpty, bytes.starts(with: signature.prefix(bytes.count)) else { throw .wrongFormat(.jpeg) }
    var message = [CChar](repeating: 0, count: CJPEG_MESSAGE_SIZE)
    var header = cjpeg_header()
    // Sound: the reader stays within the `bytes.count` bytes of the file, the header, and its message.
    let known = unsafe bytes.withUnsafeBufferPointer { file in
      unsafe cjpeg_read_header(file.baseAddress, file.count, &header, &message)
    }
    guard known == 1 else { throw .damaged(.jpeg, reason: String(message: message)) }
    try ImageLimit.check(width: Int(header.width), height: Int(header.height))
    let segments = JPEGSegments(bytes)
    let hasInks = header.components == 4
    let conversion = try ColorConversion(
      segments.profile.map(SourceColors.profile) ?? .sRGB, form: hasInks ? .cmyk8 : .rgba8,
      isGray: header.components == 1, format: .jpeg)
    let keepsInks: Int32 = hasInks && conversion != nil ? 1 : 0
    var bitmap = Bitmap(width: Int(header.width), height: Int(header.height))
    let bytesPerRow = bitmap.bytesPerRow
    // Sound: the reader also stays within `height` rows of the image.
    let done = unsafe bytes.withUnsafeBufferPointer { file in
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        unsafe cjpeg_read(
          file.baseAddress, file.count, pixels.assumingMemoryBound(to: UInt8.self), bytesPerRow, header.width,
          header.height, keepsInks, &message)
      }
    }
    guard done == 1 else { throw .damaged(.jpeg, reason: String(message: message)) }
    conversion?.convert(&bitmap)
    if keepsInks == 1 { bitmap.makeOpaque() }
    return bitmap.upright(orientation: segments.orientation)
  }
}

extension Bitmap {
  /// Replaces the black component, stored in place of alpha, with full opacity.
  fileprivate mutating func makeOpaque() {
    let (width, height, bytesPerRow) = (width, height, bytesPerRow)
    // Sound: each row has `width` pixels of four bytes.
    unsafe withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        for x in 0..<width {
          unsafe bytes.storeBytes(of: 255, toByteOffset: y * bytesPerRow + x * 4 + 3, as: UInt8.self)
        }
      }
    }
  }
}
