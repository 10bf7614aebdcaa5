import Geometry

// Boolean operations by the nonzero winding rule; Core Graphics' fill rule parameter is not supported.
extension CGPath {
  /// Returns the union of the areas that the two paths fill.
  ///
  /// - Precondition: As for the other operations, the paths intersect at most a few thousand times.
  public func union(_ other: CGPath) -> CGPath { combined(with: other, by: .union) }

  /// Returns the intersection of the areas that the two paths fill.
  public func intersection(_ other: CGPath) -> CGPath { combined(with: other, by: .intersection) }

  /// Returns the area that this path fills and the other one doesn't.
  public func subtracting(_ other: CGPath) -> CGPath { combined(with: other, by: .subtraction) }

  /// Returns the area that exactly one of the paths fills.
  public func symmetricDifference(_ other: CGPath) -> CGPath { combined(with: other, by: .exclusion) }

  private func combined(with other: CGPath, by operation: PathOperation) -> CGPath {
    guard let result = Path.combining([path, other.path], by: operation) else {
      preconditionFailure("the paths have too many crossings to be combined")
    }
    return CGPath(result)
  }
}
