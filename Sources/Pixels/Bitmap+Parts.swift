extension Bitmap {
  /// The rectangle of all pixels.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Returns a copy of a part of the image.
  ///
  /// - Precondition: The part is within the image, and not empty.
  package func cropped(to part: PixelRect) -> Bitmap {
    precondition(bounds.contains(part), "\(part) is not within \(width) × \(height) pixels")
    var result = Bitmap(width: part.width, height: part.height)
    result.alphaType = alphaType
    let target = result.bytesPerRow
    // Sound: the part is within this image and has the size of the other.
    unsafe result.withUnsafeMutableBytes { copy in
      unsafe withUnsafeBytes { bytes in
        for y in 0..<part.height {
          unsafe (copy + y * target).copyMemory(
            from: bytes + (part.y + y) * bytesPerRow + part.x * 4, byteCount: part.width * 4)
        }
      }
    }
    return result
  }

  /// Copies another bitmap into this one, with its top left corner at (`x`, `y`).
  ///
  /// - Precondition: The other bitmap fits within this one at that position.
  package mutating func place(_ part: Bitmap, x: Int, y: Int) {
    let target = PixelRect(x: x, y: y, width: part.width, height: part.height)
    precondition(bounds.contains(target), "\(target) is not within \(width) × \(height) pixels")
    let distance = bytesPerRow
    // Sound: the part is within this bitmap, and its rows have the length of the target's.
    unsafe withUnsafeMutableBytes { bytes in
      unsafe part.withUnsafeBytes { (source: UnsafeRawPointer) in
        for row in 0..<target.height {
          unsafe (bytes + (y + row) * distance + x * 4).copyMemory(
            from: source + row * part.bytesPerRow, byteCount: target.width * 4)
        }
      }
    }
  }
}
