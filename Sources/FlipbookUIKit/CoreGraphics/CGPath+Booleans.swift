import Geometry

// Areas by the winding rule; Core Graphics' rule argument is missing.
extension CGPath {
  /// Returns the area that this path or another one fills.
  ///
  /// - Precondition: For this and the others here: the paths cross each other at most some thousands of times.
  public func union(_ other: CGPath) -> CGPath { combined(with: other, by: .union) }

  /// Returns the area that both paths fill.
  public func intersection(_ other: CGPath) -> CGPath { combined(with: other, by: .intersection) }

  /// Returns the area that this path fills and the other one doesn't.
  public func subtracting(_ other: CGPath) -> CGPath { combined(with: other, by: .subtraction) }

  /// Returns the area that just one of the paths fills.
  public func symmetricDifference(_ other: CGPath) -> CGPath { combined(with: other, by: .exclusion) }

  private func combined(with other: CGPath, by operation: PathOperation) -> CGPath {
    guard let result = Path.combining([path, other.path], by: operation) else {
      preconditionFailure("the paths have too many crossings to be combined")
    }
    return CGPath(result)
  }
}
