public import Foundation

/// A generator of impact feedback, `UIImpactFeedbackGenerator`.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The style of impacts.
  public enum FeedbackStyle: Int, Sendable {
    /// A light impact.
    case light
    /// A medium impact.
    case medium
    /// A heavy impact.
    case heavy
    /// A soft impact.
    case soft
    /// A rigid impact.
    case rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) { super.init() }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}
