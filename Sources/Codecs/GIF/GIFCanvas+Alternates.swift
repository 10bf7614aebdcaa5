import Pixels

extension GIFCanvas {
  /// Finds the equivalent index for each unchanged pixel of an image: its color's index in place of the transparent
  /// index, and the reverse.
  ///
  /// - Parameters:
  ///   - image: The image, not yet drawn.
  ///   - map: Finds the colors of the image's table.
  ///   - made: The rows of the whole image; they receive the equivalent indices.
  /// - Returns: The bounding box of the pixels that change; a single pixel if none do.
  func noteAlternates(
    of image: GIFWindowPlan.Image, map: inout PaletteMap, in made: borrowing GIFImageRows
  ) -> PixelRect {
    let rectangle = made.rectangle
    precondition(contains(rectangle), "\(rectangle)")
    var words = [UInt32](repeating: 0, count: 256)
    for (number, color) in image.table.colors.enumerated() where number != image.transparentIndex.map(Int.init) {
      words[number] = color.word
    }
    let table = words.span
    let transparentIndex = image.transparentIndex.map(Int.init) ?? -1
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    let (shown, numbers) = unsafe (shown, numbers)
    for y in rectangle.y..<rectangle.maxY {
      let first = y * width + rectangle.x
      // Sound: the rectangle is on the canvas, and all of its rows have been made.
      let symbols = unsafe made.symbols + made.start(ofRow: y)
      let alternates = unsafe made.alternates + made.start(ofRow: y)
      var (start, end) = (-1, -1)
      for x in 0..<rectangle.width {
        let symbol = unsafe symbols[x]
        let color = unsafe shown[first &+ x]
        var other = symbol
        if Int(symbol) == transparentIndex {
          if hasNumber(first &+ x, table, &map) { other = unsafe numbers[first &+ x] }
        } else if table[Int(symbol)] == color {
          if transparentIndex >= 0 { other = UInt8(truncatingIfNeeded: transparentIndex) }
        } else {
          if start < 0 { start = x }
          end = x
        }
        unsafe alternates[x] = other
      }
      guard start >= 0 else { continue }
      (left, right) = (min(left, start), max(right, end))
      (top, bottom) = (min(top, y), y)
    }
    guard right >= 0 else { return PixelRect(x: rectangle.x, y: rectangle.y, width: 1, height: 1) }
    return PixelRect(x: rectangle.x + left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
