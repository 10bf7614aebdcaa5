/// A player of Lottie files: the reference where players differ.
public enum LottiePlayer: String, Hashable, Sendable, CaseIterable {
  /// Adobe After Effects, where the files come from.
  case afterEffects = "after-effects"
  /// The Core Animation engine of lottie-ios, the player on devices.
  case lottieIOS = "lottie-ios"
}
