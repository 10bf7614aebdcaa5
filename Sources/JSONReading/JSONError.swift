import Encodings

/// An error in the syntax of a JSON file.
package struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line and column of the error, and the problem.
  package let description: String

  package init(_ description: String) { self.description = description.message }
}
