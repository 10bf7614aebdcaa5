/// A command that a property animator cannot follow in the state that it is in; UIKit raises an exception.
public struct PropertyAnimatorError: Error, Hashable, CustomStringConvertible, Sendable {
  /// The commands that depend on an animator's state.
  public enum Command: String, Sendable {
    /// Starting it.
    case start = "startAnimation"
    /// Holding it.
    case pause = "pauseAnimation"
    /// Going on after a pause.
    case `continue` = "continueAnimation"
    /// Stopping it.
    case stop = "stopAnimation"
    /// Finishing it.
    case finish = "finishAnimation"
  }

  /// The command.
  public let command: Command
  /// The state that the command needs.
  public let needed: String
  /// The state that the animator has.
  public let found: String

  /// A sentence such as “finishAnimation needs a stopped animator, and this one is running”.
  public var description: String { "\(command.rawValue) needs \(needed) animator, and this one is \(found)" }
}
