import Geometry

extension AnimatableValue {
  /// The value that lies the given fraction of the way from this one to `other`.
  ///
  /// Transforms are taken apart and their parts interpolated (see ``Transform3D/interpolated(to:fraction:)``); all
  /// other types component by component.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: 0 for this value, 1 for `other`, exactly; below 0 and above 1 the motion goes on.
  /// - Returns: A value of the same kind.
  /// - Precondition: Both values are of one kind.
  public func interpolated(to other: AnimatableValue, fraction: Double) -> AnimatableValue {
    requireSameKind(as: other)
    if fraction == 1 { return other }
    if case .transform(let from) = self, case .transform(let to) = other {
      return .transform(from.interpolated(to: to, fraction: fraction))
    }
    let from = components
    return AnimatableValue(kind, components: from + (other.components - from) * fraction)
  }

  /// This value with `other` put on top: the sum, or for transforms `other` followed by this one.
  ///
  /// It is what an additive animation does with the value beneath it, and a cumulative one with the runs before.
  ///
  /// - Precondition: Both values are of one kind.
  public func adding(_ other: AnimatableValue) -> AnimatableValue {
    requireSameKind(as: other)
    if case .transform(let base) = self, case .transform(let top) = other {
      return .transform(top.concatenating(base))
    }
    return AnimatableValue(kind, components: components + other.components)
  }

  /// What ``adding(_:)`` must put on top of `other` to give this value.
  ///
  /// A transform that flattens the plane cannot be undone; subtracting one changes nothing.
  ///
  /// - Precondition: Both values are of one kind.
  public func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    requireSameKind(as: other)
    if case .transform(let sum) = self, case .transform(let base) = other {
      return .transform(base.inverted.map(sum.concatenating) ?? sum)
    }
    return AnimatableValue(kind, components: components - other.components)
  }

  /// The value times `factor`; a transform goes that fraction of the way from the identity.
  public func scaled(by factor: Double) -> AnimatableValue {
    if case .transform(let transform) = self {
      return .transform(Transform3D.identity.interpolated(to: transform, fraction: factor))
    }
    return AnimatableValue(kind, components: components * factor)
  }

  /// How far apart two values are: the Euclidean length of the difference of their components, for transforms of
  /// their entries.
  ///
  /// - Precondition: Both values are of one kind.
  public func distance(to other: AnimatableValue) -> Double {
    requireSameKind(as: other)
    if case .transform(let a) = self, case .transform(let b) = other {
      let (d0, d1, d2, d3) = (
        a.rows.0 - b.rows.0, a.rows.1 - b.rows.1, a.rows.2 - b.rows.2, a.rows.3 - b.rows.3
      )
      return (d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3).sum().squareRoot()
    }
    let difference = other.components - components
    // The square root of a square may be off by a rounding error, which a single number need not be.
    if case .number = self { return abs(difference.x) }
    return (difference * difference).sum().squareRoot()
  }

  /// Traps unless both values are of one kind.
  private func requireSameKind(as other: AnimatableValue) {
    precondition(kind == other.kind, "a \(kind.rawValue) and a \(other.kind.rawValue) cannot be combined")
  }
}
