import Geometry

extension AnimatableValue {
  /// Returns true if this value can be interpolated to `other`.
  ///
  /// Values of one kind can be interpolated, except for lists of different lengths and paths with different elements.
  public func canInterpolate(to other: AnimatableValue) -> Bool {
    switch (self, other) {
    case (.path(let a), .path(let b)): a.joined(with: b) { first, _ in first } != nil
    case (.colors(let a), .colors(let b)): a.count == b.count
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    default: kind == other.kind
    }
  }

  /// Returns the value at the given fraction between this one and `other`.
  ///
  /// Transforms are decomposed and interpolated by component (see ``Transform3D/interpolated(to:fraction:)``), and
  /// images cross-fade; all other types are interpolated component by component. Lists and paths that don't match
  /// change at the midpoint: Core Animation documents the result as undefined.
  ///
  /// - Parameters:
  ///   - other: The value at fraction 1.
  ///   - fraction: The fraction; exactly this value at 0 and `other` at 1. Other values extrapolate.
  /// - Returns: A value of the same kind.
  /// - Precondition: Both values are of one kind.
  public func interpolated(to other: AnimatableValue, fraction: Double) -> AnimatableValue {
    requireSameKind(as: other)
    if fraction == 1 { return other }
    switch (self, other) {
    case (.number(let from), .number(let to)): return .number(from + (to - from) * fraction)
    case (.transform(let from), .transform(let to)): return .transform(from.interpolated(to: to, fraction: fraction))
    case (.contents(let from), .contents(let to)):
      return fraction == 0 ? self : .contents(from.interpolated(to: to, fraction: fraction))
    default:
      return combined(with: other) { $0 + ($1 - $0) * fraction } ?? (fraction < 0.5 ? self : other)
    }
  }

  /// Returns the sum of this value and `other`; for transforms, `other` followed by this one.
  ///
  /// A cumulative animation uses it to add the previous runs. A value that can't be added, such as an image or a path
  /// with different elements, leaves this one unchanged.
  ///
  /// - Precondition: Both values are of one kind.
  public func adding(_ other: AnimatableValue) -> AnimatableValue {
    sum(with: other) ?? self
  }

  /// Returns the result of an additive animation with this value on top of `base`: the sum, or this value if they can't
  /// be added, since Core Animation then ignores `isAdditive`.
  ///
  /// - Precondition: Both values are of one kind.
  package func added(to base: AnimatableValue) -> AnimatableValue { base.sum(with: self) ?? self }

  /// Returns the sum of this value and `other`; nil if they can't be added.
  private func sum(with other: AnimatableValue) -> AnimatableValue? {
    requireSameKind(as: other)
    if case .transform(let base) = self, case .transform(let top) = other {
      return .transform(top.concatenating(base))
    }
    return combined(with: other, +)
  }

  /// Returns the value that must be added to `other` with ``adding(_:)`` to obtain this value.
  ///
  /// A transform that flattens the plane has no inverse; subtracting it, or a value that can't be added, has no effect.
  ///
  /// - Precondition: Both values are of one kind.
  public func subtracting(_ other: AnimatableValue) -> AnimatableValue {
    requireSameKind(as: other)
    if case .transform(let sum) = self, case .transform(let base) = other {
      return .transform(base.inverted.map(sum.concatenating) ?? sum)
    }
    return combined(with: other, -) ?? self
  }

  /// Returns the value multiplied by `factor`; a transform is interpolated from the identity by that fraction, and an
  /// image is unchanged.
  public func scaled(by factor: Double) -> AnimatableValue {
    if case .transform(let transform) = self {
      return .transform(Transform3D.identity.interpolated(to: transform, fraction: factor))
    }
    return combined(with: self) { own, _ in own * factor } ?? self
  }

  /// Returns the distance between two values: the Euclidean norm of the difference of their components; for transforms,
  /// of their matrix entries.
  ///
  /// Different images have a distance of 1, and so have lists and paths that don't match.
  ///
  /// - Precondition: Both values are of one kind.
  public func distance(to other: AnimatableValue) -> Double {
    requireSameKind(as: other)
    switch (self, other) {
    // The square root of a square can have a rounding error; a single number avoids it.
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.transform(let a), .transform(let b)):
      let (d0, d1, d2, d3) = (
        a.rows.0 - b.rows.0, a.rows.1 - b.rows.1, a.rows.2 - b.rows.2, a.rows.3 - b.rows.3
      )
      return (d0 * d0 + d1 * d1 + d2 * d2 + d3 * d3).sum().squareRoot()
    default:
      var squares = 0.0
      let difference = combined(with: other) { own, others in
        squares += ((others - own) * (others - own)).sum()
        return others - own
      }
      if difference == nil { return self == other ? 0 : 1 }
      return squares.squareRoot()
    }
  }

  /// Combines both values component by component, up to four components at a time; neither may be a transform.
  ///
  /// - Returns: Nil for images, and for lists or paths that don't match.
  private func combined(
    with other: AnimatableValue, _ combine: (SIMD4<Double>, SIMD4<Double>) -> SIMD4<Double>
  ) -> AnimatableValue? {
    switch (self, other) {
    case (.path(let a), .path(let b)):
      return a.joined(with: b) { own, others in
        let sum = combine([own.x, own.y, 0, 0], [others.x, others.y, 0, 0])
        return Point(sum.x, sum.y)
      }.map { .path($0) }
    case (.colors(let a), .colors(let b)):
      guard a.count == b.count else { return nil }
      return .colors(
        zip(a, b).map { own, others in
          let sum = combine(AnimatableValue.color(own).components, AnimatableValue.color(others).components)
          return Color(red: sum.x, green: sum.y, blue: sum.z, alpha: sum.w)
        })
    case (.numbers(let a), .numbers(let b)):
      guard a.count == b.count else { return nil }
      return .numbers(zip(a, b).map { combine([$0, 0, 0, 0], [$1, 0, 0, 0]).x })
    case (.contents, _): return nil
    default: return AnimatableValue(kind, components: combine(components, other.components))
    }
  }

  /// Traps unless both values are of one kind.
  private func requireSameKind(as other: AnimatableValue) {
    precondition(kind == other.kind, "a \(kind.rawValue) and a \(other.kind.rawValue) cannot be combined")
  }
}
