import Pixels

/// A rectangle of a canvas as numbers of colours in a table.
struct IndexedImage: Sendable {
  /// Where the image lies on the canvas.
  let rectangle: PixelRect
  /// The colours by number; at most 256, together with the transparent number if it comes after them.
  private(set) var colors: [OpaqueColor]
  /// The numbers, row by row.
  private(set) var numbers: [UInt8]
  /// The number that leaves the canvas as it is; nil when every pixel has a colour.
  private(set) var transparent: UInt8?
  /// Whether every pixel has the colour that was asked for.
  let isExact: Bool

  /// Stands for the transparent number while the table still grows; then no table has more than 255 colours.
  private static let stillMark: UInt8 = 255

  /// Makes an image from the colours of a rectangle, row by row, where the clear colour leaves the canvas as it is.
  ///
  /// Up to 256 colours are exact, or 255 beside the transparent number; of more, as many as fit are chosen to stand
  /// for all.
  init(_ pixels: [OpaqueColor], in rectangle: PixelRect) {
    precondition(pixels.count == rectangle.area, "\(pixels.count) pixels for \(rectangle)")
    self.rectangle = rectangle
    let hasStill = pixels.contains(.clear)
    let limit = hasStill ? ColorTable.capacity - 1 : ColorTable.capacity
    if let exact = IndexedImage.exact(pixels, limit: limit) {
      (colors, numbers) = exact
      isExact = true
    } else {
      // A number is kept free even if this image needs none, since later images may use the table too.
      colors = AdaptivePalette.colors(for: ColorHistogram(of: pixels), count: ColorTable.capacity - 1)
      numbers = IndexedImage.mapped(pixels, to: colors)
      isExact = false
    }
    if hasStill {
      let number = UInt8(colors.count)
      transparent = number
      if number != IndexedImage.stillMark { replace(IndexedImage.stillMark, by: number) }
    }
  }

  /// An image that leaves its rectangle as it is.
  static func still(in rectangle: PixelRect) -> IndexedImage {
    IndexedImage([OpaqueColor](repeating: .clear, count: rectangle.area), in: rectangle)
  }

  /// Uses another table instead of the image's own, if it has all the colours and a number to be transparent.
  mutating func adopt(_ table: ColorTable) -> Bool {
    var map = [UInt8](repeating: 0, count: 256)
    var isUsed = [Bool](repeating: false, count: 256)
    for (number, color) in colors.enumerated() {
      guard let other = table.number(of: color) else { return false }
      map[number] = other
      isUsed[Int(other)] = true
    }
    if let old = transparent {
      let new = table.colors.count < ColorTable.capacity ? table.colors.count : isUsed.firstIndex(of: false)
      guard let new else { return false }
      map[Int(old)] = UInt8(new)
      transparent = UInt8(new)
    }
    var span = numbers.mutableSpan
    for index in span.indices { span[index] = map[Int(span[index])] }
    colors = table.colors
    return true
  }

  /// Gives short stretches of still pixels the colours that the canvas has there, if the table has all of them.
  ///
  /// It changes nothing that is seen. A few pixels more of a colour cost less than two changes to the transparent
  /// number and back.
  mutating func fillStills(shorterThan limit: Int, from canvas: GIFCanvas) {
    guard let still = transparent else { return }
    let table = ColorTable(colors)
    let width = rectangle.width
    var isLeft = false
    var fill: [UInt8] = []
    for y in 0..<rectangle.height {
      let row = y * width
      var x = 0
      while x < width {
        guard numbers[row + x] == still else {
          x += 1
          continue
        }
        let start = x
        while x < width, numbers[row + x] == still { x += 1 }
        fill.removeAll(keepingCapacity: true)
        if x - start < limit {
          for column in start..<x {
            let color = canvas[rectangle.x + column, rectangle.y + y]
            guard let number = table.number(of: color), number != still else { break }
            fill.append(number)
          }
        }
        if fill.count == x - start {
          for column in start..<x { numbers[row + column] = fill[column - start] }
        } else {
          isLeft = true
        }
      }
    }
    if !isLeft { transparent = nil }
  }

  private mutating func replace(_ old: UInt8, by new: UInt8) {
    var span = numbers.mutableSpan
    for index in span.indices where span[index] == old { span[index] = new }
  }

  private static func exact(_ pixels: [OpaqueColor], limit: Int) -> ([OpaqueColor], [UInt8])? {
    var table = ColorTable()
    var numbers = [UInt8](repeating: stillMark, count: pixels.count)
    var output = numbers.mutableSpan
    let pixels = pixels.span
    var last = OpaqueColor.clear
    var number = stillMark
    for index in pixels.indices {
      let color = pixels[index]
      if color != last {
        last = color
        if color.isClear {
          number = stillMark
        } else {
          guard let found = table.number(adding: color, limit: limit) else { return nil }
          number = found
        }
      }
      output[index] = number
    }
    return (table.colors, numbers)
  }

  private static func mapped(_ pixels: [OpaqueColor], to colors: [OpaqueColor]) -> [UInt8] {
    let nearest = NearestColor(palette: colors)
    // What was found last for colours of each hash, since the same colours come again and again: the colour with its
    // number in place of alpha. Slots begin with a true answer, which is for black.
    let bits: UInt32 = 14
    let black = OpaqueColor(red: 0, green: 0, blue: 0)
    var cache = [UInt32](repeating: UInt32(nearest.number(nearestTo: black)) << 24, count: 1 << bits)
    var numbers = [UInt8](repeating: stillMark, count: pixels.count)
    var slots = cache.mutableSpan
    var output = numbers.mutableSpan
    let pixels = pixels.span
    var last = OpaqueColor.clear
    var lastNumber: UInt8 = 0
    for index in pixels.indices {
      let color = pixels[index]
      if color.isClear { continue }
      if color != last {
        let slot = color.hash(bits: bits)
        if (slots[slot] ^ color.word) << 8 == 0 {
          lastNumber = UInt8(slots[slot] >> 24)
        } else {
          lastNumber = nearest.number(nearestTo: color, guess: lastNumber)
          slots[slot] = color.word & 0xFF_FFFF | UInt32(lastNumber) << 24
        }
        last = color
      }
      output[index] = lastNumber
    }
    return numbers
  }
}
