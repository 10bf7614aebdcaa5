import Arithmetic
import Geometry
public import SceneProgram

/// Several scenes in one image, each with a label above it, for comparison.
///
/// All scenes begin together; shorter ones hold their last frame until the longest ends.
public struct SideBySide: Sendable {
  /// A scene and its label.
  public struct Panel: Sendable {
    /// The label above it.
    public var label: String
    /// The scene.
    public var scene: Scene

    /// Creates a panel.
    public init(label: String, scene: Scene) {
      self.label = label
      self.scene = scene
    }
  }

  /// The maximum number of scenes.
  public static let maximumPanelCount = 64

  /// The panels, in row order.
  public let panels: [Panel]
  /// The number of panels in a row.
  public let columns: Int

  /// Arranges scenes in a grid.
  ///
  /// - Parameters:
  ///   - panels: The scenes.
  ///   - columns: The number of scenes in a row; by default, up to four scenes are in one row, and more in a grid that
  ///     is about square.
  /// - Throws: ``RenderError`` if there are no panels, or more than ``maximumPanelCount``.
  public init(_ panels: [Panel], columns: Int? = nil) throws(RenderError) {
    guard !panels.isEmpty, panels.count <= Self.maximumPanelCount else {
      throw RenderError(
        .options(
          "the number of scenes side by side must be between 1 and \(Self.maximumPanelCount), but is \(panels.count)"))
    }
    self.panels = panels
    let square = Double(panels.count).squareRoot().rounded(.up)
    self.columns = max(1, min(columns ?? (panels.count <= 4 ? panels.count : Int(saturating: square)), panels.count))
  }
}
