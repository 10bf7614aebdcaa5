import Pixels

extension GIFCanvas {
  /// The distance, in pixels, at which colors are compared to detect a smooth gradient, and the number of rows read
  /// above a row.
  static let reach = 16

  /// Stores the wanted colors of a row, both on the canvas and in the image's rows.
  func note(_ content: ChangedRows.Content, _ y: Int, _ made: borrowing GIFImageRows) {
    let stretches = content.stretches.span
    let (wanted, targets) = unsafe (wanted, made.wanted)
    var pixel = y * width
    // Sound: a row's runs are no longer than the row, and the changed ones are within the rectangle.
    let shift = made.start(ofRow: y) - made.rectangle.x - y * width
    for index in content.row(y) {
      let stretch = stretches[index]
      if !stretch.stays {
        let word = stretch.color.word
        for pixel in pixel..<pixel &+ stretch.count {
          unsafe wanted[pixel] = word
          unsafe targets[pixel &+ shift] = word
        }
      }
      pixel &+= stretch.count
    }
  }

  /// The minimum visibility of a pixel for a pattern of two colors.
  private static let patternVisibility = UInt8(50)

  /// Returns four times the brightness of the color that a pixel should show, or of its current color if that is exact.
  @inline(__always)
  func brightness(_ pixel: Int) -> Int32 { unsafe GIFCanvas.brightness(wanted[pixel], shown[pixel]) }

  @inline(__always)
  static func brightness(_ wanted: UInt32, _ shown: UInt32) -> Int32 {
    let word = wanted != 0 ? wanted : shown
    return Int32(truncatingIfNeeded: (word & 255) &+ (word >> 8 & 255) &* 2 &+ (word >> 16 & 255))
  }

  /// Draws a run of a color that the table lacks: in a smooth gradient, with a pattern of two similar colors on either
  /// side of it; elsewhere, with the nearest color.
  func drawRamp(
    _ color: OpaqueColor, _ pixels: Range<Int>, _ y: Int, _ map: inout PaletteMap, _ made: borrowing GIFImageRows,
    of image: GIFWindowPlan.Image
  ) {
    let mayStay = image.transparentIndex != nil
    let start = y * width + made.rectangle.x
    // Sound, here and below: the run is within the image's rectangle, and the row is one of the image's.
    let symbols = unsafe made.symbols + made.start(ofRow: y)
    let visibility = unsafe made.visibility + made.start(ofRow: y)
    let number = map.number(nearestTo: color)
    let nearest = map.colors[Int(number)]
    let error = nearest.squaredDistance(to: color)
    // Most pixels are not in a gradient, and need no mixture.
    guard error >= image.minimumMixedError,
      pixels.contains(where: { unsafe visibility[$0 &- start] >= GIFCanvas.patternVisibility }),
      let mix = GIFColorMix(of: color, nearest, number, &map)
    else { return unsafe draw(color, error, number, pixels, symbols, start, mayStay: mayStay) }
    let targets = unsafe made.wanted + made.start(ofRow: y)
    for pixel in pixels {
      let index = pixel &- start
      guard unsafe visibility[index] >= GIFCanvas.patternVisibility, isRamp(pixel, y) else {
        unsafe draw(color, error, number, pixel..<pixel &+ 1, symbols, start, mayStay: mayStay)
        continue
      }
      let chosen = mix.isOther(x: pixel &- y &* width, y: y) ? mix.other : number
      let word = map.colors[Int(chosen)].word
      unsafe targets[index] = word
      if unsafe !mayStay || shown[pixel] != word { unsafe symbols[index] = chosen }
    }
  }

  /// Returns true if a pixel is part of a smooth gradient: the color at a distance of ``reach`` differs slightly.
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

  /// The maximum difference, in quarter levels of brightness, between pixels of a gradient that are ``reach`` apart.
  private static let steepest: Int32 = 128
}
