import Geometry

/// The shape of a layer's outline or of its border, without its position.
struct OutlineShape: Hashable {
  var size: Size
  var cornerRadius: Double
  var cornerCurve: CornerCurve
  var corners: Corners
  /// The width of the ring along the inside of the outline; nil for the whole of it.
  var borderWidth: Double?

  /// The outline with the top left corner at the origin, fine enough for `scale`.
  ///
  /// A border is the outline less the one along its inner side, which runs the other way round: so what the two cover
  /// of a pixel is subtracted, however narrow the border.
  func flattened(for scale: Double) -> Polyline {
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
