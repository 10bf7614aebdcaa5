import Geometry
import LayerTree
import SceneDiagnostics
import SceneSyntax

/// How far a hand scrolls.
struct ScrollWay: Sendable {
  enum Course: Sendable {
    /// By so much, from where the content is then.
    case by(Point)
    /// To an offset.
    case to(Point)
  }

  let course: Course
  /// How long the finger moves, in seconds.
  let duration: Double
  /// How fast the content is when it is let go, in points a second.
  let velocity: Point

  /// The way of the finger that scrolls a layer so at a time: the other way, and as far again as it takes to be noticed.
  func fingerWay(on layer: Layer, at time: Double) -> FingerWay {
    let content: Point =
      switch course {
      case .by(let way): way
      case .to(let offset): offset - layer.contentOffset
      }
    let isHeld = layer.scrollView?.isMoving == true
    let slack = isHeld || content.length == 0 ? .zero : content * (GestureRecognizer.slop / content.length)
    let toCanvas = layer.projectionToCanvas(at: time)
    func onCanvas(_ way: Point) -> Point { toCanvas.apply(way) - toCanvas.apply(.zero) }
    return FingerWay(
      from: nil, course: .by(onCanvas((content + slack) * -1)), duration: duration, rest: 0,
      velocity: onCanvas(velocity * -1), isFlick: false, pace: nil)
  }
}
