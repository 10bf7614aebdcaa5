import Pixels

extension GIFCanvas {
  /// Converts the next rows of an image to color indices.
  ///
  /// A changed pixel gets the transparent index if the color on the canvas is at least as close as the nearest color of
  /// the table. Unchanged pixels get the transparent index, or the nearest color if the table has no transparent index.
  ///
  /// - Parameters:
  ///   - rows: The next rows of the image.
  ///   - image: The image.
  ///   - index: The image's index in the window; its changes are in ``changeMask``.
  ///   - map: Finds the colors of the image's table.
  ///   - ditherer: Dithers colors that the table lacks.
  ///   - made: Receives the rows.
  func make(
    _ rows: Range<Int>, of image: GIFWindowPlan.Image, _ index: Int, map: inout PaletteMap, ditherer: inout Ditherer,
    into made: inout GIFImageRows
  ) {
    let (changes, rectangle, transparentIndex) = (image.frame.changes, made.rectangle, image.transparentIndex)
    precondition(contains(rectangle), "\(rectangle)")
    precondition(changes.bounds.map(rectangle.contains) ?? true, "the changes must be within their image")
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
      // The position in the image of a pixel on the canvas. Sound, here and below: the columns are within the
      // rectangle, which is on the canvas, and the row is one of the image's.
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

  /// Draws short runs of unchanged pixels in their colors: a few more symbols cost less than switching to the
  /// transparent index and back.
  ///
  /// - Parameters:
  ///   - rows: Rows that have already been converted to color indices.
  ///   - image: The image.
  ///   - shortStretch: The length below which runs of unchanged pixels are drawn again, if the table has their colors.
  ///   - map: Finds the colors of the image's table.
  ///   - made: The rows' color indices.
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
      // Sound: the row has been made, and is on the canvas.
      let (symbols, drawn) = unsafe (made.symbols + made.start(ofRow: y), numbers + first)
      unsafe TransparentRuns(of: transparentIndex, in: symbols, count: rectangle.width)
        .forEach(worthDrawing: shortStretch) {
          unsafe hasNumber(first &+ $0, palette.span, &map) ? drawn[$0] : nil
        } body: {
          unsafe (symbols + $0.lowerBound).update(from: drawn + $0.lowerBound, count: $0.count)
        }
    }
  }

  /// Draws a run of one color, except for pixels whose color on the canvas is at least as close.
  ///
  /// - Parameters:
  ///   - color: The wanted color.
  ///   - error: The squared distance to the nearest color of the table.
  ///   - number: The index of the nearest color.
  ///   - pixels: The pixels of the canvas.
  ///   - symbols: The image's color indices in the row of these pixels.
  ///   - start: The canvas position of the first element of `symbols`.
  ///   - mayStay: True if the table has a transparent index.
  @inline(__always)
  func draw(
    _ color: OpaqueColor, _ error: Int, _ number: UInt8, _ pixels: Range<Int>,
    _ symbols: UnsafeMutablePointer<UInt8>, _ start: Int, mayStay: Bool
  ) {
    let shown = unsafe shown
    // The canvas below a run usually has few colors, so the last result is reused.
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

  /// Draws a run of one color with dithering.
  private func dither(
    _ color: OpaqueColor, _ pixels: Range<Int>, _ y: Int, _ map: inout PaletteMap, _ ditherer: inout Ditherer,
    _ palette: Span<UInt32>, _ transparentIndex: UInt8?, _ start: Int, _ symbols: UnsafeMutablePointer<UInt8>
  ) {
    for pixel in pixels {
      let x = pixel - y * width
      unsafe wanted[pixel] = color.word
      // Sound: where the neighbor would be outside the canvas, the pixel itself is read.
      let left = unsafe wanted[x >= Ditherer.reach ? pixel - Ditherer.reach : pixel]
      let above = unsafe wanted[y >= Ditherer.reach ? pixel - Ditherer.reach * width : pixel]
      let place = Ditherer.Context(x: x, y: y, left: OpaqueColor(word: left), above: OpaqueColor(word: above))
      let number = ditherer.number(for: color, at: place, map: &map)
      if unsafe transparentIndex == nil || shown[pixel] != palette[Int(number)] {
        unsafe symbols[pixel &- start] = number
      }
    }
  }

  /// Returns whether the table has the color of a canvas pixel, and updates the pixel's color index if so.
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

  /// Draws all unchanged pixels with the nearest colors of the table.
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
