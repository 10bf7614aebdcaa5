package import Pixels

/// Converts frames to rows of RGBA that are not premultiplied, the input format of `ffmpeg`.
///
/// If the format needs even sizes, the last column and row are repeated.
package struct MovieFrameEncoder: FrameEncoder {
  /// The color behind translucent pixels; nil to keep their alpha.
  let matte: Pixel?
  let needsEvenSize: Bool
  /// The name of the file whose codec would lose alpha without a matte; nil if alpha is kept or there is a matte.
  let opaqueFile: String?

  package func encode(_ frame: Bitmap, after previous: Bitmap?) throws(OutputError) -> [UInt8] {
    var straight = frame
    if let opaqueFile, !frame.isOpaque {
      throw .cannotWrite(
        path: opaqueFile,
        reason:
          "AV1 is encoded without alpha, but the frames have transparency: leave out --codec to use VP9, which "
          + "keeps it, or add --matte with a background color")
    }
    if !frame.isOpaque, matte == nil { straight.unpremultiply() }
    let (width, height) =
      needsEvenSize ? ((frame.width + 1) & ~1, (frame.height + 1) & ~1) : (frame.width, frame.height)
    var bytes: [UInt8] = []
    // Budget: the size of the frame's `Bitmap`.
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      straight.withWords(ofRow: min(y, frame.height - 1)) { row in
        for x in 0..<width {
          let word = UInt32(littleEndian: row[min(x, frame.width - 1)])
          append(word, to: &bytes)
        }
      }
    }
    return bytes
  }

  @inline(__always)
  private func append(_ word: UInt32, to bytes: inout [UInt8]) {
    let alpha = word >> 24
    guard let matte, alpha < 255 else {
      bytes.append(UInt8(truncatingIfNeeded: word))
      bytes.append(UInt8(truncatingIfNeeded: word >> 8))
      bytes.append(UInt8(truncatingIfNeeded: word >> 16))
      bytes.append(UInt8(truncatingIfNeeded: alpha))
      return
    }
    // Composites a premultiplied component over an opaque matte.
    func over(_ shift: UInt32, _ behind: UInt8) -> UInt8 {
      UInt8(min(255, (word >> shift & 255) + (UInt32(behind) * (255 - alpha) + 127) / 255))
    }
    bytes += [over(0, matte.red), over(8, matte.green), over(16, matte.blue), 255]
  }
}
