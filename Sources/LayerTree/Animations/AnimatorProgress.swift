import Geometry
import Motion

/// The progress of an animator's values: 0 at the start value, 1 at the end value.
///
/// A spring with a vector velocity moves the horizontal and vertical components of points, sizes, and rectangles at
/// different rates.
struct AnimatorProgress: Hashable, Sendable {
  /// The progress of horizontal components.
  var x: Double
  /// The progress of vertical components.
  var y: Double
  /// The progress of values without a direction.
  var undirected: Double

  /// Creates a progress that is the same in all directions.
  init(_ all: Double) { (x, y, undirected) = (all, all, all) }

  init(x: Double, y: Double, undirected: Double) { (self.x, self.y, self.undirected) = (x, y, undirected) }

  /// Returns the progress interpolated toward `end`, each component by the corresponding fraction.
  func moved(to end: Double, parts: AnimatorProgress) -> AnimatorProgress {
    func part(_ start: Double, _ part: Double) -> Double { part == 1 ? end : start + (end - start) * part }
    return AnimatorProgress(
      x: part(x, parts.x), y: part(y, parts.y), undirected: part(undirected, parts.undirected))
  }

  /// Returns the value that `make` computes for the progress, combined from both axes if the value has directions.
  func value(_ make: (Double) -> AnimatableValue) -> AnimatableValue {
    if x == undirected && y == undirected { return make(undirected) }
    return AnimatableValue.joining(x: make(x), y: make(y)) ?? make(undirected)
  }
}

extension AnimatableValue {
  /// Returns a value with the horizontal component of one value and the vertical component of another of the same kind;
  /// nil for kinds without directions.
  static func joining(x: AnimatableValue, y: AnimatableValue) -> AnimatableValue? {
    switch (x, y) {
    case (.point(let x), .point(let y)): .point(Point(x.x, y.y))
    case (.size(let x), .size(let y)): .size(Size(x.width, y.height))
    case (.rect(let x), .rect(let y)): .rect(Rect(x.minX, y.minY, x.width, y.height))
    default: nil
    }
  }
}
