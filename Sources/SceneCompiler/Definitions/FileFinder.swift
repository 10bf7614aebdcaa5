import Encodings
import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Finds a file that a scene or an included file refers to.
///
/// The first argument is the name as written; the second is the ``IncludedFile/identity`` of the including file, or nil
/// for the scene.
public typealias FileFinder = (_ name: String, _ includer: String?) -> Result<IncludedFile, FileNotFound>

/// Finds a font file that a scene refers to, and returns its path.
///
/// The name is as written in the scene, relative to the scene's folder.
public typealias FontFinder = (String) -> Result<String, FileNotFound>

/// A file that is included by a scene.
public struct IncludedFile: Hashable, Sendable {
  /// An identity of the file that does not depend on the path used to refer to it.
  public let identity: String
  /// The name for messages.
  public let name: String
  /// The text of the file.
  public let text: String

  /// Creates an included file.
  public init(identity: String, name: String, text: String) {
    self.identity = identity
    self.name = name
    self.text = text
  }
}

/// The reason why a file that a scene refers to cannot be read.
public struct FileNotFound: Error, Hashable, Sendable {
  /// The description of the problem.
  public let message: String
  /// A suggestion that solves the problem; nil if there is none.
  public let hint: String?
  /// True if a file has the name, but cannot be used.
  public let exists: Bool

  /// Creates an error with a message and a hint.
  public init(message: String, hint: String? = nil, exists: Bool = false) {
    self.message = message
    self.hint = hint
    self.exists = exists
  }
}
