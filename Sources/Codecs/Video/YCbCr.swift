/// The colors of video.
///
/// Coefficients of ITU-R BT.709 and BT.601, in 65,536ths.
///
/// At limited range Y is from 16 to 235, and Cb and Cr are from 16 to 240 around 128.
enum YCbCr {
  /// Luma and both chroma components of a color by BT.709 at limited range, rounded.
  @inline(__always)
  static func components(red: Int32, green: Int32, blue: Int32) -> (y: UInt8, cb: UInt8, cr: UInt8) {
    let y = 11_966 * red + 40_254 * green + 4_064 * blue + (16 << 16) + half
    let cb = -6_596 * red - 22_189 * green + 28_785 * blue + (128 << 16) + half
    let cr = 28_784 * red - 26_145 * green - 2_639 * blue + (128 << 16) + half
    return (byte(y), byte(cb), byte(cr))
  }

  /// The color of components by BT.709 at limited range, rounded and clamped.
  @inline(__always)
  static func highDefinitionColor(y: UInt8, cb: UInt8, cr: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let luma = 76_309 * (Int32(y) - 16) + half
    let (blueness, redness) = (Int32(cb) - 128, Int32(cr) - 128)
    return (
      byte(luma + 117_489 * redness), byte(luma - 13_975 * blueness - 34_925 * redness), byte(luma + 138_438 * blueness)
    )
  }

  /// The color of components by BT.601 at limited range, likewise.
  @inline(__always)
  static func color(y: UInt8, cb: UInt8, cr: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let luma = 76_309 * (Int32(y) - 16) + half
    let (blueness, redness) = (Int32(cb) - 128, Int32(cr) - 128)
    return (
      byte(luma + 104_597 * redness), byte(luma - 25_675 * blueness - 53_279 * redness), byte(luma + 132_201 * blueness)
    )
  }

  /// The color of components at full range, from 0 to 255, as JPEG has them.
  @inline(__always)
  static func fullColor(y: UInt8, cb: UInt8, cr: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
    let luma = (Int32(y) << 16) + half
    let (blueness, redness) = (Int32(cb) - 128, Int32(cr) - 128)
    return (
      byte(luma + 91_881 * redness), byte(luma - 22_554 * blueness - 46_802 * redness), byte(luma + 116_130 * blueness)
    )
  }

  private static let half: Int32 = 1 << 15

  @inline(__always)
  private static func byte(_ value: Int32) -> UInt8 { UInt8(truncatingIfNeeded: max(0, min(255, value >> 16))) }
}
