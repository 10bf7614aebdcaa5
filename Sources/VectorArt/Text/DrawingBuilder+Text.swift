import Geometry

extension DrawingBuilder {
  /// A text.
  mutating func text(_ number: Int, _ style: Style, _ space: Space) throws(DrawingError) -> Piece? {
    warn("text is not shown", number)
    return nil
  }
}
