import Pixels

/// What a player shows after the images written so far.
struct GIFCanvas: Sendable {
  private let width: Int
  private var colors: [OpaqueColor]

  /// A clear canvas.
  init(width: Int, height: Int) {
    self.width = width
    colors = [OpaqueColor](repeating: .clear, count: width * height)
  }

  /// The colour shown at (x, y).
  subscript(x: Int, y: Int) -> OpaqueColor { colors[y * width + x] }

  /// Draws an image as a player does.
  mutating func draw(_ image: IndexedImage) {
    let transparent = image.transparent
    let table = image.colors.span
    let numbers = image.numbers.span
    let rectangle = image.rectangle
    let width = width
    var canvas = colors.mutableSpan
    for y in 0..<rectangle.height {
      let from = y * rectangle.width
      let to = (rectangle.y + y) * width + rectangle.x
      for x in 0..<rectangle.width where numbers[from + x] != transparent {
        canvas[to + x] = table[Int(numbers[from + x])]
      }
    }
  }

  /// Makes a rectangle clear.
  mutating func clear(_ rectangle: PixelRect) {
    for y in rectangle.y..<rectangle.maxY {
      let start = y * width + rectangle.x
      for index in start..<start + rectangle.width { colors[index] = .clear }
    }
  }
}
