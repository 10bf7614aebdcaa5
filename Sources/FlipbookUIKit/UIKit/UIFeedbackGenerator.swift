public import Foundation

// Nothing of the vibrations that code asks for shows.

/// A source of vibrations, `UIFeedbackGenerator`, which do not show.
open class UIFeedbackGenerator: NSObject {
  /// Makes a source.
  public override init() { super.init() }

  /// Does nothing.
  open func prepare() {}
}

/// A source of knocks, `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The force of knocks.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Medium.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// Makes a source.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A source of ticks, `UISelectionFeedbackGenerator`.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

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
