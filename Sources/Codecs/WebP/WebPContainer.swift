import Pixels

/// Writes the RIFF container of an animated WebP file.
///
/// The layout follows the WebP Container Specification, "Extended File Format".
enum WebPContainer {
  /// A frame of an animation.
  struct Frame {
    /// A still WebP file that contains the frame's pixels.
    var image: [UInt8]
    /// The canvas rectangle that the frame covers; its origin is even.
    var rectangle: PixelRect
    /// True if the frame is blended with the canvas; false if it replaces it, including transparent pixels.
    var blends: Bool
    /// The display time in milliseconds.
    var duration: Int
  }

  /// The longest display time of a frame, in milliseconds.
  static let maximumFrameDuration = 0xFF_FFFF

  /// Returns the bytes of a file.
  ///
  /// - Parameters:
  ///   - frames: The frames. A single frame that covers the canvas makes a still image.
  ///   - width: The width of the canvas in pixels, at most 16,384.
  ///   - height: The height of the canvas in pixels, at most 16,384.
  ///   - plays: The number of times the animation plays, 0 for an endless loop.
  /// - Returns: The bytes of the file.
  static func file(_ frames: [Frame], width: Int, height: Int, plays: Int) -> [UInt8] {
    if let only = frames.first, frames.count == 1, only.rectangle.width == width, only.rectangle.height == height {
      return only.image
    }
    var hasAlpha = false
    var body: [UInt8] = []
    for frame in frames {
      let (chunks, isTranslucent) = imageChunks(of: frame.image)
      hasAlpha = hasAlpha || isTranslucent
      var payload: [UInt8] = []
      payload.append(frame.rectangle.x / 2, bytes: 3)
      payload.append(frame.rectangle.y / 2, bytes: 3)
      payload.append(frame.rectangle.width - 1, bytes: 3)
      payload.append(frame.rectangle.height - 1, bytes: 3)
      payload.append(min(frame.duration, maximumFrameDuration), bytes: 3)
      // Bit 1 disables blending; bit 0, the disposal, stays zero.
      payload.append(frame.blends ? 0 : 2)
      payload += chunks
      body.append(chunk: "ANMF", payload)
    }
    var extended: [UInt8] = [0b10 | (hasAlpha ? 0b1_0000 : 0), 0, 0, 0]
    extended.append(width - 1, bytes: 3)
    extended.append(height - 1, bytes: 3)
    var animation: [UInt8] = [0, 0, 0, 0]
    animation.append(min(plays, 65_535), bytes: 2)
    var file = Array("WEBP".utf8)
    file.append(chunk: "VP8X", extended)
    file.append(chunk: "ANIM", animation)
    file += body
    var whole: [UInt8] = []
    whole.append(chunk: "RIFF", file)
    return whole
  }

  /// Returns the chunks of a still file that contain its pixels, and whether any pixel is translucent.
  private static func imageChunks(of file: [UInt8]) -> (chunks: ArraySlice<UInt8>, isTranslucent: Bool) {
    var start = 12
    while start + 8 <= file.count {
      switch String(decoding: file[start..<start + 4], as: UTF8.self) {
      case "ALPH": return (file[start...], true)
      case "VP8 ": return (file[start...], false)
      case "VP8L":
        // The signature byte is followed by 14 bits each for the width and the height, and then `alpha_is_used`.
        return (file[start...], start + 12 < file.count && file[start + 12] & 0x10 != 0)
      default:
        let count = file[start + 4..<start + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        start += 8 + count + count & 1
      }
    }
    return ([], false)
  }
}

extension [UInt8] {
  /// Appends the low bytes of an integer in little-endian order.
  fileprivate mutating func append(_ number: Int, bytes: Int) {
    for index in 0..<bytes { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  /// Appends a chunk, padded to an even length.
  fileprivate mutating func append(chunk name: String, _ payload: [UInt8]) {
    self += Array(name.utf8)
    append(payload.count, bytes: 4)
    self += payload
    if payload.count & 1 == 1 { append(0) }
  }
}
