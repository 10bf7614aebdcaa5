import SceneDiagnostics
import SceneSyntax

/// Finds a file that a scene, or a file that it includes, names.
///
/// The first argument is the name as it is written; the second is the ``IncludedFile/identity`` of the file that says it,
/// or nil for the scene.
public typealias FileFinder = (_ name: String, _ includer: String?) -> Result<IncludedFile, FileNotFound>

/// A file that a scene includes.
public struct IncludedFile: Hashable, Sendable {
  /// What tells it apart from all others, whatever it was called by.
  public let identity: String
  /// What it is called in messages.
  public let name: String
  /// What it says.
  public let text: String

  /// Makes the description.
  public init(identity: String, name: String, text: String) {
    self.identity = identity
    self.name = name
    self.text = text
  }
}

/// Why a file that a scene names cannot be read.
public struct FileNotFound: Error, Hashable, Sendable {
  /// What is wrong, for the person who wrote the scene.
  public let message: String
  /// What to do about it.
  public let hint: String?

  /// Makes the error.
  public init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
