import CPNG
public import Pixels

/// Writes PNG files: RGB for opaque pictures, RGBA for others, eight bits a component, declared as sRGB.
///
/// The same picture gives the same bytes: no time or text is stored. Decoding gives back the very premultiplied pixels.
/// Encoding holds no state, so several threads can share an encoder.
public struct PNGEncoder: Hashable, Sendable {
  /// What is done to rows before they are compressed.
  public enum Filter: Int, Hashable, Sendable, CaseIterable {
    /// Nothing: best for flat interface art.
    case none = 0
    /// Differences to the pixel on the left.
    case sub = 1
    /// Differences to the pixel above.
    case up = 2
    /// Differences to the mean of the left and the upper pixel.
    case average = 3
    /// Differences to whichever of three neighbours predicts best: good for photographs and gradients.
    case paeth = 4
  }

  /// How hard the compressor tries, from 0 (not at all) to 9; values outside are taken for the nearest.
  public var level: Int
  /// The filter of every row.
  ///
  /// One filter for all rows is both faster and, on interface art, smaller than guessing for every row which is best.
  public var filter: Filter

  /// Makes an encoder.
  public init(level: Int = 6, filter: Filter = .none) {
    self.level = level
    self.filter = filter
  }

  /// Makes a whole PNG file.
  ///
  /// - Parameter bitmap: The picture.
  /// - Returns: The bytes of the file.
  /// - Throws: ``ImageError/cannotEncode(_:reason:)``, which only happens when memory runs out.
  public func encode(_ bitmap: Bitmap) throws(ImageError) -> [UInt8] {
    let isOpaque = bitmap.isOpaque
    var straight = bitmap
    if !isOpaque { straight.unpremultiply() }
    var message = [CChar](repeating: 0, count: CPNG_MESSAGE_SIZE)
    var file = unsafe cpng_file()
    // Sound: the writer reads `height` rows of the picture and writes to its message and to memory of its own.
    let done = unsafe straight.withUnsafeBytes { pixels in
      unsafe cpng_write(
        pixels.assumingMemoryBound(to: UInt8.self), bitmap.bytesPerRow, UInt32(bitmap.width), UInt32(bitmap.height),
        isOpaque ? 0 : 1, Int32(filter.rawValue), Int32(min(max(level, 0), 9)), &file, &message)
    }
    guard done == 1 else { throw .cannotEncode(.png, reason: String(message: message)) }
    // The file is ours since the writer succeeded; its bytes are copied before they are freed.
    defer { unsafe cpng_free(&file) }
    return unsafe [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
