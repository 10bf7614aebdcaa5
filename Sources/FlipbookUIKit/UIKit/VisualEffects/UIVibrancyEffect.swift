/// A vibrancy effect, `UIVibrancyEffect`; its content is displayed without vibrancy.
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect for content above a blur effect.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
