public import Geometry
import SceneDiagnostics
public import SceneProgram

/// Finds the image that a scene refers to.
///
/// The name is as written in the scene, relative to the scene's folder.
public typealias ImageFinder = (String) -> Result<ImageReference, ImageNotFound>

/// Finds the animation that a scene refers to.
///
/// The name is as written in the scene, relative to the scene's folder.
public typealias AnimationFinder = (String) -> Result<FoundAnimation, ImageNotFound>

/// The reason why an image that a scene refers to cannot be displayed.
public struct ImageNotFound: Error, Hashable, Sendable {
  /// The description of the problem.
  public let message: String
  /// A suggestion that solves the problem; nil if there is none.
  public let hint: String?

  /// Creates an error with a message and a hint.
  public init(message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}
