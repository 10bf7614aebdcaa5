import Encodings

/// A warning about a part of a drawing that is rendered differently from its file.
public struct DrawingWarning: Hashable, Sendable, CustomStringConvertible {
  /// The line of the element.
  public let line: Int
  /// The unsupported feature, and its replacement in the rendering.
  public let message: String

  init(line: Int, message: String) {
    self.line = line
    self.message = message.message
  }

  /// The line and the message.
  public var description: String { "line \(line): \(message)" }
}
