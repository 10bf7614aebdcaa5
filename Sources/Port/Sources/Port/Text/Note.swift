/// A line of the report: a change, or code that was left unchanged because it has no equivalent on Linux.
public struct Note: Sendable, Equatable {
  /// The outcome that the note reports.
  public enum Kind: Sendable {
    /// The code was rewritten.
    case changed
    /// The code was left unchanged, under a comment that starts with `// port:`.
    case left
  }

  /// The path of the file, relative to the ported folder.
  public let path: String
  /// The line in the original file, from 1.
  public let line: Int
  /// The outcome.
  public let kind: Kind
  /// The change, or the reason for leaving the code unchanged.
  public let message: String
}
