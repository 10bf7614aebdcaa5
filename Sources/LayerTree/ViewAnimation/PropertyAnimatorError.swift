/// A command that is invalid in the current state of a property animator; UIKit raises an exception.
public struct PropertyAnimatorError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The commands that depend on an animator's state.
  public enum Command: String, Sendable {
    /// Starting the animator.
    case start = "startAnimation"
    /// Pausing the animator.
    case pause = "pauseAnimation"
    /// Continuing after a pause.
    case `continue` = "continueAnimation"
    /// Stopping the animator.
    case stop = "stopAnimation"
    /// Finishing the animator.
    case finish = "finishAnimation"
  }

  /// The invalid command.
  public let command: Command
  /// The required state, with an indefinite article.
  public let needed: String
  /// The actual state of the animator.
  public let found: String

  /// A clause such as “finishAnimation needs a stopped animator, and this one is running”.
  public var description: String { "\(command.rawValue) needs \(needed) animator, but this one is \(found)" }
}
