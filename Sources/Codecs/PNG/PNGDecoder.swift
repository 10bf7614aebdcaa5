import CPNG
public import Pixels

/// Decodes PNG files: every color type and bit depth, interlaced or not.
public enum PNGDecoder {
  /// Decodes a file to sRGB.
  ///
  /// Colors are converted if the file describes them, by a profile, code points, or gamma and chromaticities; otherwise
  /// they are assumed to be sRGB, at 16 bits too. Components are premultiplied, rounding half up.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: The image.
  /// - Throws: ``ImageError`` when the bytes are not a complete, valid PNG file, or the image is too large; the size is
  ///   checked before memory is allocated.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    var bitmap = try decodeStraight(bytes)
    bitmap.premultiply()
    return bitmap
  }

  /// Reads a whole file as ``decode(_:)`` does, with straight components, exactly as a file of 8 bits in sRGB has them.
  package static func decodeStraight(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let header = try PNGHeader(bytes)
    try ImageLimit.check(width: header.width, height: header.height)
    // A row has a filter byte and at least one bit per pixel, and DEFLATE's compression ratio is at most 1032 to 1.
    guard header.height * (1 + header.width / 8) / 1032 <= bytes.count else {
      throw .damaged(
        .png, reason: "it is truncated: its data is too short for \(header.width) × \(header.height) pixels")
    }
    let description = try PNGDescription(bytes)
    let isDeep = description.depth == 16
    let conversion = try ColorConversion(
      description.colors, form: isDeep ? .rgba16 : .rgba8, isGray: description.isGray, format: .png)
    var bitmap = Bitmap(width: header.width, height: header.height)
    bitmap.alphaType = .straight
    if isDeep, let conversion {
      // Converting colors after reducing them to eight bits would lose precision. Budget: `ImageLimit`, checked on
      // the header.
      var samples = [UInt16](repeating: 0, count: header.width * header.height * 4)
      let damage = unsafe samples.withUnsafeMutableBytes { pixels in
        unsafe read(bytes, header, to: pixels.baseAddress, bytesPerRow: header.width * 8, bits: 16)
      }
      if let damage { throw damage }
      conversion.convert(samples, to: &bitmap)
    } else {
      let bytesPerRow = bitmap.bytesPerRow
      let damage = unsafe bitmap.withUnsafeMutableBytes { pixels in
        unsafe read(bytes, header, to: pixels, bytesPerRow: bytesPerRow, bits: 8)
      }
      if let damage { throw damage }
      conversion?.convert(&bitmap)
    }
    return bitmap
  }

  /// Reads the pixels; returns the error that ends reading, or nil for success.
  private static func read(
    _ bytes: [UInt8], _ header: PNGHeader, to pixels: UnsafeMutableRawPointer?, bytesPerRow: Int, bits: Int32
  ) -> ImageError? {
    var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
    // Sound: the reader stays within the `bytes.count` bytes of the file, `height` rows of the image, and its message.
    let done = unsafe bytes.withUnsafeBufferPointer { file in
      unsafe cpng_read(
        file.baseAddress, file.count, pixels, bytesPerRow, UInt32(header.width), UInt32(header.height), bits, &message)
    }
    return done == 1 ? nil : .damaged(.png, reason: String(message: message))
  }
}
