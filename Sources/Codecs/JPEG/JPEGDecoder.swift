import CJPEG
public import Pixels

/// Reads JPEG files: baseline and progressive, gray, color and ink.
public enum JPEGDecoder {
  /// Reads a whole file as sRGB, which it is taken for whatever profile it holds.
  ///
  /// The picture is turned and mirrored as its Exif orientation asks for. Inks become colors as their product, which is
  /// what they are without a profile.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The picture, which is opaque.
  /// - Throws: ``ImageError`` when the bytes are not a whole, undamaged JPEG file or the picture is too large; the size is
  ///   checked before memory is taken.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let signature: [UInt8] = [0xFF, 0xD8, 0xFF]
    guard !bytes.isEmpty, bytes.starts(with: signature.prefix(bytes.count)) else { throw .wrongFormat(.jpeg) }
    var message = [CChar](repeating: 0, count: CJPEG_MESSAGE_SIZE)
    var header = cjpeg_header()
    // Sound: the reader stays within `bytes.count` bytes of the file, the header and its message.
    let known = unsafe bytes.withUnsafeBufferPointer { file in
      unsafe cjpeg_read_header(file.baseAddress, file.count, &header, &message)
    }
    guard known == 1 else { throw .damaged(.jpeg, reason: String(message: message)) }
    guard Bitmap.canHold(width: Int(header.width), height: Int(header.height)) else {
      throw .unusableSize(width: Int(header.width), height: Int(header.height))
    }
    var bitmap = Bitmap(width: Int(header.width), height: Int(header.height))
    let bytesPerRow = bitmap.bytesPerRow
    // Sound: it stays within `height` rows of the picture, too.
    let done = unsafe bytes.withUnsafeBufferPointer { file in
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        unsafe cjpeg_read(
          file.baseAddress, file.count, pixels.assumingMemoryBound(to: UInt8.self), bytesPerRow, header.width,
          header.height, &message)
      }
    }
    guard done == 1 else { throw .damaged(.jpeg, reason: String(message: message)) }
    return bitmap.upright(orientation: Int(header.orientation))
  }
}
