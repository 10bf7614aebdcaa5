import CKernels

/// Paints with one color.
struct SolidPaint: EvenRowsPaint {
  static let needsRows = false
  private let word: UInt32
  private let pixels: SIMD8<UInt16>
  private let low: SIMD8<UInt16>
  private let high: SIMD8<UInt16>
  private let alpha: SIMD8<UInt16>
  private let weight: GroupOpacity?

  /// - Parameters:
  ///   - color: The color.
  ///   - weight: The opacity of the group that is painted; nil if there is no group.
  init(_ color: PremultipliedColor, weight: GroupOpacity? = nil) {
    self.weight = weight
    word = color.word
    // Sound: both are 16 bytes of plain integers.
    unsafe pixels = unsafeBitCast(SIMD4(repeating: color.word), to: SIMD8<UInt16>.self)
    low = Blending.low(pixels)
    high = Blending.high(pixels)
    alpha = SIMD8(repeating: UInt16(color.alpha))
  }

  @inline(__always) var solid: SolidPaint { self }

  func beginRow(y: Int, from minX: Int, to maxX: Int) {}

  /// Returns a pixel after painting over it.
  func over(_ below: UInt32, coverage: UInt32) -> UInt32 {
    // Sound: both are 16 bytes of plain integers.
    let destination = unsafe unsafeBitCast(SIMD4(repeating: below), to: SIMD8<UInt16>.self)
    let share = share(of: SIMD8(repeating: UInt16(truncatingIfNeeded: coverage)))
    return unsafe unsafeBitCast(SolidPaint.over(destination, share), to: SIMD4<UInt32>.self)[0]
  }

  @inline(__always)
  func blendQuad(_ pixels: UnsafeMutableRawPointer, x: Int, coverage: SIMD4<UInt32>) {
    unsafe blend(pixels, coverage: Blending.spread(coverage))
  }

  /// Paints the four pixels at `pixels`; the coverage is in both lanes of each pixel.
  @inline(__always)
  @unsafe private func blend(_ pixels: UnsafeMutableRawPointer, coverage: SIMD8<UInt16>) {
    let share = share(of: coverage)
    unsafe pixels.storeBytes(of: SolidPaint.over(pixels.load(as: SIMD8<UInt16>.self), share), as: SIMD8<UInt16>.self)
  }

  /// The effect on a pixel: multiplication by `rest`, and addition of `low` and `high` to its low and high bytes.
  private struct Share {
    let rest: SIMD8<UInt16>
    let low: SIMD8<UInt16>
    let high: SIMD8<UInt16>
  }

  /// Returns the effect of the color on pixels with a coverage.
  @inline(__always)
  private func share(of coverage: SIMD8<UInt16>) -> Share {
    guard let weight = weight?.lanes else {
      return Share(
        rest: 255 &- Blending.dividedBy255(alpha &* coverage), low: low &* coverage, high: high &* coverage)
    }
    let covered = Blending.dividedBy255(alpha &* coverage)
    return Share(
      rest: 255 &- Blending.dividedBy255(covered &* weight),
      low: Blending.dividedBy255(low &* coverage) &* weight, high: Blending.dividedBy255(high &* coverage) &* weight)
  }

  @inline(__always)
  private static func over(_ below: SIMD8<UInt16>, _ share: Share) -> SIMD8<UInt16> {
    Blending.joined(
      low: Blending.dividedBy255(Blending.low(below) &* share.rest &+ share.low),
      high: Blending.dividedBy255(Blending.high(below) &* share.rest &+ share.high))
  }

  /// Paints `quads` vectors of four pixels, each with its own coverage, in both lanes of each pixel.
  @inline(never)
  @unsafe func blend(
    onto pixels: UnsafeMutableRawPointer, quads: Int, coverage: UnsafePointer<UInt16>
  ) {
    if ckernels_are_available() {
      return unsafe ckernels_blend_solid(
        pixels.assumingMemoryBound(to: UInt8.self), quads, coverage, word, kernelWeight)
    }
    unsafe blendPortably(onto: pixels, quads: quads, coverage: coverage)
  }

  /// Does the same as the C kernel, on any processor.
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
    if coverage == 255, word >> 24 == 255, weight?.isWhole != false {
      unsafe pixels.assumingMemoryBound(to: UInt32.self).update(repeating: word, count: quads &* 4)
      return
    }
    let share = share(of: SIMD8(repeating: UInt16(truncatingIfNeeded: coverage)))
    var pixels = unsafe pixels
    for _ in 0..<quads {
      unsafe pixels.storeBytes(of: SolidPaint.over(pixels.load(as: SIMD8<UInt16>.self), share), as: SIMD8<UInt16>.self)
      unsafe pixels += 16
    }
  }

  /// The weight in the form that C kernels take.
  private var kernelWeight: Int32 { weight.map { Int32($0.value) } ?? -1 }

  func sweep(_ band: ckernels_band) -> Bool {
    guard ckernels_are_available() else { return false }
    unsafe withUnsafePointer(to: band) { unsafe ckernels_sweep_solid($0, word, kernelWeight) }
    return true
  }
}

/// A paint with one color per row.
protocol EvenRowsPaint: Paint {
  /// The color of the current row.
  var solid: SolidPaint { get }
}
