/// A source of signals, `UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The signals.
  public enum FeedbackType: Int, Sendable {
    /// Success.
    case success
    /// A warning.
    case warning
    /// An error.
    case error
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
