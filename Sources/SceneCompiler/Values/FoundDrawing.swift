public import Geometry
public import LayerTree
public import SceneDiagnostics
import SceneProgram

/// Finds the drawing that a scene names.
///
/// The name is as in the scene, relative to the scene's folder.
public typealias DrawingFinder = (String) -> Result<FoundDrawing, ImageNotFound>

/// A drawing that a scene names, as layers.
public struct FoundDrawing: Sendable {
  /// The size in points.
  public let size: Size
  /// The root layer, of the drawing's size; named layers inside can be found from it.
  public let root: LayerDescription
  /// The warnings about the drawing's unsupported parts.
  public let warnings: [Diagnostic]

  /// Makes a drawing.
  public init(size: Size, root: LayerDescription, warnings: [Diagnostic] = []) {
    self.size = size
    self.root = root
    self.warnings = warnings
  }
}
