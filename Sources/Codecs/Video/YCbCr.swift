/// The colors of video: BT.601 at limited range, which is what programs take a stream for that says nothing.
///
/// Y is from 16 to 235, Cb and Cr from 16 to 240 around 128. Coefficients are those of ITU-R BT.601, in 65,536ths.
enum YCbCr {
  /// Luma and both chroma components of a color, rounded.
  @inline(__always)
  static func components(red: Int32, green: Int32, blue: Int32) -> (y: UInt8, cb: UInt8, cr: UInt8) {
    let y = 16_829 * red + 33_039 * green + 6_416 * blue + (16 << 16) + half
    let cb = -9_714 * red - 19_070 * green + 28_784 * blue + (128 << 16) + half
    let cr = 28_784 * red - 24_103 * green - 4_681 * blue + (128 << 16) + half
    return (byte(y), byte(cb), byte(cr))
  }

  /// The color of components, rounded, and brought into range.
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
