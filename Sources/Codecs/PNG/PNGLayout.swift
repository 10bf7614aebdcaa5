/// The pixel layout of a PNG file.
struct PNGLayout: Hashable, Sendable {
  /// The components of a pixel, by the number that the header has for them.
  enum Color: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  /// The components of a pixel.
  let color: Color
  /// Bits a component: 8, and down to 1 in palettes of few colors.
  let depth: Int
  /// The straight colors that pixels are indices of, red in the lowest byte; empty without a palette.
  let colors: [UInt32]
  /// The color of transparent pixels, red in the lowest byte; nil for none, or for a palette's.
  let key: UInt32?

  init(_ color: Color, depth: Int = 8, colors: [UInt32] = [], key: UInt32? = nil) {
    self.key = key
    self.color = color
    self.depth = depth
    self.colors = colors
  }

  /// Bytes from a component to the same one of the next pixel, as filters count them.
  var stride: Int {
    switch color {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// The bytes of a row of pixels, without its filter byte.
  func bytesPerRow(width: Int) -> Int { (width * stride * depth + 7) / 8 }
}
