/// Conversions between RGB and the luma and chroma of video.
///
/// The coefficients are from ITU-R BT.709 and BT.601, in 65,536ths.
///
/// In limited range, Y is from 16 to 235, and Cb and Cr are from 16 to 240 around 128.
enum YCbCr {
  /// Returns the rounded luma and chroma components of a color, in BT.709 and limited range.
  @inline(__always)
  static func components(red: Int32, green: Int32, blue: Int32) -> (y: UInt8, cb: UInt8, cr: UInt8) {
    let y = 11_966 * red + 40_254 * green + 4_064 * blue + (16 << 16) + half
    let cb = -6_596 * red - 22_189 * green + 28_785 * blue + (128 << 16) + half
    let cr = 28_784 * red - 26_145 * green - 2_639 * blue + (128 << 16) + half
    return (byte(y), byte(cb), byte(cr))
  }

  /// The coefficients of a conversion from luma and chroma to RGB, in 65,536ths.
  struct Matrix: Hashable, Sendable {
    let black: Int32
    let luma: Int32
    let redOfCr: Int32
    let greenOfCb: Int32
    let greenOfCr: Int32
    let blueOfCb: Int32

    /// BT.709 in limited range.
    static let highDefinition = Matrix(
      black: 16, luma: 76_309, redOfCr: 117_489, greenOfCb: 13_975, greenOfCr: 34_925, blueOfCb: 138_438)
    /// BT.601 in limited range.
    static let standard = Matrix(
      black: 16, luma: 76_309, redOfCr: 104_597, greenOfCb: 25_675, greenOfCr: 53_279, blueOfCb: 132_201)
    /// BT.601 in full range, from 0 to 255, as used in JPEG.
    static let full = Matrix(
      black: 0, luma: 65_536, redOfCr: 91_881, greenOfCb: 22_554, greenOfCr: 46_802, blueOfCb: 116_130)

    /// Returns the color of luma and chroma components, rounded and clamped.
    @inline(__always)
    func color(y: UInt8, cb: UInt8, cr: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
      let luma = luma * (Int32(y) - black) + YCbCr.half
      let (blueness, redness) = (Int32(cb) - 128, Int32(cr) - 128)
      return (
        YCbCr.byte(luma + redOfCr * redness), YCbCr.byte(luma - greenOfCb * blueness - greenOfCr * redness),
        YCbCr.byte(luma + blueOfCb * blueness)
      )
    }

    /// Returns the color of luma and chroma components in sixteenths, rounded and clamped.
    @inline(__always)
    func color(sixteenths y: Int32, cb: Int32, cr: Int32) -> SIMD4<Int16> {
      let luma = luma &* (y &- black &* 16) &+ YCbCr.half &* 16
      let (blueness, redness) = (cb &- 2048, cr &- 2048)
      let color = SIMD4<Int32>(
        luma &+ redOfCr &* redness, luma &- greenOfCb &* blueness &- greenOfCr &* redness, luma &+ blueOfCb &* blueness,
        0)
      let whole = (color &>> 20).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
      return SIMD4(truncatingIfNeeded: whole)
    }
  }

  fileprivate static let half: Int32 = 1 << 15

  @inline(__always)
  fileprivate static func byte(_ value: Int32) -> UInt8 { UInt8(truncatingIfNeeded: max(0, min(255, value >> 16))) }
}
