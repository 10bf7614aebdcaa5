import Pixels

extension GIFCanvas {
  /// The distance within which a smooth ramp is looked for, in pixels: rows above a row that are read when it is made.
  static let reach = 16

  /// Notes what some rows of an image should show, on the canvas and among the image's rows.
  func note(_ content: ChangedRows.Content, _ y: Int, _ made: borrowing GIFImageRows) {
    let stretches = content.stretches.span
    var pixel = y * width
    // Sound: a row's stretches are no longer than the row, and those that change lie within the rectangle.
    let shift = made.start(ofRow: y) - made.rectangle.x - y * width
    for index in content.row(y) {
      let stretch = stretches[index]
      if !stretch.stays {
        let word = stretch.color.word
        for pixel in pixel..<pixel &+ stretch.count {
          unsafe wanted[pixel] = word
          unsafe made.wanted[pixel &+ shift] = word
        }
      }
      pixel &+= stretch.count
    }
  }

  /// The least weight of pixels that a pattern may be seen in.
  private static let patternVisibility = UInt8(50)

  /// Four times the brightness that a pixel should show, or does show.
  @inline(__always)
  func brightness(_ pixel: Int) -> Int32 {
    let noted = unsafe wanted[pixel]
    let word = noted != 0 ? noted : unsafe shown[pixel]
    return Int32(truncatingIfNeeded: (word & 255) &+ (word >> 8 & 255) &* 2 &+ (word >> 16 & 255))
  }

  /// Draws a stretch of a color that the table lacks: in a smooth ramp by a pattern of two colors that are near each
  /// other, with this one between them, and elsewhere by the nearest one.
  func drawRamp(
    _ color: OpaqueColor, _ pixels: Range<Int>, _ y: Int, _ map: inout PaletteMap, _ made: borrowing GIFImageRows,
    of image: GIFWindowPlan.Image
  ) {
    let transparentIndex = image.transparentIndex
    let start = y * width + made.rectangle.x
    let symbols = unsafe made.symbols + made.start(ofRow: y)
    let targets = unsafe made.wanted + made.start(ofRow: y)
    let visibility = unsafe made.visibility + made.start(ofRow: y)
    let number = map.number(nearestTo: color)
    let nearest = map.colors[Int(number)]
    let mix = GIFColorMix(of: color, nearest, number, &map, leastError: image.leastMixedError)
    let error = nearest.squaredDistance(to: color)
    // What stood here is mostly of few colors.
    var (last, stays) = (UInt32(0), false)
    for pixel in pixels {
      let index = pixel &- start
      // Sound: the stretch lies within the image's rectangle, and the row is one of the image's.
      if let mix, unsafe visibility[index] >= GIFCanvas.patternVisibility, isRamp(pixel, y) {
        let chosen = mix.isOther(x: pixel &- y &* width, y: y) ? mix.other : number
        let word = map.colors[Int(chosen)].word
        unsafe targets[index] = word
        if unsafe transparentIndex == nil || shown[pixel] != word { unsafe symbols[index] = chosen }
        continue
      }
      let current = unsafe shown[pixel]
      if current != last {
        last = current
        stays = transparentIndex != nil && OpaqueColor(word: current).squaredDistance(to: color) <= error
      }
      if !stays { unsafe symbols[index] = number }
    }
  }

  /// Returns whether a pixel is part of a smooth ramp: some way off, colors are a little different.
  private func isRamp(_ pixel: Int, _ y: Int) -> Bool {
    let own = brightness(pixel)
    let x = pixel &- y &* width
    func isNear(_ other: Int) -> Bool {
      let difference = abs(brightness(other) &- own)
      return difference > 0 && difference <= GIFCanvas.steepest
    }
    return x >= GIFCanvas.reach && isNear(pixel &- GIFCanvas.reach)
      || x &+ GIFCanvas.reach < width && isNear(pixel &+ GIFCanvas.reach)
      || y >= GIFCanvas.reach && isNear(pixel &- GIFCanvas.reach &* width)
  }

  /// The most that four times the brightness of a ramp changes within ``reach``.
  private static let steepest: Int32 = 128
}
