/// A player of Lottie files, which are shown as it shows them where players differ.
public enum LottiePlayer: String, Hashable, Sendable, CaseIterable {
  /// Adobe After Effects, where the files come from.
  case afterEffects = "after-effects"
  /// The Core Animation engine of lottie-ios, which plays them on devices.
  case lottieIOS = "lottie-ios"
}
