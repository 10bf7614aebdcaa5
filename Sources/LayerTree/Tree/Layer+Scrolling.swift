public import Geometry

extension Layer {
  /// Scrolls `point` of the content to the top left corner, as `CAScrollLayer.scroll(to:)`.
  ///
  /// It sets the origin of the bounds, so inside a transaction or a view animation the content scrolls smoothly.
  public func scroll(to point: Point) {
    change { $0.bounds.origin = point }
  }

  /// Scrolls by the smallest distance that makes as much of `rect` visible as possible, as `CAScrollLayer.scroll(to:)`.
  ///
  /// - Parameter rect: A rectangle in the coordinate space of the content.
  public func scroll(toVisible rect: Rect) {
    let bounds = model.bounds
    func origin(_ start: Double, _ length: Double, _ wanted: Double, _ wantedLength: Double) -> Double {
      // A rectangle that doesn't fit is aligned to its beginning.
      if wanted < start || wantedLength > length { return wanted }
      return max(start, wanted + wantedLength - length)
    }
    scroll(
      to: Point(
        origin(bounds.minX, bounds.width, rect.minX, rect.width),
        origin(bounds.minY, bounds.height, rect.minY, rect.height)))
  }
}
