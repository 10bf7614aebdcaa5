/// The version of UIKit whose view animations are followed.
public enum UIKitGeneration: String, CaseIterable, Sendable {
  /// iOS 7: a new animation replaces the old one, and the time of a spring is bent by the block's curve.
  case iOS7
  /// iOS 8 to 10: animations of geometry add up, and the time of a spring is not bent.
  case iOS8
  /// iOS 11 and later: animations of the corner radius add up as well (WWDC 2017, session 230).
  case iOS11
}
