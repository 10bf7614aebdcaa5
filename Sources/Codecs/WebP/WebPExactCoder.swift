import CWebP
import Locks
import Pixels

/// Encodes images losslessly, each only once.
///
/// A lossy file and the lossless one that it is compared with contain many of the same images.
final class WebPExactCoder: Sendable {
  private struct Key: Hashable {
    var pixels: UInt64
    var width: Int
    var height: Int
    var method: Int32
    var quality: Float
  }

  private let known: Locked<[Key: [UInt8]]>?

  /// Creates an encoder.
  ///
  /// - Parameter keepsImages: True to keep encoded images for later calls.
  init(keepsImages: Bool) { known = keepsImages ? Locked([:]) : nil }

  /// Returns the bytes of a still WebP file.
  ///
  /// - Parameters:
  ///   - image: The image, premultiplied.
  ///   - config: The settings of VP8L.
  /// - Returns: The bytes.
  /// - Throws: ``ImageError`` when memory runs out.
  func encode(_ image: Bitmap, config: WebPConfig) throws(ImageError) -> [UInt8] {
    guard let known else { return try WebPImageEncoder.encode(image, config: config) }
    let key = Key(
      pixels: image.digest, width: image.width, height: image.height, method: config.method, quality: config.quality)
    // Decoding excludes a collision of digests, and is far faster than encoding.
    if let bytes = known.withLock({ $0[key] }), try WebPDecoder.pixels(of: bytes) == image { return bytes }
    let bytes = try WebPImageEncoder.encode(image, config: config)
    known.withLock { $0[key] = bytes }
    return bytes
  }
}

extension Bitmap {
  /// The 64-bit FNV-1a hash of the pixels, word by word.
  fileprivate var digest: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for y in 0..<height {
      withWords(ofRow: y) { row in
        for x in row.indices { hash = (hash ^ UInt64(row[x])) &* 0x100_0000_01B3 }
      }
    }
    return hash
  }
}
