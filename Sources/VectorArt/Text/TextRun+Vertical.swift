import Geometry

extension TextRun {
  /// Sets a letter upright in a vertical line: it takes its font's size along the line, and is centered.
  mutating func setUpright() {
    let middle = (fontSize / 2, (ascent - descent) / 2)
    // The line will be rotated to the right about its start, so the letter is rotated to the left about its center.
    let turn = AffineTransform.translation(-(advance - spacing) / 2, middle.1)
      .concatenating(.rotation(radians: -.pi / 2)).concatenating(.translation(middle.0, -middle.1))
    path = path.transformed(by: turn)
    for index in pictures.indices { pictures[index].place = pictures[index].place.concatenating(turn) }
    advance = fontSize + spacing
  }

  /// Turns the cluster to the right about a point, from a line that runs to the right to one that runs down.
  mutating func turnDown(about start: Point) {
    origin = Point(start.x + start.y - origin.y, start.y + origin.x - start.x)
    rotation += 90
  }
}
