/// The Lottie player whose behavior is reproduced where players differ.
public enum LottiePlayer: String, Hashable, Sendable, CaseIterable {
  /// Adobe After Effects, where the files are authored.
  case afterEffects = "after-effects"
  /// The Core Animation engine of lottie-ios, the player on devices.
  case lottieIOS = "lottie-ios"
}
