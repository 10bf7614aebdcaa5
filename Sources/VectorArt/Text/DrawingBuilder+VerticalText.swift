import Geometry

extension DrawingBuilder {
  /// Sets a letter upright in a line that runs down: it takes up its font's size there, and stands in the middle.
  func setUpright(_ run: inout TextRun, _ style: TextStyle) {
    let middle = (style.size / 2, (run.ascent - run.descent) / 2)
    // The line will be turned to the right about its start, and so the letter is turned to the left about its middle.
    run.path = run.path.transformed(
      by: AffineTransform.translation(-(run.advance - style.letterSpacing) / 2, middle.1)
        .concatenating(.rotation(radians: -.pi / 2)).concatenating(.translation(middle.0, -middle.1)))
    run.advance = style.size + style.letterSpacing
  }
}

extension TextRun {
  /// Turns the run to the right about a point, from a line that runs to the right to one that runs down.
  mutating func turnDown(about start: Point) {
    origin = Point(start.x + start.y - origin.y, start.y + origin.x - start.x)
    rotation += 90
  }
}

extension TextCharacter {
  /// Whether the letter stands upright in lines that run down (Unicode Standard Annex 50, in its large blocks).
  var standsUpright: Bool {
    switch character.unicodeScalars.first?.value ?? 0 {
    case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
