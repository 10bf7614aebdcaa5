/// The resistance of content that is dragged beyond its edge, as in `UIScrollView`.
///
/// The formula is attributed to an Apple engineer and widely used; Apple doesn't document it.
public struct RubberBand: Hashable, Sendable {
  /// The length of the scroll view along the axis, in points: the limit of the displayed distance.
  public let dimension: Double
  /// The initial ratio of the displayed distance to the finger's.
  public let coefficient: Double

  /// Creates a rubber band.
  ///
  /// - Precondition: Both numbers are greater than 0.
  public init(dimension: Double, coefficient: Double = 0.55) {
    precondition(dimension > 0 && coefficient > 0, "the dimension and the coefficient must be greater than 0")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the displayed distance beyond the edge for a finger `overshoot` points beyond it, in either direction.
  public func shown(overshoot: Double) -> Double {
    let shown = (1 - 1 / (abs(overshoot) * coefficient / dimension + 1)) * dimension
    return overshoot < 0 ? -shown : shown
  }

  /// Returns the displayed distance beyond the edge for any numbers; 0 if they are not those of a rubber band.
  ///
  /// - Parameters:
  ///   - overshoot: The distance of the finger beyond the edge.
  ///   - dimension: The length of the view along the axis.
  ///   - coefficient: The initial ratio of the displayed distance to the finger's; nil for the usual one.
  /// - Returns: The displayed distance.
  package static func shown(overshoot: Double, dimension: Double, coefficient: Double?) -> Double {
    let coefficient = coefficient ?? 0.55
    guard dimension > 0, coefficient > 0 else { return 0 }
    return RubberBand(dimension: dimension, coefficient: coefficient).shown(overshoot: overshoot)
  }

  /// Returns the distance of the finger beyond the edge for a displayed distance: the inverse.
  ///
  /// - Precondition: `shown` is less than ``dimension``.
  public func overshoot(shown: Double) -> Double {
    precondition(abs(shown) < dimension, "the shown overshoot must be less than the dimension")
    let overshoot = (1 / (1 - abs(shown) / dimension) - 1) * dimension / coefficient
    return shown < 0 ? -overshoot : overshoot
  }
}
