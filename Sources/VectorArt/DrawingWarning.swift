/// What of a drawing is not shown as its file says.
public struct DrawingWarning: Hashable, Sendable, CustomStringConvertible {
  /// The line of the element.
  public let line: Int
  /// What is not shown, and what is shown instead.
  public let message: String

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}
