public import Motion

/// The options of a view animation, with UIKit's names.
public struct ViewAnimationOptions: Hashable, Sendable {
  /// The pace; ``TimingFunction/easeInEaseOut``, as UIKit has it.
  public var curve: TimingFunction
  /// True if it begins with the presentation value rather than with the model's old value.
  ///
  /// It matters where animations do not add up: to every property in ``UIKitGeneration/iOS7``, to opacity, colors and the
  /// like later on.
  public var beginsFromCurrentState: Bool
  /// True if it repeats forever.
  public var repeats: Bool
  /// True if each run is followed by a reversed one.
  public var autoreverses: Bool
  /// True if a block inside another keeps its own duration.
  public var overridesInheritedDuration: Bool
  /// True if a block inside another keeps its own curve.
  public var overridesInheritedCurve: Bool

  /// Makes a set of options.
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
