import CKernels

/// One colour everywhere.
struct SolidPaint: EvenRowsPaint {
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

  @inline(__always) var solid: SolidPaint { self }

  func beginRow(y: Int, from minX: Int, to maxX: Int) {}

  /// What becomes of a pixel that is painted over.
  func over(_ below: UInt32, coverage: UInt32) -> UInt32 {
    // Sound: both are 16 bytes of plain integers.
    let destination = unsafe unsafeBitCast(SIMD4(repeating: below), to: SIMD8<UInt16>.self)
    let blended = Blending.over(
      pixels, alpha: alpha, coverage: SIMD8(repeating: UInt16(truncatingIfNeeded: coverage)), destination: destination)
    return unsafe unsafeBitCast(blended, to: SIMD4<UInt32>.self)[0]
  }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    unsafe blend(pixels, coverage: Blending.spread(coverage))
  }

  /// Paints the four pixels at `pixels`; coverage in both lanes of each pixel.
  @inline(__always)
  @unsafe private func blend(_ pixels: UnsafeMutableRawPointer, coverage: SIMD8<UInt16>) {
    let rest = 255 &- Blending.dividedBy255(alpha &* coverage)
    let below = unsafe pixels.load(as: SIMD8<UInt16>.self)
    let blended = Blending.joined(
      low: Blending.dividedBy255(Blending.low(below) &* rest &+ low &* coverage),
      high: Blending.dividedBy255(Blending.high(below) &* rest &+ high &* coverage))
    unsafe pixels.storeBytes(of: blended, as: SIMD8<UInt16>.self)
  }

  /// Paints `quads` times four pixels, each covered in its own way; coverage in both lanes of each pixel.
  @inline(never)
  @unsafe func blend(
    onto pixels: UnsafeMutableRawPointer, quads: Int, coverage: UnsafePointer<UInt16>
  ) {
    if ckernels_are_available() {
      return unsafe ckernels_blend_solid(pixels.assumingMemoryBound(to: UInt8.self), quads, coverage, word)
    }
    unsafe blendPortably(onto: pixels, quads: quads, coverage: coverage)
  }

  /// The same on any processor.
  @unsafe func blendPortably(
    onto pixels: UnsafeMutableRawPointer, quads: Int, coverage: UnsafePointer<UInt16>
  ) {
    for quad in 0..<quads {
      let spread = unsafe UnsafeRawPointer(coverage + quad &* 8).loadUnaligned(as: SIMD8<UInt16>.self)
      unsafe blend(pixels + quad &* 16, coverage: spread)
    }
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

  func sweep(_ band: ckernels_band) -> Bool {
    guard ckernels_are_available() else { return false }
    unsafe withUnsafePointer(to: band) { unsafe ckernels_sweep_solid($0, word) }
    return true
  }
}
