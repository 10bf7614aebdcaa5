import Encodings

/// An error that prevents a file from being read as a Figma file.
public struct FigmaError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problem, and its location in the file.
  public let description: String

  package init(_ description: String) { self.description = description.message }

  init(_ message: String, at place: FigmaPlace) { self.init("\(place): \(message)") }
}
