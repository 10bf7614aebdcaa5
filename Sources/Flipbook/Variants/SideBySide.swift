import Arithmetic
import Geometry
public import SceneProgram

/// Several scenes in one image, each under its label, for comparison.
///
/// All begin together; shorter ones show their last frame until the longest ends.
public struct SideBySide: Sendable {
  /// A scene and its label.
  public struct Panel: Sendable {
    /// The label above it.
    public var label: String
    /// The scene.
    public var scene: Scene

    /// Makes a panel.
    public init(label: String, scene: Scene) {
      self.label = label
      self.scene = scene
    }
  }

  /// The largest number of scenes: more would be too small.
  public static let maximumPanelCount = 64

  /// The scenes, row by row.
  public let panels: [Panel]
  /// The number of columns.
  public let columns: Int

  /// Arranges scenes.
  ///
  /// - Parameters:
  ///   - panels: The scenes.
  ///   - columns: The number of scenes in a row; by default, all of up to four, else a grid that is about square.
  /// - Throws: ``RenderError`` when there are none, or more than ``maximumPanelCount``.
  public init(_ panels: [Panel], columns: Int? = nil) throws(RenderError) {
    guard !panels.isEmpty, panels.count <= Self.maximumPanelCount else {
      throw RenderError(
        .options("\(panels.count) scenes cannot stand side by side: from 1 to \(Self.maximumPanelCount) can"))
    }
    self.panels = panels
    let square = Double(panels.count).squareRoot().rounded(.up)
    self.columns = max(1, min(columns ?? (panels.count <= 4 ? panels.count : Int(saturating: square)), panels.count))
  }
}
