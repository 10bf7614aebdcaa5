/// Arithmetic on the components of four pixels, two vectors of eight at a time.
///
/// A pixel is two 16-bit lanes: red and green, blue and alpha, with red and blue in the low bytes. All painting uses
/// one formula, rounded once: `(d · (255 − A) + s · c) / 255` with `A = a · c / 255`, for the destination d, the source
/// s with its alpha a, and the coverage c. As long as `s ≤ a`, the sum is at most 255² + 127, just within the range of
/// ``dividedBy255(_:)``.
enum Blending {
  /// Returns `x / 255`, rounded to the nearest integer, for `x` up to 65,152.
  ///
  /// With b = x + 128 that is ⌊(b + ⌊b / 256⌋) / 256⌋, or ⌊257 b / 65,536⌋.
  @inline(__always)
  static func dividedBy255(_ x: SIMD8<UInt16>) -> SIMD8<UInt16> {
    (x &+ 128).highProduct(SIMD8(repeating: 257))
  }

  /// Returns each pixel's value in both of its lanes.
  @inline(__always)
  static func spread(_ values: SIMD4<UInt32>) -> SIMD8<UInt16> {
    // Sound: both are 16 bytes of plain integers.
    unsafe unsafeBitCast(values | values &<< 16, to: SIMD8<UInt16>.self)
  }

  /// Returns the red and blue components of pixels in memory order.
  @inline(__always)
  static func low(_ pixels: SIMD8<UInt16>) -> SIMD8<UInt16> { pixels & 255 }

  /// Returns the green and alpha components of pixels in memory order.
  @inline(__always)
  static func high(_ pixels: SIMD8<UInt16>) -> SIMD8<UInt16> { pixels &>> 8 }

  @inline(__always)
  static func joined(low: SIMD8<UInt16>, high: SIMD8<UInt16>) -> SIMD8<UInt16> { low | high &<< 8 }

  /// Returns `source` composited over `destination`; both are pixels in memory order, with the coverage in both lanes
  /// of each.
  @inline(__always)
  static func over(
    _ source: SIMD8<UInt16>, alpha: SIMD8<UInt16>, coverage: SIMD8<UInt16>, destination: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let rest = 255 &- dividedBy255(alpha &* coverage)
    return joined(
      low: dividedBy255(low(destination) &* rest &+ low(source) &* coverage),
      high: dividedBy255(high(destination) &* rest &+ high(source) &* coverage))
  }

  /// Returns pixels multiplied by coverage and rounded; the coverage is in both lanes of each pixel.
  @inline(__always)
  static func multiplied(_ pixels: SIMD8<UInt16>, by coverage: SIMD8<UInt16>) -> SIMD8<UInt16> {
    joined(low: dividedBy255(low(pixels) &* coverage), high: dividedBy255(high(pixels) &* coverage))
  }

  /// Paints four pixels of a group over the four at `pixels`; the coverage is in both lanes of each pixel.
  ///
  /// This takes one step without a group opacity, otherwise two.
  @inline(__always)
  @unsafe static func blend(
    _ four: SIMD4<UInt32>, onto pixels: UnsafeMutableRawPointer, coverage: SIMD8<UInt16>, weight: GroupOpacity?
  ) {
    guard let weight else { return unsafe blend(four, onto: pixels, coverage: coverage) }
    // Sound: both are 16 bytes of plain integers.
    let covered = unsafe multiplied(unsafeBitCast(four, to: SIMD8<UInt16>.self), by: coverage)
    unsafe blend(unsafeBitCast(covered, to: SIMD4<UInt32>.self), onto: pixels, coverage: weight.lanes)
  }

  /// Paints four pixels over the four at `pixels`; the coverage is in both lanes of each pixel.
  @inline(__always)
  @unsafe static func blend(_ four: SIMD4<UInt32>, onto pixels: UnsafeMutableRawPointer, coverage: SIMD8<UInt16>) {
    let alpha = spread(four &>> 24)
    // Sound: both are 16 bytes of plain integers.
    let source = unsafe unsafeBitCast(four, to: SIMD8<UInt16>.self)
    let below = unsafe pixels.load(as: SIMD8<UInt16>.self)
    unsafe pixels.storeBytes(
      of: over(source, alpha: alpha, coverage: coverage, destination: below), as: SIMD8<UInt16>.self)
  }
}

/// The opacity, from 0 to 255, of a group whose single element is painted without an offscreen surface.
///
/// The element looks as if it were painted on a transparent surface, and that surface with the opacity: its pixels are
/// rounded after multiplication by the coverage, and again after multiplication by the opacity. So the result is the
/// same with or without a surface for the group.
package struct GroupOpacity: Equatable {
  /// The opacity in both lanes of every pixel.
  let lanes: SIMD8<UInt16>

  /// - Parameter opacity: The opacity from 0 to 1.
  // In range: values clamped to 0 … 1 become 0 … 255.
  package init(_ opacity: Double) { lanes = SIMD8(repeating: UInt16(opacity.clampedToUnit * 255 + 0.5)) }

  /// The opacity, from 0 to 255.
  var value: UInt16 { lanes[0] }
  /// True if the group is opaque.
  var isWhole: Bool { value == 255 }
}
