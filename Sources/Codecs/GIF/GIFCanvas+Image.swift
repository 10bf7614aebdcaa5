import Pixels

extension GIFCanvas {
  /// Makes some rows of the image that shows a frame's changes: a number for each pixel of its rectangle.
  ///
  /// A changed pixel is left as it is when that is no worse than the nearest colour of the table. Short stretches of
  /// pixels that stay are drawn again with the colours they have: a few symbols more cost less than two changes to the
  /// number that leaves pixels as they are, and back.
  ///
  /// - Parameters:
  ///   - rows: The rows, of which those of the image count.
  ///   - image: The image.
  ///   - following: The next images, by whose changes the changed pixels go again.
  ///   - shortStretch: Stretches of fewer pixels that stay are drawn again, where the table has their colours.
  ///   - map: Finds the colours of the image's table.
  ///   - ditherer: Approaches others.
  func make(
    _ rows: Range<Int>, of image: GIFWindowPlan.Image, following: ArraySlice<GIFWindowPlan.Image>, shortStretch: Int,
    map: inout PaletteMap, ditherer: inout Ditherer
  ) {
    let (changes, rectangle, still) = (image.frame.changes, image.frame.rectangle, image.table.still)
    precondition(contains(rectangle), "\(rectangle)")
    precondition(changes.bounds.map(rectangle.contains) ?? true, "changes outside their image")
    var palette = [UInt32](repeating: 0, count: 256)
    for (number, color) in map.colors.enumerated() { palette[number] = color.word }
    let stretches = changes.stretches.span
    for y in rows.clamped(to: rectangle.y..<rectangle.maxY) {
      let row = y * width
      // Sound, here and below: the columns lie within the rectangle, which lies on the canvas.
      unsafe (symbols + row + rectangle.x).update(repeating: still ?? 0, count: rectangle.width)
      unsafe (lives + row + rectangle.x).update(repeating: 0, count: rectangle.width)
      var pixel = row
      ditherer.beginRow(isFirst: y == rectangle.y)
      for index in changes.row(y) {
        let stretch = stretches[index]
        let end = pixel + stretch.count
        if !stretch.stays, ditherer.kind != .none {
          dither(stretch.color, pixel..<end, y, &map, &ditherer, palette.span, still)
        } else if !stretch.stays {
          let number = map.number(nearestTo: stretch.color)
          draw(stretch.color, number, palette[Int(number)], from: pixel, to: end, still)
        }
        pixel = end
      }
      for (index, image) in following.enumerated().reversed() {
        endLives(after: index + 1, by: image.frame.changes, y, in: rectangle)
      }
      if let still {
        fill(row + rectangle.x..<row + rectangle.maxX, still, palette.span, shorterThan: shortStretch)
      } else {
        drawAgain(row + rectangle.x..<row + rectangle.maxX, map: &map)
      }
    }
  }

  /// Makes an image of the whole canvas that changes nothing.
  func leaveAll(_ still: UInt8) { unsafe symbols.update(repeating: still, count: width * height) }

  /// Draws a stretch of a colour, but for pixels that show one as near.
  @inline(__always)
  private func draw(_ color: OpaqueColor, _ number: UInt8, _ word: UInt32, from: Int, to end: Int, _ still: UInt8?) {
    let error = color.squaredDistance(to: OpaqueColor(word: word))
    for pixel in from..<end {
      unsafe wanted[pixel] = color.word
      unsafe lives[pixel] = UInt8(GIFCanvas.longestLife)
      let current = unsafe shown[pixel]
      if still != nil, current != 0,
        current == word || OpaqueColor(word: current).squaredDistance(to: color) <= error
      {
        continue
      }
      unsafe symbols[pixel] = number
    }
  }

  /// Draws a stretch of a colour with mixed ones.
  private func dither(
    _ color: OpaqueColor, _ pixels: Range<Int>, _ y: Int, _ map: inout PaletteMap, _ ditherer: inout Ditherer,
    _ palette: Span<UInt32>, _ still: UInt8?
  ) {
    for pixel in pixels {
      let x = pixel - y * width
      unsafe wanted[pixel] = color.word
      unsafe lives[pixel] = UInt8(GIFCanvas.longestLife)
      // Sound: where the reach leaves the canvas, the pixel itself is taken.
      let left = unsafe wanted[x >= Ditherer.reach ? pixel - Ditherer.reach : pixel]
      let above = unsafe wanted[y >= Ditherer.reach ? pixel - Ditherer.reach * width : pixel]
      let place = Ditherer.Place(x: x, y: y, left: OpaqueColor(word: left), above: OpaqueColor(word: above))
      let number = ditherer.number(for: color, at: place, map: &map)
      if unsafe still == nil || shown[pixel] != palette[Int(number)] { unsafe symbols[pixel] = number }
    }
  }

  /// Lets changed pixels of a row live only for so many frames where those changes come.
  private func endLives(after frames: Int, by changes: FrameChanges, _ y: Int, in rectangle: PixelRect) {
    let stretches = changes.stretches.span
    let limit = UInt8(frames)
    let lives = unsafe self.lives + y * width
    var x = 0
    // Neighbouring stretches of several colours are taken together.
    var start = 0
    func end(_ from: Int, _ to: Int) {
      let first = max(from, rectangle.x)
      // Sound: the columns lie within the rectangle.
      for x in first..<max(first, min(to, rectangle.maxX)) { unsafe lives[x] = min(lives[x], limit) }
    }
    for index in changes.row(y) {
      let stretch = stretches[index]
      if stretch.stays {
        if start < x { end(start, x) }
        start = x &+ stretch.count
      }
      x &+= stretch.count
    }
    if start < x { end(start, x) }
  }

  /// Draws short stretches of pixels that stay with the colours they have.
  private func fill(_ pixels: Range<Int>, _ still: UInt8, _ palette: Span<UInt32>, shorterThan limit: Int) {
    let stills = UInt64(still) &* 0x0101_0101_0101_0101
    var pixel = pixels.lowerBound
    while pixel < pixels.upperBound {
      if unsafe symbols[pixel] != still {
        pixel &+= 1
        continue
      }
      let start = pixel
      while pixel &+ 8 <= pixels.upperBound,
        unsafe UnsafeRawPointer(symbols + pixel).loadUnaligned(as: UInt64.self) == stills
      { pixel &+= 8 }
      while pixel < pixels.upperBound, unsafe symbols[pixel] == still { pixel &+= 1 }
      if pixel &- start >= limit { continue }
      var other = start
      while other < pixel, unsafe shown[other] != 0, unsafe palette[Int(numbers[other])] == shown[other] { other += 1 }
      if other < pixel { continue }
      unsafe (symbols + start).update(from: numbers + start, count: pixel - start)
    }
  }

  /// Draws all pixels that stay, as near as the table can.
  private func drawAgain(_ pixels: Range<Int>, map: inout PaletteMap) {
    for pixel in pixels where unsafe lives[pixel] == 0 {
      let color = OpaqueColor(word: unsafe shown[pixel])
      let number = unsafe numbers[pixel]
      let isKnown = Int(number) < map.colors.count && map.colors[Int(number)] == color
      unsafe symbols[pixel] = isKnown ? number : map.number(nearestTo: color)
    }
  }
}
