/// A step for an animator or an interaction that cannot follow it, where UIKit raises an exception.
struct ImpossibleOrder: Error {
  /// The command that is impossible, and the reason.
  let message: String
  /// The remedy.
  let hint: String
}
