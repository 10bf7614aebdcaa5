/// A step for an animator or an interaction that cannot follow it, where UIKit raises an exception.
package struct ImpossibleOrder: Error {
  /// The command that is impossible, and the reason.
  package let message: String
  /// The remedy.
  package let hint: String
}
