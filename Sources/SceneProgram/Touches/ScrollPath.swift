package import Geometry
package import LayerTree

/// The distance and timing of a scripted scroll.
package struct ScrollPath: Sendable {
  package enum Route: Sendable {
    /// Scrolls by a distance from the current content offset.
    case by(Point)
    /// Scrolls to a content offset.
    case to(Point)
  }

  package let route: Route
  /// The duration of the finger's movement, in seconds.
  package let duration: Double
  /// The velocity of the content at release, in points per second.
  package let velocity: Point

  package init(route: Route, duration: Double, velocity: Point) {
    self.route = route
    self.duration = duration
    self.velocity = velocity
  }

  /// Returns the path of a finger that scrolls a layer: opposite to the content's movement, and longer by the gesture's
  /// slop unless the content is already moving.
  package func fingerPath(on layer: Layer, at time: Double) -> FingerPath {
    let content: Point =
      switch route {
      case .by(let distance): distance
      case .to(let offset): offset - layer.contentOffset
      }
    let isHeld = layer.scrollView?.isMoving == true
    let slack = isHeld || content.length == 0 ? .zero : content * (GestureRecognizer.slop / content.length)
    let toCanvas = layer.projectionToCanvas(at: time)
    func onCanvas(_ vector: Point) -> Point { toCanvas.apply(vector) - toCanvas.apply(.zero) }
    return FingerPath(
      from: nil, route: .by(onCanvas((content + slack) * -1)), duration: duration, rest: 0,
      velocity: onCanvas(velocity * -1), isFlick: false, pace: nil)
  }
}
