public import Geometry
import SceneDiagnostics
public import SceneProgram

/// Finds the image that a scene names.
///
/// The name is as in the scene, relative to the scene's folder.
public typealias ImageFinder = (String) -> Result<ImageReference, ImageNotFound>

/// Finds the animation that a scene names.
///
/// The name is as in the scene, relative to the scene's folder.
public typealias AnimationFinder = (String) -> Result<FoundAnimation, ImageNotFound>

/// The reason why an image that a scene names cannot be shown.
public struct ImageNotFound: Error, Hashable, Sendable {
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
