public import Geometry
public import LayerTree
public import SceneDiagnostics
public import SceneProgram

/// Finds the drawing that a scene refers to.
///
/// The name is as written in the scene, relative to the scene's folder.
public typealias DrawingFinder = (String) -> Result<FoundDrawing, ImageNotFound>

/// A drawing that a scene refers to, converted to layers.
public struct FoundDrawing: Sendable {
  /// The size in points.
  public let size: Size
  /// The root layer, which has the size of the drawing; its named descendants can be modified by the scene.
  public let root: LayerDescription
  /// The path of the file; nil for a drawing that is not from a file.
  public let file: String?
  /// The warnings about unsupported features of the drawing, including its animations if they are not played.
  public let warnings: [Diagnostic]
  /// The animations of the drawing, with their own warnings; nil if it is static.
  public let animation: FoundAnimation?

  /// Creates a drawing.
  public init(
    size: Size, root: LayerDescription, file: String? = nil, warnings: [Diagnostic] = [],
    animation: FoundAnimation? = nil
  ) {
    self.size = size
    self.root = root
    self.file = file
    self.warnings = warnings
    self.animation = animation
  }
}
