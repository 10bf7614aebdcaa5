public import Geometry
import SceneDiagnostics
import SceneSyntax

/// Finds the picture that a scene names.
///
/// The name is what the scene says, relative to the scene's folder.
public typealias ImageFinder = (String) -> Result<ImageReference, ImageNotFound>

/// Why a picture that a scene names cannot be shown.
public struct ImageNotFound: Error, Hashable, Sendable {
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
