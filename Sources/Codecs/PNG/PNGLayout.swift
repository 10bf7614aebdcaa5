/// The pixel layout of a PNG file.
struct PNGLayout: Hashable, Sendable {
  /// The components of a pixel; raw values are the color types of the header.
  enum Color: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  /// The components of a pixel.
  let color: Color
  /// The number of bits per component: 8, or as few as 1 in palettes of few colors.
  let depth: Int
  /// The colors of the palette, not premultiplied, with red in the lowest byte; empty without a palette.
  let colors: [UInt32]
  /// The color of transparent pixels, with red in the lowest byte; nil if there is none, or the layout has a palette.
  let key: UInt32?

  init(_ color: Color, depth: Int = 8, colors: [UInt32] = [], key: UInt32? = nil) {
    self.key = key
    self.color = color
    self.depth = depth
    self.colors = colors
  }

  /// The number of bytes per pixel, at least 1, as filters count them.
  var stride: Int {
    switch color {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Returns the number of bytes in a row of pixels, without its filter byte.
  func bytesPerRow(width: Int) -> Int { (width * stride * depth + 7) / 8 }
}
