/// Restores saved pixels where an outline doesn't cover them: `(k · (255 − c) + d · c) / 255`, rounded once, for the
/// saved pixel k, the current pixel d, and the coverage c.
@safe struct RestorePaint: Paint {
  static var needsRows: Bool { true }
  static var seesUncovered: Bool { true }
  private let kept: Canvas
  private var y = 0

  /// - Parameter kept: The pixels that a ``SavePaint`` saved for the same outline.
  init(_ kept: Canvas) { self.kept = kept }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) { self.y = y }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    guard coverage != SIMD4(repeating: 255) else { return }
    // Sound: as in ``SavePaint``.
    let mixed = unsafe Blending.over(
      pixels.load(as: SIMD8<UInt16>.self), alpha: SIMD8(repeating: 255), coverage: Blending.spread(coverage),
      destination: kept.pixel(x: x, y: y).load(as: SIMD8<UInt16>.self))
    unsafe pixels.storeBytes(of: mixed, as: SIMD8<UInt16>.self)
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    guard coverage != 255 else { return }
    if coverage == 0 {
      // Sound: as in ``SavePaint``.
      unsafe pixels.copyMemory(from: kept.pixel(x: x, y: y), byteCount: quads &* 16)
      return
    }
    for quad in 0..<quads {
      unsafe blendQuad(pixels + quad &* 16, x: x &+ quad &* 4, coverage: SIMD4(repeating: coverage))
    }
  }
}
