/// A pixel without partial transparency: an opaque color, or fully transparent.
///
/// The word has the layout of a bitmap's: red in the lowest byte, then green, blue, and an alpha of 255; all bits are
/// zero for transparent pixels.
struct OpaqueColor: Hashable, Sendable, BitwiseCopyable {
  var word: UInt32

  /// The transparent color.
  static let clear = OpaqueColor(word: 0)

  init(word: UInt32) { self.word = word }

  init(red: Int, green: Int, blue: Int) {
    word = 0xFF00_0000 | UInt32(blue) << 16 | UInt32(green) << 8 | UInt32(red)
  }

  /// Creates the visible color of a premultiplied pixel: unpremultiplied if it is at least half opaque, otherwise
  /// transparent.
  @inline(__always)
  init(premultiplied pixel: UInt32) {
    if pixel >= 0xFF00_0000 {
      word = pixel
    } else if pixel < 0x8000_0000 {
      word = 0
    } else {
      let alpha = pixel >> 24
      func straight(_ shift: UInt32) -> UInt32 {
        ((((pixel >> shift) & 255) * 510 + alpha) / (2 * alpha)) << shift
      }
      word = 0xFF00_0000 | straight(0) | straight(8) | straight(16)
    }
  }

  var red: Int { Int(word & 255) }
  var green: Int { Int(word >> 8 & 255) }
  var blue: Int { Int(word >> 16 & 255) }
  var isClear: Bool { word == 0 }

  /// Returns the sum of the squared differences of the components.
  @inline(__always)
  func squaredDistance(to other: OpaqueColor) -> Int {
    let (r, g, b) = (red &- other.red, green &- other.green, blue &- other.blue)
    return r &* r &+ g &* g &+ b &* b
  }

  /// Returns the index of this color's cell in a color cube whose edges are divided into 2 to the power of `bits`
  /// cells.
  @inline(__always)
  func cell(bits: Int) -> Int {
    let drop = 8 - bits
    return (red >> drop) << (2 * bits) | (green >> drop) << bits | blue >> drop
  }

  /// Returns a hash of the given number of bits: the high bits of a product, since they depend on all bits of the
  /// color.
  @inline(__always)
  func hash(bits: UInt32) -> Int { Int((word &* 0x9E37_79B1) >> (32 - bits)) }
}
