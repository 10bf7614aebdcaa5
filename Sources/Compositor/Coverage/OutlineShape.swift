import Geometry

/// What determines the outline of a layer or of its border, apart from where it lies.
struct OutlineShape: Hashable {
  var size: Size
  var cornerRadius: Double
  var cornerCurve: CornerCurve
  var corners: Corners
  /// The width of the ring along the inside of the outline; nil for the whole of it.
  var borderWidth: Double?

  /// The outline with the top left corner at the origin. A border's is two, one within the other.
  var path: Path {
    let box = Rect(origin: .zero, size: size)
    let radius = max(0, min(cornerRadius, size.width / 2, size.height / 2))
    var path = Path.roundedRect(box, radius: radius, curve: cornerCurve, corners: corners)
    if let borderWidth {
      let inner = box.insetBy(borderWidth, borderWidth)
      if !inner.isEmpty {
        path.append(.roundedRect(inner, radius: max(0, radius - borderWidth), curve: cornerCurve, corners: corners))
      }
    }
    return path
  }
}
