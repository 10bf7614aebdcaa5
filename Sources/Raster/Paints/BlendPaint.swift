import Geometry

/// The pixels of a group, multiplied by an opacity and combined with the backdrop by a blend mode.
///
/// Four pixels at a time are computed in floating point, and rounded once. With the premultiplied source S and backdrop
/// D, whose alphas are a and b, the result is `S·(1 − b) + D·(1 − a) + a·b·B(D / b, S / a)`, the source first
/// multiplied by coverage and opacity (W3C, Compositing and Blending Level 1, section 10).
@safe struct BlendPaint: Paint {
  static var needsRows: Bool { true }
  private let mode: BlendMode
  private let opacity: Float
  private var rows: SurfaceRows
  private var row: UnsafeRawPointer
  private var firstColumn = 0

  /// - Parameters:
  ///   - rows: The pixels to paint with.
  ///   - mode: The blend mode.
  ///   - opacity: The opacity, from 0 to 1.
  init(_ rows: SurfaceRows, mode: BlendMode, opacity: Double) {
    self.rows = rows
    self.mode = mode
    self.opacity = Float(opacity.clampedToUnit)
    // A placeholder: `beginRow` replaces it before it is read.
    unsafe row = UnsafeRawPointer(bitPattern: 16).unsafelyUnwrapped
  }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) {
    unsafe row = rows.row(y: y, from: minX, to: maxX)
    firstColumn = minX
  }

  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    // Sound: as in every paint, the four pixels are within the row and the canvas.
    let four = unsafe row.loadUnaligned(fromByteOffset: (x &- firstColumn) &* 4, as: SIMD4<UInt32>.self)
    // If all four are transparent, nothing changes.
    guard (four & SIMD4(repeating: 0xff00_0000)) != .zero, coverage != .zero else { return }
    let below = unsafe pixels.load(as: SIMD4<UInt32>.self)
    let share =
      SIMD4<Float>(
        Float(coverage[0]), Float(coverage[1]), Float(coverage[2]), Float(coverage[3])) * (opacity / 255)
    let result = BlendFormula.blend(
      PixelQuad(four).multiplied(by: share), over: PixelQuad(below), mode: mode)
    unsafe pixels.storeBytes(of: result.bytes, as: SIMD4<UInt32>.self)
  }

  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    for quad in 0..<quads {
      unsafe blendQuad(pixels + quad &* 16, x: x &+ quad &* 4, coverage: SIMD4(repeating: coverage))
    }
  }
}
