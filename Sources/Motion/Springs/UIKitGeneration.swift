/// Which of UIKit's two ways of animating blocks is followed.
public enum UIKitGeneration: String, CaseIterable, Sendable {
  /// iOS 7: a new animation replaces the old one, and the time of a spring is bent by the block's curve.
  case iOS7
  /// iOS 8 and later: animations add up, and the time of a spring is not bent.
  case iOS8
}
