public import Foundation

// Nothing of the vibrations that code asks for shows.

/// A source of haptic feedback, `UIFeedbackGenerator`; it is not rendered.
open class UIFeedbackGenerator: NSObject {
  /// Makes a source.
  public override init() { super.init() }

  /// Does nothing.
  open func prepare() {}
}
