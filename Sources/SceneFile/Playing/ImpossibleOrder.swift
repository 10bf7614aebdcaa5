/// A step for an animator or an interaction that cannot follow it, where UIKit raises an exception.
struct ImpossibleOrder: Error {
  /// What cannot be done, and why.
  let message: String
  /// What to do first.
  let hint: String
}
