import Motion

/// The ends of an animation between two values, some of them open.
///
/// An end that is not given is the value shown so far: `to` alone runs from it, `from` alone runs to it, `by` alone
/// runs from it by that much; `from` and `by` end at their sum, `to` and `by` begin at their difference.
struct AnimationEnds: Hashable, Sendable {
  var from: AnimatableValue?
  var to: AnimatableValue?
  var by: AnimatableValue?

  /// Traps when a value is of another kind than the property's, which is a slip of the program.
  func requireKind(of property: AnimatableProperty) {
    for value in [from, to, by] {
      precondition(
        value == nil || value?.kind == property.kind, "\(property.keyPath) takes a \(property.kind.rawValue)")
    }
  }

  /// The value at a fraction of the way, `current` standing in for an open end.
  func value(at fraction: Double, current: AnimatableValue) -> AnimatableValue {
    let (start, end): (AnimatableValue, AnimatableValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.subtracting(by), to)
      case (let from?, nil, nil): (from, current)
      case (nil, let to?, nil): (current, to)
      case (nil, nil, let by?): (current, current.adding(by))
      case (nil, nil, nil): (current, current)
      }
    return start.interpolated(to: end, fraction: fraction)
  }
}
