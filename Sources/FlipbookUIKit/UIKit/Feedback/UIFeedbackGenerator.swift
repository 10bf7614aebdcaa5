public import Foundation

// Haptic feedback has no visible effect.

/// A generator of haptic feedback, `UIFeedbackGenerator`; it does nothing.
open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  public override init() { super.init() }

  /// Does nothing.
  open func prepare() {}
}
