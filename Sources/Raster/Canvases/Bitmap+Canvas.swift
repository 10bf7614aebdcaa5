package import Pixels

extension Bitmap {
  /// Creates a bitmap of all pixels of a canvas.
  init(copying canvas: Canvas) {
    let box = canvas.box
    self.init(width: box.maxX - box.minX, height: box.maxY - box.minY)
    let (width, height, bytesPerRow) = (width, height, bytesPerRow)
    unsafe withUnsafeMutableBytes { bytes in
      for y in 0..<height {
        // Sound: a row of either has `width` pixels of four bytes.
        unsafe (bytes + y * bytesPerRow).copyMemory(
          from: canvas.pixel(x: box.minX, y: box.minY + y), byteCount: width * 4)
      }
    }
  }

  /// Calls `body` with a canvas for all pixels, valid only during the call.
  package mutating func withCanvas<Result>(_ body: (Canvas) -> Result) -> Result {
    let (bounds, bytesPerRow) = (bounds, bytesPerRow)
    return unsafe withUnsafeMutableBytes { bytes in
      // Sound: the canvas covers exactly the bitmap's memory, and ends with the closure.
      body(unsafe Canvas(box: bounds, pixels: bytes, bytesPerRow: bytesPerRow))
    }
  }
}

extension Canvas {
  /// Copies the pixels that this canvas has in common with a bitmap of the whole frame.
  package func copyShared(_ bitmap: Bitmap) {
    unsafe bitmap.withUnsafeBytes { (bytes: UnsafeRawPointer) in
      // Sound: the canvas covers exactly the bitmap's memory, only reads it, and ends with the closure.
      copyShared(
        unsafe Canvas(
          box: bitmap.bounds, pixels: UnsafeMutableRawPointer(mutating: bytes), bytesPerRow: bitmap.bytesPerRow))
    }
  }
}
