public import Motion

/// The start and end values of an animation; any of them may be omitted.
///
/// An omitted value is replaced by the result of the preceding animations: with `to` alone, the animation starts there;
/// with `from` alone, it ends there; with `by` alone, it starts there and ends at the sum. `from` and `by` end at their
/// sum; `to` and `by` start at their difference.
public struct AnimationEnds: Hashable, Sendable {
  /// The value at the beginning.
  public var from: AnimatableValue?
  /// The value at the end.
  public var to: AnimatableValue?
  /// The difference between the start and the end value; ignored if both are given.
  public var by: AnimatableValue?

  /// Creates the values; all three may be omitted.
  public init(from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// Traps if a value's kind differs from the property's, which is a programming error.
  func requireKind(of property: AnimatableProperty) {
    for value in [from, to, by] {
      precondition(
        value == nil || value?.kind == property.kind, "\(property.keyPath) takes a \(property.kind.rawValue)")
    }
  }

  /// Returns the value at a fraction of the distance; `current` replaces an omitted value.
  func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    let (start, end): (AnimatableValue, AnimatableValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.subtracting(by), to)
      case (let from?, nil, nil): (from, current())
      case (nil, let to?, nil): (current(), to)
      case (nil, nil, let by?): (current(), current().adding(by))
      case (nil, nil, nil): (current(), current())
      }
    return start.interpolated(to: end, fraction: fraction)
  }
}
