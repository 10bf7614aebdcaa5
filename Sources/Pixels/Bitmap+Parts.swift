extension Bitmap {
  /// The rectangle of all pixels.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Returns a part of the image as an image.
  ///
  /// - Precondition: The part is within the image, and not empty.
  package func cropped(to part: PixelRect) -> Bitmap {
    precondition(bounds.contains(part), "\(part) of \(width) × \(height) pixels")
    var result = Bitmap(width: part.width, height: part.height)
    let target = result.bytesPerRow
    // Sound: the part lies within this image and has the size of the other.
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
}
