import CPNG
public import Pixels

/// Reads PNG files: every color type and depth, interlaced or not.
public enum PNGDecoder {
  /// Reads a whole file as sRGB.
  ///
  /// A gamma that the file declares is converted; a file that declares none is taken for sRGB, at 16 bits too. Components
  /// are premultiplied with halves rounded up.
  ///
  /// - Parameter bytes: The file.
  /// - Returns: The picture.
  /// - Throws: ``ImageError`` when the bytes are not a whole, undamaged PNG file or the picture is too large; the size is
  ///   checked before memory is taken.
  public static func decode(_ bytes: [UInt8]) throws(ImageError) -> Bitmap {
    let header = try PNGHeader(bytes)
    guard Bitmap.canHold(width: header.width, height: header.height) else {
      throw .unusableSize(width: header.width, height: header.height)
    }
    var bitmap = Bitmap(width: header.width, height: header.height)
    let (width, height, bytesPerRow) = (UInt32(bitmap.width), UInt32(bitmap.height), bitmap.bytesPerRow)
    var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
    // Sound: the reader stays within `bytes.count` bytes of the file, `height` rows of the picture, and its message.
    let done = unsafe bytes.withUnsafeBufferPointer { file in
      unsafe bitmap.withUnsafeMutableBytes { pixels in
        unsafe cpng_read(
          file.baseAddress, file.count, pixels.assumingMemoryBound(to: UInt8.self), bytesPerRow, width, height, &message
        )
      }
    }
    guard done == 1 else { throw .damaged(.png, reason: String(message: message)) }
    bitmap.premultiply()
    return bitmap
  }
}
