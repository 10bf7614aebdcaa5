/// One colour everywhere.
struct SolidPaint: Paint {
  static let needsRows = false
  private let word: UInt32
  private let pixels: SIMD8<UInt16>
  private let low: SIMD8<UInt16>
  private let high: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>

  init(_ color: PremultipliedColor) {
    word = color.word
    // Sound: both are 16 bytes of plain integers.
    unsafe pixels = unsafeBitCast(SIMD4(repeating: color.word), to: SIMD8<UInt16>.self)
    low = Blending.low(pixels)
    high = Blending.high(pixels)
    alpha = SIMD8(repeating: UInt16(color.alpha))
  }

  @inline(__always) var weight: UInt32 { 255 }

  func beginRow(y: Int, from minX: Int, to maxX: Int) {}

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    let coverage = Blending.spread(coverage)
    let rest = 255 &- Blending.dividedBy255(alpha &* coverage)
    let below = unsafe pixels.load(as: SIMD8<UInt16>.self)
    let blended = Blending.joined(
      low: Blending.dividedBy255(Blending.low(below) &* rest &+ low &* coverage),
      high: Blending.dividedBy255(Blending.high(below) &* rest &+ high &* coverage))
    unsafe pixels.storeBytes(of: blended, as: SIMD8<UInt16>.self)
  }

  @inline(__always)
  func blendRun(_ pixels: UnsafeMutableRawPointer, x: Int, quads: Int, coverage: UInt32) {
    if coverage == 255, word >> 24 == 255 {
      unsafe pixels.assumingMemoryBound(to: UInt32.self).update(repeating: word, count: quads &* 4)
      return
    }
    let coverage = SIMD8(repeating: UInt16(truncatingIfNeeded: coverage))
    let rest = 255 &- Blending.dividedBy255(alpha &* coverage)
    let (lowPart, highPart) = (low &* coverage, high &* coverage)
    var pixels = unsafe pixels
    for _ in 0..<quads {
      let below = unsafe pixels.load(as: SIMD8<UInt16>.self)
      let blended = Blending.joined(
        low: Blending.dividedBy255(Blending.low(below) &* rest &+ lowPart),
        high: Blending.dividedBy255(Blending.high(below) &* rest &+ highPart))
      unsafe pixels.storeBytes(of: blended, as: SIMD8<UInt16>.self)
      unsafe pixels += 16
    }
  }
}
