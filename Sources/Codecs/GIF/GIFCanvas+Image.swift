import Pixels

extension GIFCanvas {
  /// Makes some more rows of the image that shows a frame's changes: a number for each pixel of its rectangle.
  ///
  /// A changed pixel gets the transparent index if that is no worse than the nearest color of the table. Unchanged
  /// pixels get it, or the nearest color if the table has no transparent index.
  ///
  /// - Parameters:
  ///   - rows: The rows of the image that come next.
  ///   - image: The image.
  ///   - index: Its number in the window; its changes are among the ``changeMask``.
  ///   - map: Finds the colors of the image's table.
  ///   - ditherer: Approaches others.
  ///   - made: Gets the rows.
  func make(
    _ rows: Range<Int>, of image: GIFWindowPlan.Image, _ index: Int, map: inout PaletteMap, ditherer: inout Ditherer,
    into made: inout GIFImageRows
  ) {
    let (changes, rectangle, transparentIndex) = (image.frame.changes, made.rectangle, image.transparentIndex)
    precondition(contains(rectangle), "\(rectangle)")
    precondition(changes.bounds.map(rectangle.contains) ?? true, "changes outside their image")
    var palette = [UInt32](repeating: 0, count: 256)
    for (number, color) in map.colors.enumerated() where number != transparentIndex.map(Int.init) {
      palette[number] = color.word
    }
    made.append(above: rows.upperBound)
    let content = changes.rows.content ?? ChangedRows.Content()
    let stretches = content.stretches.span
    var visibility = RowVisibility(
      columns: image.usesVisibility ? rectangle.x..<rectangle.maxX : 0..<0, errorPerBit: image.errorPerBit)
    for y in rows {
      let row = y * width
      // The position in the image of a pixel on the canvas. Sound, here and below: the columns lie within the
      // rectangle, which lies on the canvas, and the row is one of the image's.
      let symbols = unsafe made.symbols + made.start(ofRow: y)
      let wanted = unsafe made.wanted + made.start(ofRow: y)
      let start = row + rectangle.x
      unsafe symbols.update(repeating: transparentIndex ?? 0, count: rectangle.width)
      var pixel = row
      ditherer.beginRow(isFirst: y == rectangle.y)
      if image.usesVisibility, content.row(y).contains(where: { !stretches[$0].stays }) {
        note(content, y, made)
        visibility.weigh(y, of: self, into: made)
      }
      for index in content.row(y) {
        let stretch = stretches[index]
        let end = pixel &+ stretch.count
        if !stretch.stays, image.usesVisibility, ditherer.kind == .adaptive {
          drawRamp(stretch.color, pixel..<end, y, &map, made, of: image)
        } else if !stretch.stays, ditherer.kind == .ordered || ditherer.kind == .diffusion {
          unsafe dither(stretch.color, pixel..<end, y, &map, &ditherer, palette.span, transparentIndex, start, symbols)
        } else if !stretch.stays {
          let number = map.number(nearestTo: stretch.color)
          let color = stretch.color
          unsafe (wanted + (pixel - start)).update(repeating: color.word, count: stretch.count)
          if keepsWanted { unsafe (self.wanted + pixel).update(repeating: color.word, count: stretch.count) }
          let error = color.squaredDistance(to: OpaqueColor(word: palette[Int(number)]))
          unsafe draw(color, error, number, pixel..<end, symbols, start, mayStay: transparentIndex != nil)
        }
        pixel = end
      }
      if transparentIndex == nil {
        unsafe drawAgain(symbols, rectangle.width, start, PixelWeights.bit(of: index), map: &map)
      }
    }
  }

  /// Draws short stretches of pixels that stay with their colors: a few more symbols cost less than switching to the
  /// transparent index and back.
  ///
  /// - Parameters:
  ///   - rows: Rows that have been made.
  ///   - image: The image.
  ///   - shortStretch: Stretches of fewer pixels that stay are drawn again, where the table has their colors.
  ///   - map: Finds the colors of the image's table.
  ///   - made: The rows.
  func fill(
    _ rows: Range<Int>, of image: GIFWindowPlan.Image, shortStretch: Int, map: inout PaletteMap,
    in made: borrowing GIFImageRows
  ) {
    guard let transparentIndex = image.transparentIndex, shortStretch > 0 else { return }
    let rectangle = made.rectangle
    precondition(contains(rectangle), "\(rectangle)")
    var palette = [UInt32](repeating: 0, count: 256)
    for (number, color) in map.colors.enumerated() where number != Int(transparentIndex) {
      palette[number] = color.word
    }
    for y in rows {
      let first = y * width + rectangle.x
      // Sound: the row has been made, and lies on the canvas.
      let (symbols, drawn) = unsafe (made.symbols + made.start(ofRow: y), numbers + first)
      unsafe StillStretches(of: transparentIndex, in: symbols, count: rectangle.width)
        .forEach(worthDrawing: shortStretch) {
          unsafe hasNumber(first &+ $0, palette.span, &map) ? drawn[$0] : nil
        } body: {
          unsafe (symbols + $0.lowerBound).update(from: drawn + $0.lowerBound, count: $0.count)
        }
    }
  }

  /// Draws a run of a color by a number, except for pixels that already show one as near.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - error: The squared error of the number's color.
  ///   - number: The number.
  ///   - pixels: The pixels of the canvas.
  ///   - symbols: The image's numbers in the pixels' row.
  ///   - start: The pixel of the canvas that the first of them is for.
  ///   - mayStay: True if there is a transparent index.
  @inline(__always)
  func draw(
    _ color: OpaqueColor, _ error: Int, _ number: UInt8, _ pixels: Range<Int>,
    _ symbols: UnsafeMutablePointer<UInt8>, _ start: Int, mayStay: Bool
  ) {
    let shown = unsafe shown
    // The previous pixels usually have few colors.
    var (last, stays) = (UInt32(0), false)
    for pixel in pixels {
      let current = unsafe shown[pixel]
      if current != last {
        last = current
        stays = mayStay && OpaqueColor(word: current).squaredDistance(to: color) <= error
      }
      if !stays { unsafe symbols[pixel &- start] = number }
    }
  }

  /// Draws a stretch of a color with mixed ones.
  private func dither(
    _ color: OpaqueColor, _ pixels: Range<Int>, _ y: Int, _ map: inout PaletteMap, _ ditherer: inout Ditherer,
    _ palette: Span<UInt32>, _ transparentIndex: UInt8?, _ start: Int, _ symbols: UnsafeMutablePointer<UInt8>
  ) {
    for pixel in pixels {
      let x = pixel - y * width
      unsafe wanted[pixel] = color.word
      // Sound: where the reach leaves the canvas, the pixel itself is taken.
      let left = unsafe wanted[x >= Ditherer.reach ? pixel - Ditherer.reach : pixel]
      let above = unsafe wanted[y >= Ditherer.reach ? pixel - Ditherer.reach * width : pixel]
      let place = Ditherer.Context(x: x, y: y, left: OpaqueColor(word: left), above: OpaqueColor(word: above))
      let number = ditherer.number(for: color, at: place, map: &map)
      if unsafe transparentIndex == nil || shown[pixel] != palette[Int(number)] {
        unsafe symbols[pixel &- start] = number
      }
    }
  }

  /// Returns whether the table has the color that a pixel shows, whose number is looked up then.
  @inline(__always)
  func hasNumber(_ pixel: Int, _ palette: Span<UInt32>, _ map: inout PaletteMap) -> Bool {
    let color = unsafe shown[pixel]
    if color == 0 { return false }
    if unsafe palette[Int(numbers[pixel])] == color { return true }
    let number = map.number(nearestTo: OpaqueColor(word: color))
    if palette[Int(number)] != color { return false }
    unsafe numbers[pixel] = number
    return true
  }

  /// Draws all pixels that stay, as near as the table can.
  private func drawAgain(
    _ symbols: UnsafeMutablePointer<UInt8>, _ count: Int, _ first: Int, _ bit: UInt8, map: inout PaletteMap
  ) {
    for pixel in 0..<count where unsafe changeMask[first &+ pixel] & bit == 0 {
      let color = OpaqueColor(word: unsafe shown[first &+ pixel])
      let number = unsafe numbers[first &+ pixel]
      let isKnown = Int(number) < map.colors.count && map.colors[Int(number)] == color
      unsafe symbols[pixel] = isKnown ? number : map.number(nearestTo: color)
    }
  }
}
