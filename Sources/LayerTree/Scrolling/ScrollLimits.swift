import Geometry

/// The valid resting offsets of a scroll view's content.
struct ScrollLimits: Hashable {
  let x: ClosedRange<Double>
  let y: ClosedRange<Double>

  /// Creates the limits of a layer; nil if it does not scroll.
  init?(_ properties: LayerProperties) {
    guard let x = ScrollAxis.horizontal(properties)?.limits, let y = ScrollAxis.vertical(properties)?.limits else {
      return nil
    }
    (self.x, self.y) = (x, y)
  }

  func contains(_ offset: Point) -> Bool { x.contains(offset.x) && y.contains(offset.y) }

  /// Returns the offset within the limits that is nearest to an offset.
  func nearest(to offset: Point) -> Point {
    Point(
      min(max(offset.x, x.lowerBound), x.upperBound), min(max(offset.y, y.lowerBound), y.upperBound))
  }
}
