/// The reason why a file is no drawing.
public struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let message: String
  /// The line on which it is; nil when it is the file as a whole.
  public let line: Int?

  init(_ message: String, line: Int? = nil) {
    self.message = message
    self.line = line
  }

  /// The line, where there is one, and the message.
  public var description: String { line.map { "line \($0): \(message)" } ?? message }
}
