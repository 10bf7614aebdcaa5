import Encodings
import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Finds a file that a scene, or a file that it includes, names.
///
/// The first argument is the name as written; the second is the ``IncludedFile/identity`` of the including file, or nil
/// for the scene.
public typealias FileFinder = (_ name: String, _ includer: String?) -> Result<IncludedFile, FileNotFound>

/// Finds a font file that a scene names, and returns its path.
///
/// The name is as in the scene, relative to the scene's folder.
public typealias FontFinder = (String) -> Result<String, FileNotFound>

/// A file that a scene includes.
public struct IncludedFile: Hashable, Sendable {
  /// The identity of the file, independent of the path used.
  public let identity: String
  /// The name in messages.
  public let name: String
  /// The text of the file.
  public let text: String

  /// Makes the description.
  public init(identity: String, name: String, text: String) {
    self.identity = identity
    self.name = name
    self.text = text
  }
}

/// The reason why a file that a scene names cannot be read.
public struct FileNotFound: Error, Hashable, Sendable {
  /// The problem, for the author of the scene.
  public let message: String
  /// The remedy.
  public let hint: String?

  /// Makes the error.
  public init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
