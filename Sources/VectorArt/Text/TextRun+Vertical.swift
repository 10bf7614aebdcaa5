import Geometry
import Typography

extension TextRun {
  /// Sets a cluster upright in a vertical line.
  ///
  /// It advances by the font size and is centered on the line by the metrics of its own face, which may be a fallback
  /// font.
  mutating func setUpright(_ face: FontMetrics) {
    let middle = (face.letterAscent - face.letterDescent) / 2 * fontSize
    // The whole line is later rotated clockwise about its start, so the cluster is rotated counterclockwise about its
    // center.
    let turn = AffineTransform.translation(-(advance - spacing) / 2, middle)
      .concatenating(.rotation(radians: -.pi / 2))
      .concatenating(.translation(fontSize / 2, 0))
    path = path.transformed(by: turn)
    for index in pictures.indices { pictures[index].place = pictures[index].place.concatenating(turn) }
    advance = fontSize + spacing
    baseline = (ascent - descent) / 2
  }

  /// Centers a sideways cluster on a vertical line by the metrics of its own face, which may be a fallback font.
  mutating func setSideways(_ face: FontMetrics) {
    baseline = (ascent - descent) / 2 - (face.letterAscent - face.letterDescent) / 2 * fontSize
  }

  /// Rotates the cluster clockwise about a point, which turns a horizontal line into a vertical one.
  mutating func turnDown(about start: Point) {
    origin = Point(start.x + start.y - origin.y, start.y + origin.x - start.x)
    rotation += 90
  }
}
