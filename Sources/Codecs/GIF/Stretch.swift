/// A run of pixels in a row that have the same new color, or are unchanged.
struct Stretch: Sendable, BitwiseCopyable {
  /// The number of pixels in the highest byte, and the color in the lower three; for unchanged pixels, zero in the
  /// highest byte, and the number of pixels in the lower three.
  private let word: UInt32

  /// The maximum number of pixels in a run of a color.
  static let maximumLength = 255

  /// Creates a run of at most ``maximumLength`` pixels of a color.
  @inline(__always)
  init(of color: OpaqueColor, count: Int) { word = UInt32(truncatingIfNeeded: count) << 24 | color.word & 0xFF_FFFF }

  /// Creates a run of unchanged pixels.
  @inline(__always)
  init(staying count: Int) { word = UInt32(truncatingIfNeeded: count) }

  /// True if the pixels are unchanged.
  @inline(__always)
  var stays: Bool { word < 1 << 24 }

  /// The number of pixels in the run.
  @inline(__always)
  var count: Int { stays ? Int(word) : Int(word >> 24) }

  /// The new color of the pixels.
  @inline(__always)
  var color: OpaqueColor { OpaqueColor(word: word | 0xFF00_0000) }
}
