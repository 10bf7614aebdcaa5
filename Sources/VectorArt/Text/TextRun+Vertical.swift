import Geometry
import Typography

extension TextRun {
  /// Sets a letter upright in a line that runs down: it takes up its font's size there, and stands in the middle.
  mutating func setUpright() {
    let middle = (fontSize / 2, (ascent - descent) / 2)
    // The line will be turned to the right about its start, and so the letter is turned to the left about its middle.
    path = path.transformed(
      by: AffineTransform.translation(-(advance - spacing) / 2, middle.1)
        .concatenating(.rotation(radians: -.pi / 2)).concatenating(.translation(middle.0, -middle.1)))
    advance = fontSize + spacing
  }

  /// Turns the cluster to the right about a point, from a line that runs to the right to one that runs down.
  mutating func turnDown(about start: Point) {
    origin = Point(start.x + start.y - origin.y, start.y + origin.x - start.x)
    rotation += 90
  }
}

extension TextCharacter {
  /// True if the letter stands upright in lines that run down.
  var standsUpright: Bool {
    character.unicodeScalars.first.map { VerticalOrientation($0) == .upright } ?? false
  }
}
