import Encodings

/// An error that prevents a file from being read as a drawing.
public struct DrawingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The description of the problem.
  public let message: String
  /// The line of the error; nil if the error concerns the whole file.
  public let line: Int?
  /// The column in that line, counted from 1; nil if it is not known.
  public let column: Int?

  init(_ message: String, line: Int? = nil, column: Int? = nil) {
    self.message = message.message
    self.line = line
    self.column = line == nil ? nil : column
  }

  /// Creates an error at a location, or on a line if the location is nil.
  init(_ message: String, at place: AttributeLocations.Location?, orLine line: Int) {
    self.init(message, line: place?.line ?? line, column: place?.column)
  }

  /// The message, preceded by the line and column if they are known.
  public var description: String {
    let place = [line.map { "line \($0)" }, column.map { "column \($0)" }].compactMap(\.self).joined(separator: ", ")
    return place.isEmpty ? message : "\(place): \(message)"
  }
}
