package import LayerTree

/// A step that controls a property animator.
package struct AnimatorStep: Sendable {
  package enum Command: Sendable {
    case start
    case pause
    case `continue`(timing: AnimatorTiming?, durationFactor: Double)
    /// Sets the direction; nil toggles it.
    case reverse(Bool?)
    case scrub(to: Double)
    /// Stops the animator, and sets the values at a position.
    case stop(at: PropertyAnimator.Position)
  }

  package let animator: String
  package let command: Command

  package init(animator: String, command: Command) {
    self.animator = animator
    self.command = command
  }
}

/// An error for a command that is invalid in an animator's current state, where UIKit raises an exception.
package struct InvalidCommand: Error {
  /// The invalid command, and the reason.
  package let message: String
  /// A suggestion that solves the problem.
  package let hint: String
}
