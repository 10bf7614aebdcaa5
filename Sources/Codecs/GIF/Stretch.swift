/// Neighboring pixels of a row with the same new color, or without a change.
struct Stretch: Sendable, BitwiseCopyable {
  /// The number of pixels in the highest byte and the color below; for pixels that stay, no byte and their number.
  private let word: UInt32

  /// The most pixels of a color in one stretch.
  static let longest = 255

  /// A stretch of at most ``longest`` pixels of a color.
  @inline(__always)
  init(of color: OpaqueColor, count: Int) { word = UInt32(truncatingIfNeeded: count) << 24 | color.word & 0xFF_FFFF }

  /// A stretch of pixels that stay.
  @inline(__always)
  init(staying count: Int) { word = UInt32(truncatingIfNeeded: count) }

  /// True if the pixels are unchanged.
  @inline(__always)
  var stays: Bool { word < 1 << 24 }

  /// The number of pixels.
  @inline(__always)
  var count: Int { stays ? Int(word) : Int(word >> 24) }

  /// The new color of the pixels.
  @inline(__always)
  var color: OpaqueColor { OpaqueColor(word: word | 0xFF00_0000) }
}
