import SystemCalls

extension Bitmap {
  /// Returns whether row `y` is the same in two images.
  ///
  /// - Precondition: The images have the same size, and `y` is a valid row.
  package func hasSameRow(_ y: Int, as other: Bitmap) -> Bool {
    precondition(width == other.width && height == other.height, "the bitmaps must have the same size")
    precondition((0..<height).contains(y), "row \(y) of \(height)")
    return unsafe withUnsafeBytes { new in
      unsafe other.withUnsafeBytes { old in
        // Sound: both bitmaps have `height` rows of `bytesPerRow` bytes, including `width` words of pixels.
        unsafe memcmp(new + y * bytesPerRow, old + y * bytesPerRow, width * 4) == 0
      }
    }
  }

  /// Returns the bounding box of the pixels that differ between two bitmaps; nil if they are equal.
  ///
  /// Rows are compared as blocks of memory, so equal images cost little more than reading them.
  ///
  /// - Precondition: The images have the same size.
  package func changedRectangle(from other: Bitmap) -> PixelRect? {
    precondition(width == other.width && height == other.height, "the bitmaps must have the same size")
    return unsafe withUnsafeBytes { new in
      unsafe other.withUnsafeBytes { old in
        if unsafe new == old { return nil }
        var rows: Range<Int>?
        var left = width
        var right = 0
        for y in 0..<height {
          // Sound: both bitmaps have `height` rows of `bytesPerRow` bytes, including `width` words of pixels.
          let (newRow, oldRow) = unsafe (new + y * bytesPerRow, old + y * bytesPerRow)
          if unsafe memcmp(newRow, oldRow, width * 4) == 0 { continue }
          rows = (rows?.lowerBound ?? y)..<(y + 1)
          let a = unsafe newRow.assumingMemoryBound(to: UInt32.self)
          let b = unsafe oldRow.assumingMemoryBound(to: UInt32.self)
          var x = 0
          while x < left, unsafe a[x] == b[x] { x += 1 }
          left = min(left, x)
          x = width
          while x > right, unsafe a[x - 1] == b[x - 1] { x -= 1 }
          right = max(right, x)
        }
        guard let rows else { return nil }
        return PixelRect(x: left, y: rows.lowerBound, width: right - left, height: rows.count)
      }
    }
  }
}
