public import Motion

/// An animation between a start and an end value of a property; either may be omitted.
public protocol TwoEndedAnimation: PropertyAnimation {
  /// The start and end values; either may be omitted.
  var ends: AnimationEnds { get set }
}

extension TwoEndedAnimation {
  /// The value at the beginning.
  public var from: AnimatableValue? {
    get { ends.from }
    set { ends.from = newValue }
  }

  /// The value at the end.
  public var to: AnimatableValue? {
    get { ends.to }
    set { ends.to = newValue }
  }

  /// The difference between the start and the end value.
  public var by: AnimatableValue? {
    get { ends.by }
    set { ends.by = newValue }
  }

  /// Returns the value between the ends, or beyond them for fractions outside 0 to 1.
  public func value(at fraction: Double, current: @autoclosure () -> AnimatableValue) -> AnimatableValue {
    ends.value(at: fraction, current: current())
  }
}
