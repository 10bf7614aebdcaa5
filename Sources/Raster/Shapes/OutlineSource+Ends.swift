import Geometry
import Pixels

extension OutlineSource {
  /// The same outline, a box no longer than it takes for its middle to be out of sight from both ends of a shadow whose
  /// deviation is `radius`.
  func ends(radius: Double) -> OutlineSource {
    guard case .box(var shape) = self, shape.borderWidth == nil else { return self }
    let corner = max(0, min(shape.cornerRadius, shape.size.width / 2, shape.size.height / 2))
    shape.cornerRadius = corner
    // Continuous corners reach a good half of their radius further than circular ones.
    let reach = shape.cornerCurve == .circular ? corner : 1.6 * corner
    // Three deviations, and a little for the cells.
    let room = 2 * (reach + 4 * radius)
    shape.size = Size(min(shape.size.width, room), min(shape.size.height, room))
    return .box(shape)
  }
}
