/// A generator of notification feedback, `UINotificationFeedbackGenerator`.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The type of a notification.
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
