extension Bitmap {
  /// Returns the bytes of 32-bit words, in little-endian order.
  package static func bytes(of words: [UInt32]) -> [UInt8] {
    // Sound: the bytes are copied before the closure returns. All supported processors are little-endian.
    unsafe words.withUnsafeBytes { unsafe [UInt8]($0) }
  }

  /// Calls `body` with row `y` for reading, as one 32-bit word per pixel: red in the lowest byte, then green, blue, and
  /// alpha.
  ///
  /// - Precondition: `y` is within the image.
  package func withWords<Result: ~Copyable, Failure: Error>(
    ofRow y: Int, _ body: (Span<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    precondition((0..<height).contains(y), "row \(y) of \(height)")
    return try unsafe withUnsafeBytes { (bytes: UnsafeRawPointer) throws(Failure) -> Result in
      let start = unsafe (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      // Sound: rows are aligned to 16 bytes and contain `width` pixels, and `self` keeps them alive while `body` runs.
      return try unsafe body(Span(_unsafeStart: start, count: width))
    }
  }

  /// Replaces every pixel with a word in the format of ``withWords(ofRow:_:)``; no color component may exceed alpha.
  package mutating func replaceWords(_ word: (_ x: Int, _ y: Int) -> UInt32) {
    let (width, height, bytesPerRow) = (width, height, bytesPerRow)
    unsafe withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        // Sound: a row has `width` pixels of four bytes.
        let row = unsafe (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { unsafe row[x] = word(x, y) }
      }
    }
  }

  /// Replaces some pixels of row `y` with words in the format of ``withWords(ofRow:_:)``; no color component may exceed
  /// alpha.
  ///
  /// - Precondition: The row and the columns are within the image.
  package mutating func replaceWords(ofRow y: Int, columns: Range<Int>, _ word: (_ x: Int) -> UInt32) {
    precondition((0..<height).contains(y) && columns.lowerBound >= 0 && columns.upperBound <= width, "row \(y)")
    let bytesPerRow = bytesPerRow
    unsafe withUnsafeMutableBytes { bytes in
      // Sound: the row has `width` pixels of four bytes, and the columns are within it.
      let row = unsafe (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in columns { unsafe row[x] = word(x) }
    }
  }

  /// Copies the pixels of a rectangle from another bitmap of the same size.
  package mutating func copy(_ rectangle: PixelRect, from other: Bitmap) {
    precondition(
      other.width == width && other.height == height,
      "expected \(width) × \(height) pixels, but found \(other.width) × \(other.height)")
    let part = bounds.intersection(rectangle)
    guard !part.isEmpty else { return }
    let bytesPerRow = bytesPerRow
    unsafe withUnsafeMutableBytes { bytes in
      unsafe other.withUnsafeBytes { (source: UnsafeRawPointer) in
        for y in part.y..<part.maxY {
          let start = y * bytesPerRow + part.x * 4
          // Sound: the part is within both images, whose rows have the same length.
          unsafe (bytes + start).copyMemory(from: source + start, byteCount: part.width * 4)
        }
      }
    }
  }

  /// Makes every pixel of a rectangle transparent.
  package mutating func clear(_ rectangle: PixelRect) {
    let part = bounds.intersection(rectangle)
    guard !part.isEmpty else { return }
    let bytesPerRow = bytesPerRow
    unsafe withUnsafeMutableBytes { bytes in
      for y in part.y..<part.maxY {
        // Sound: the part is within the image.
        unsafe (bytes + y * bytesPerRow + part.x * 4).initializeMemory(
          as: UInt8.self, repeating: 0, count: part.width * 4)
      }
    }
  }
}
