import Pixels

extension GIFCanvas {
  /// Forgets the change of pixels that an image leaves as they are, or draws again as they are.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - index: Its number in the window.
  ///   - made: All of its rows.
  /// - Returns: The rectangle of the pixels that change; of one pixel if none does.
  func settle(_ image: GIFWindowPlan.Image, _ index: Int, _ made: borrowing GIFImageRows) -> PixelRect {
    let rectangle = made.rectangle
    precondition(contains(rectangle), "\(rectangle)")
    var words = [UInt32](repeating: 0, count: 256)
    for (number, color) in image.table.colors.enumerated() { words[number] = color.word }
    let table = words.span
    let transparentIndex = image.transparentIndex.map(Int.init) ?? -1
    let others = ~PixelWeights.bit(of: index)
    var (left, right, top, bottom) = (Int.max, -1, Int.max, -1)
    for y in rectangle.y..<rectangle.maxY {
      let first = y * width + rectangle.x
      // Sound: the rectangle lies on the canvas, and all of its rows have been made.
      let symbols = unsafe made.symbols + made.start(ofRow: y)
      var (start, end) = (-1, -1)
      for x in 0..<rectangle.width {
        let symbol = Int(unsafe symbols[x])
        if unsafe symbol == transparentIndex || shown[first &+ x] == table[symbol] {
          unsafe changeMask[first &+ x] &= others
          continue
        }
        if start < 0 { start = x }
        end = x
      }
      guard start >= 0 else { continue }
      (left, right) = (min(left, start), max(right, end))
      (top, bottom) = (min(top, y), y)
    }
    guard right >= 0 else { return PixelRect(x: rectangle.x, y: rectangle.y, width: 1, height: 1) }
    return PixelRect(x: rectangle.x + left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Copies the part of an image's symbols that lies in some rows' rectangle, and has these show them.
  ///
  /// - Parameters:
  ///   - symbols: The symbols of a larger rectangle.
  ///   - rectangle: That rectangle.
  ///   - image: The image.
  ///   - made: All rows of the smaller one.
  func take(
    _ symbols: [UInt8], of rectangle: PixelRect, _ image: GIFWindowPlan.Image, into made: borrowing GIFImageRows
  ) {
    let part = made.rectangle
    precondition(rectangle.contains(part) && symbols.count == rectangle.area, "\(part) of \(rectangle)")
    var words = [UInt32](repeating: 0, count: 256)
    for (number, color) in image.table.colors.enumerated() { words[number] = color.word }
    for y in part.y..<part.maxY {
      let first = (y - rectangle.y) * rectangle.width + part.x - rectangle.x
      // Sound: the rows have a symbol and a color for each pixel of the part.
      let target = made.start(ofRow: y)
      for x in 0..<part.width {
        unsafe made.symbols[target &+ x] = symbols[first &+ x]
        unsafe made.wanted[target &+ x] = words[Int(symbols[first &+ x])]
      }
    }
  }
}
