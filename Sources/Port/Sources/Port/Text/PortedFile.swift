/// The result of porting a file.
public struct PortedFile: Sendable {
  /// The path, relative to the ported folder.
  public let path: String
  /// The text of the ported file.
  public let text: String
  /// The changes, in the order of their lines.
  public let notes: [Note]
}
