public import Motion

/// The ends of an animation between two values, some of them open.
///
/// A missing end is the value of the earlier animations: `to` alone runs from it, `from` alone runs to it, `by` alone
/// runs from it by that much; `from` and `by` end at their sum, `to` and `by` begin at their difference.
public struct AnimationEnds: Hashable, Sendable {
  /// The value at the beginning.
  public var from: AnimatableValue?
  /// The value at the end.
  public var to: AnimatableValue?
  /// The difference between the two; not used when both are given.
  public var by: AnimatableValue?

  /// Makes ends; all three may be left open.
  public init(from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil) {
    self.from = from
    self.to = to
    self.by = by
  }

  /// Traps if a value's kind differs from the property's, a programming error.
  func requireKind(of property: AnimatableProperty) {
    for value in [from, to, by] {
      precondition(
        value == nil || value?.kind == property.kind, "\(property.keyPath) takes a \(property.kind.rawValue)")
    }
  }

  /// The value at a fraction of the distance; `current` replaces a missing end.
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
