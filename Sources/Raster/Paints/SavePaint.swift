/// Saves the pixels that an outline doesn't completely cover, before the clipped contents are painted.
struct SavePaint: Paint {
  static var needsRows: Bool { true }
  static var seesUncovered: Bool { true }
  private let kept: Canvas
  private var y = 0

  /// - Parameter kept: The canvas for the saved pixels; it contains all painted pixels.
  init(_ kept: Canvas) { self.kept = kept }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) { self.y = y }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    guard coverage != SIMD4(repeating: 255) else { return }
    // Sound: as in every paint, the four pixels are within the canvas, and the saved pixels have the same columns and
    // rows.
    unsafe kept.pixel(x: x, y: y).copyMemory(from: pixels, byteCount: 16)
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    guard coverage != 255 else { return }
    // Sound: as above.
    unsafe kept.pixel(x: x, y: y).copyMemory(from: pixels, byteCount: quads &* 16)
  }
}
