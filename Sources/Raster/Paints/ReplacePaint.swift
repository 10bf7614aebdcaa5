/// Replaces pixels with others, alpha included, in proportion to coverage.
@safe struct ReplacePaint: Paint {
  static var needsRows: Bool { true }
  private let rows: SurfaceRows
  private var row: UnsafeRawPointer
  private var firstColumn = 0

  /// - Parameter rows: The pixels to paint with.
  init(_ rows: SurfaceRows) {
    self.rows = rows
    // A placeholder: `beginRow` replaces it before it is read.
    unsafe row = UnsafeRawPointer(bitPattern: 16).unsafelyUnwrapped
  }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) {
    unsafe row = rows.row(y: y, from: minX, to: maxX)
    firstColumn = minX
  }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    // Sound: as in every paint, the four pixels are within the row and the canvas.
    let source = unsafe row.loadUnaligned(fromByteOffset: (x &- firstColumn) &* 4, as: SIMD8<UInt16>.self)
    let mixed = unsafe Blending.over(
      source, alpha: SIMD8(repeating: 255), coverage: Blending.spread(coverage),
      destination: pixels.load(as: SIMD8<UInt16>.self))
    unsafe pixels.storeBytes(of: mixed, as: SIMD8<UInt16>.self)
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    for quad in 0..<quads {
      unsafe blendQuad(pixels + quad &* 16, x: x &+ quad &* 4, coverage: SIMD4(repeating: coverage))
    }
  }
}
