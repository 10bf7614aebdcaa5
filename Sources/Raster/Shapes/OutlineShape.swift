package import Geometry
import Pixels

/// The shape of a layer's outline or of its border, without its position.
package struct OutlineShape: Hashable {
  package var size: Size
  package var cornerRadius: Double
  package var cornerCurve: CornerCurve
  package var corners: Corners
  /// The width of the border along the inside of the outline; nil for the filled shape.
  package var borderWidth: Double?

  /// Creates a shape of a size; `borderWidth` is nil for the filled shape.
  package init(
    size: Size, cornerRadius: Double, cornerCurve: CornerCurve, corners: Corners, borderWidth: Double? = nil
  ) {
    (self.size, self.cornerRadius, self.cornerCurve, self.corners) = (size, cornerRadius, cornerCurve, corners)
    self.borderWidth = borderWidth
  }

  /// Returns the flattened outline with the top left corner at the origin, fine enough for `scale`.
  ///
  /// A border is the outline minus its inner outline, in the opposite direction: their coverages are subtracted,
  /// however narrow the border.
  package func flattened(for scale: Double) -> Polyline {
    let box = Rect(origin: .zero, size: size)
    let radius = max(0, min(cornerRadius, size.width / 2, size.height / 2))
    let outer = Path.roundedRect(box, radius: radius, curve: cornerCurve, corners: corners)
    var polyline = Polyline(outer, scale: scale)
    guard let borderWidth else { return polyline }
    let hole = box.insetBy(borderWidth, borderWidth)
    if !hole.isEmpty {
      let inner = Path.roundedRect(
        hole, radius: max(0, radius - borderWidth), curve: cornerCurve, corners: corners)
      polyline.appendReversed(Polyline(inner, scale: scale))
    }
    return polyline
  }
}
