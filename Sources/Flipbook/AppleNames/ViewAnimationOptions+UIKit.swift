public import LayerTree
import Motion

/// The names of `UIView.AnimationOptions`: `options: .curveEaseOut`, `options: [.curveLinear, .repeat]`.
extension ViewAnimationOptions: ExpressibleByArrayLiteral {
  /// A slow start and end.
  public static let curveEaseInOut = ViewAnimationOptions(curve: .easeInEaseOut)
  /// A slow start.
  public static let curveEaseIn = ViewAnimationOptions(curve: .easeIn)
  /// A slow end.
  public static let curveEaseOut = ViewAnimationOptions(curve: .easeOut)
  /// Constant speed.
  public static let curveLinear = ViewAnimationOptions(curve: .linear)
  /// Begins at the presentation value.
  public static let beginFromCurrentState = ViewAnimationOptions(beginsFromCurrentState: true)
  /// Repeats forever.
  public static let `repeat` = ViewAnimationOptions(repeats: true)
  /// Follows each run with a reversed one.
  public static let autoreverse = ViewAnimationOptions(autoreverses: true)
  /// Keeps its own duration when nested in another block.
  public static let overrideInheritedDuration = ViewAnimationOptions(overridesInheritedDuration: true)
  /// Keeps its own curve when nested in another block.
  public static let overrideInheritedCurve = ViewAnimationOptions(overridesInheritedCurve: true)

  /// Creates the default options: a curve that begins and ends slowly.
  public init() { self.init(curve: .easeInEaseOut) }

  /// Creates the union of options; of several curves, the last one that isn't the default is used.
  public init(arrayLiteral elements: ViewAnimationOptions...) {
    self.init()
    for element in elements {
      if element.curve != curve, element.curve != .easeInEaseOut { curve = element.curve }
      beginsFromCurrentState = beginsFromCurrentState || element.beginsFromCurrentState
      repeats = repeats || element.repeats
      autoreverses = autoreverses || element.autoreverses
      overridesInheritedDuration = overridesInheritedDuration || element.overridesInheritedDuration
      overridesInheritedCurve = overridesInheritedCurve || element.overridesInheritedCurve
    }
  }
}
