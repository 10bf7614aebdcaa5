package import LayerTree

/// Drives a property animator.
package struct AnimatorStep: Sendable {
  package enum Command: Sendable {
    case start
    case pause
    case `continue`(timing: AnimatorTiming?, durationFactor: Double)
    /// Reverses it; nil toggles the direction.
    case reverse(Bool?)
    case scrub(to: Double)
    /// Ends it with the values at a position.
    case stop(at: PropertyAnimator.Position)
  }

  package let animator: String
  package let command: Command

  package init(animator: String, command: Command) {
    self.animator = animator
    self.command = command
  }
}

/// A step for an animator or an interaction that cannot follow it, where UIKit raises an exception.
package struct ImpossibleOrder: Error {
  /// The command that is impossible, and the reason.
  package let message: String
  /// The remedy.
  package let hint: String
}
