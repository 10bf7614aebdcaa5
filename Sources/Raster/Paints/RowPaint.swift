import Arithmetic
import Geometry

/// Paints with the pixels of an image or of a group.
@safe struct RowPaint<Rows: PixelRows>: Paint {
  static var needsRows: Bool { true }
  private let weight: GroupOpacity?
  private var rows: Rows
  private var row: UnsafeRawPointer
  private var firstColumn = 0
  private let isTinted: Bool
  private let isTemplate: Bool
  private let lowTint: SIMD8<UInt16>
  private let highTint: SIMD8<UInt16>

  /// - Parameters:
  ///   - rows: The pixels to paint with.
  ///   - weight: The opacity of the group that consists of these pixels; nil if there is no group.
  ///   - tint: The tint of their colors; nil for none.
  init(_ rows: Rows, weight: GroupOpacity? = nil, tint: ImageTint? = nil) {
    self.rows = rows
    let color = PremultipliedColor(tint?.color ?? .white, opacity: 1)
    isTemplate = tint?.isTemplate ?? false
    isTinted = color.word != .max || isTemplate
    // Sound: both are 16 bytes of plain integers.
    let factors = unsafe unsafeBitCast(SIMD4(repeating: color.word), to: SIMD8<UInt16>.self)
    (lowTint, highTint) = (Blending.low(factors), Blending.high(factors))
    self.weight = weight
    // A placeholder: `beginRow` replaces it before it is read.
    unsafe row = UnsafeRawPointer(bitPattern: 16).unsafelyUnwrapped
  }

  mutating func beginRow(y: Int, from minX: Int, to maxX: Int) {
    unsafe row = rows.row(y: y, from: minX, to: maxX)
    firstColumn = minX
  }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    let source = tinted(
      unsafe row.loadUnaligned(fromByteOffset: (x &- firstColumn) &* 4, as: SIMD4<UInt32>.self))
    unsafe Blending.blend(source, onto: pixels, coverage: Blending.spread(coverage), weight: weight)
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    var source = unsafe row + (x &- firstColumn) &* 4
    var pixels = unsafe pixels
    // Full coverage changes nothing, so only the second step remains.
    let (isCovered, weight) = (coverage == 255, coverage == 255 ? nil : weight)
    let isFull = isCovered && self.weight?.isWhole != false
    let coverage =
      isCovered
      ? self.weight?.lanes ?? SIMD8(repeating: 255) : SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    for _ in 0..<quads {
      let four = tinted(unsafe source.loadUnaligned(as: SIMD4<UInt32>.self))
      // Most pixels of groups and images are either transparent or opaque. Sound: both are 16 bytes of plain integers.
      let pairs = unsafe unsafeBitCast(four, to: SIMD2<UInt64>.self)
      if isFull && pairs[0] & pairs[1] & RowPaint.alphas == RowPaint.alphas {
        unsafe pixels.storeBytes(of: four, as: SIMD4<UInt32>.self)
      } else if pairs[0] | pairs[1] != 0 {
        unsafe Blending.blend(four, onto: pixels, coverage: coverage, weight: weight)
      }
      unsafe source += 16
      unsafe pixels += 16
    }
  }

  /// Returns four pixels multiplied by the premultiplied tint; no component exceeds its alpha.
  @inline(__always)
  private func tinted(_ four: SIMD4<UInt32>) -> SIMD4<UInt32> {
    guard isTinted else { return four }
    // A template is white, multiplied by its alpha.
    let four = isTemplate ? (four &>> 24) &* 0x0101_0101 : four
    // Sound: both are 16 bytes of plain integers.
    let pixels = unsafe unsafeBitCast(four, to: SIMD8<UInt16>.self)
    let product = Blending.joined(
      low: Blending.dividedBy255(Blending.low(pixels) &* lowTint),
      high: Blending.dividedBy255(Blending.high(pixels) &* highTint))
    return unsafe unsafeBitCast(product, to: SIMD4<UInt32>.self)
  }

  /// The alphas of two opaque pixels.
  @inline(__always) private static var alphas: UInt64 { 0xff00_0000_ff00_0000 }
}
