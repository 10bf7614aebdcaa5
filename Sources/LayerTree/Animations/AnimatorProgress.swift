import Geometry
import Motion

/// The progress of an animator's values: 0 at their start, 1 at their end.
///
/// A spring whose velocity has a direction moves points, sizes and rectangles across at another pace than down.
struct AnimatorProgress: Hashable, Sendable {
  /// The progress of horizontal components.
  var x: Double
  /// The progress of vertical components.
  var y: Double
  /// The progress of values without direction.
  var undirected: Double

  /// The same progress in all directions.
  init(_ all: Double) { (x, y, undirected) = (all, all, all) }

  init(x: Double, y: Double, undirected: Double) { (self.x, self.y, self.undirected) = (x, y, undirected) }

  /// The interpolation from one progress to `end` by the given parts.
  func moved(to end: Double, parts: AnimatorProgress) -> AnimatorProgress {
    func part(_ start: Double, _ part: Double) -> Double { part == 1 ? end : start + (end - start) * part }
    return AnimatorProgress(
      x: part(x, parts.x), y: part(y, parts.y), undirected: part(undirected, parts.undirected))
  }

  /// A value that `make` gives for a progress, made of both directions' where it has some.
  func value(_ make: (Double) -> AnimatableValue) -> AnimatableValue {
    if x == undirected && y == undirected { return make(undirected) }
    return AnimatableValue.joining(x: make(x), y: make(y)) ?? make(undirected)
  }
}

extension AnimatableValue {
  /// The value with the horizontal component of one and the vertical component of another of the same kind; nil for
  /// kinds without directions.
  static func joining(x: AnimatableValue, y: AnimatableValue) -> AnimatableValue? {
    switch (x, y) {
    case (.point(let x), .point(let y)): .point(Point(x.x, y.y))
    case (.size(let x), .size(let y)): .size(Size(x.width, y.height))
    case (.rect(let x), .rect(let y)): .rect(Rect(x.minX, y.minY, x.width, y.height))
    default: nil
    }
  }
}
