import Geometry
import Pixels

extension OutlineSource {
  /// The same outline with boxes shortened: just long enough that neither end affects the middle of a shadow with the
  /// deviation `radius`.
  func ends(radius: Double) -> OutlineSource {
    guard case .box(var shape) = self, shape.borderWidth == nil else { return self }
    let corner = max(0, min(shape.cornerRadius, shape.size.width / 2, shape.size.height / 2))
    shape.cornerRadius = corner
    // Continuous corners extend more than half of their radius beyond circular ones.
    let reach = shape.cornerCurve == .circular ? corner : 1.6 * corner
    // Three deviations, and a margin for the cells.
    let room = 2 * (reach + 4 * radius)
    shape.size = Size(min(shape.size.width, room), min(shape.size.height, room))
    return .box(shape)
  }
}
