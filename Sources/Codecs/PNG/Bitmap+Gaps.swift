import Pixels

extension Bitmap {
  /// Replaces unchanged pixels with a gap value.
  ///
  /// - Parameters:
  ///   - old: The previous image.
  ///   - new: The next image.
  ///   - part: The rectangle of `new` that this bitmap contains.
  ///   - gap: The pixel value that leaves the canvas as it is.
  /// - Returns: The number of unchanged pixels; nil, with some pixels replaced, if a changed pixel doesn't cover the
  ///   one below, or equals the gap value.
  mutating func leaveOutUnchanged(from old: Bitmap, to new: Bitmap, in part: PixelRect, gap: Pixel) -> Int? {
    let gap = gap.word
    let step = bytesPerRow
    precondition(
      bounds.width == part.width && bounds.height == part.height, "the bitmap must have the size of the part")
    precondition(old.bounds.contains(part) && new.bounds.contains(part), "the part must be within both bitmaps")
    var gaps = 0
    // Sound: the part is within both images and as large as this one.
    return unsafe withUnsafeMutableBytes { bytes in
      for y in 0..<part.height {
        let row = unsafe (bytes + y * step).assumingMemoryBound(to: UInt32.self)
        let covers = old.withWords(ofRow: part.y + y) { before in
          new.withWords(ofRow: part.y + y) { after in
            for x in 0..<part.width {
              let (old, new) = (before[part.x + x], after[part.x + x])
              if old == new {
                unsafe row[x] = gap
                gaps += 1
              } else {
                let alpha = UInt32(littleEndian: new) >> 24
                if new == gap || alpha == 0 || alpha != 255 && old != 0 { return false }
              }
            }
            return true
          }
        }
        guard covers else { return nil }
      }
      return gaps
    }
  }

  /// Returns the number of pixels in a rectangle that differ from another bitmap of the same size.
  func changedPixelCount(from old: Bitmap, in part: PixelRect) -> Int {
    var count = 0
    for y in part.y..<part.maxY {
      old.withWords(ofRow: y) { before in
        withWords(ofRow: y) { after in
          for x in part.x..<part.maxX where before[x] != after[x] { count += 1 }
        }
      }
    }
    return count
  }
}

extension Pixel {
  /// The components as one integer, in memory order.
  var word: UInt32 {
    (UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24).littleEndian
  }
}
