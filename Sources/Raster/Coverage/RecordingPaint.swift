/// A paint that also records the coverage in a strip.
struct RecordingPaint<Base: Paint>: Paint {
  static var needsRows: Bool { true }
  private var base: Base
  private let strip: CoverageStrip
  private let dx: Int
  private let dy: Int

  /// - Parameters:
  ///   - base: The paint.
  ///   - strip: The strip that records the coverage.
  ///   - dx: The strip's offset to the right, in pixels.
  ///   - dy: The strip's offset downward, in pixels.
  init(_ base: Base, strip: CoverageStrip, dx: Int, dy: Int) {
    self.base = base
    self.strip = strip
    (self.dx, self.dy) = (dx, dy)
  }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) {
    strip.beginRow(y - dy)
    if Base.needsRows { base.beginRow(y: y, from: minX, to: maxX) }
  }

  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    guard coverage != .zero else { return }
    strip.append(x: x &- dx, quads: 0, coverage: coverage)
    unsafe base.blendQuad(pixels, x: x, coverage: coverage)
  }

  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    strip.append(x: x &- dx, quads: quads, coverage: SIMD4(repeating: coverage))
    unsafe base.blendRun(pixels, x: x, quads: quads, coverage: coverage)
  }
}
