/// The version of UIKit whose view animations are reproduced.
public enum UIKitGeneration: String, CaseIterable, Sendable {
  /// iOS 7: a new animation replaces the old one, and the block's curve is applied to a spring's time.
  case iOS7
  /// iOS 8 to 10: animations of geometry are additive, and no curve is applied to a spring's time.
  case iOS8
  /// iOS 11 and later: animations of the corner radius are additive as well (WWDC 2017, session 230).
  case iOS11
}
