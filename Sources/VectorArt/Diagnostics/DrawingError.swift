import Encodings

/// The reason why a file isn't a drawing.
public struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem.
  public let message: String
  /// The line of the error; nil if the error concerns the whole file.
  public let line: Int?
  /// The column in that line, counted from 1; nil when it is not known.
  public let column: Int?

  init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message.message
    self.line = line
    self.column = line == nil ? nil : column
  }

  /// Creates an error at a place, or else on a line.
  init(_ message: String, at place: AttributeLocations.Location?, orLine line: Int) {
    self.init(message, line: place?.line ?? line, column: place?.column)
  }

  /// The line and the column, where there are any, and the message.
  public var description: String {
    let place = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? message : "\(place): \(message)"
  }
}
