public import Motion

/// The options of a view animation, with UIKit's names.
public struct ViewAnimationOptions: Hashable, Sendable {
  /// The timing function; ``TimingFunction/easeInEaseOut`` by default, as in UIKit.
  public var curve: TimingFunction
  /// True if animations begin at the presentation value rather than at the model's old value.
  ///
  /// It affects non-additive animations: all properties in ``UIKitGeneration/iOS7``; opacity, colors, and similar
  /// properties later.
  public var beginsFromCurrentState: Bool
  /// True if the animations repeat forever.
  public var repeats: Bool
  /// True if each run is followed by a reversed one.
  public var autoreverses: Bool
  /// True if a nested block keeps its own duration.
  public var overridesInheritedDuration: Bool
  /// True if a nested block keeps its own curve.
  public var overridesInheritedCurve: Bool

  /// Creates a set of options.
  public init(
    curve: TimingFunction = .easeInEaseOut, beginsFromCurrentState: Bool = false, repeats: Bool = false,
    autoreverses: Bool = false, overridesInheritedDuration: Bool = false, overridesInheritedCurve: Bool = false
  ) {
    self.curve = curve
    self.beginsFromCurrentState = beginsFromCurrentState
    self.repeats = repeats
    self.autoreverses = autoreverses
    self.overridesInheritedDuration = overridesInheritedDuration
    self.overridesInheritedCurve = overridesInheritedCurve
  }
}
