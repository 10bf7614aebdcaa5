import Geometry
import Typography

extension TextRun {
  /// Sets a letter upright in a vertical line: it advances by its font's size, centered on the line by its own face, in
  /// case a fallback font supplies the letter.
  mutating func setUpright(_ face: FontMetrics) {
    let middle = (face.letterAscent - face.letterDescent) / 2 * fontSize
    // The line will be rotated to the right about its start, so the letter is rotated to the left about its center.
    let turn = AffineTransform.translation(-(advance - spacing) / 2, middle)
      .concatenating(.rotation(radians: -.pi / 2))
      .concatenating(.translation(fontSize / 2, 0))
    path = path.transformed(by: turn)
    for index in pictures.indices { pictures[index].place = pictures[index].place.concatenating(turn) }
    advance = fontSize + spacing
    baseline = (ascent - descent) / 2
  }

  /// Centers a letter's own face on a vertical line, in case a fallback font supplies the letter.
  mutating func setSideways(_ face: FontMetrics) {
    baseline = (ascent - descent) / 2 - (face.letterAscent - face.letterDescent) / 2 * fontSize
  }

  /// Turns the cluster to the right about a point, from a line that runs to the right to one that runs down.
  mutating func turnDown(about start: Point) {
    origin = Point(start.x + start.y - origin.y, start.y + origin.x - start.x)
    rotation += 90
  }
}
