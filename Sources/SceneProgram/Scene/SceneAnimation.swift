package import Geometry
package import LayerTree
package import SceneDiagnostics

/// A file of another format that plays like a scene.
package struct SceneAnimation: Sendable {
  /// The size of the canvas in points.
  package var canvasSize: Size
  /// The length in seconds.
  package var duration: Double
  /// The warnings about unsupported features of the file.
  package var warnings: [Diagnostic]
  /// Creates a stage at time zero.
  package var makeStage: @Sendable () -> Stage

  /// Creates an animation.
  package init(
    canvasSize: Size, duration: Double, warnings: [Diagnostic], makeStage: @escaping @Sendable () -> Stage
  ) {
    (self.canvasSize, self.duration, self.warnings, self.makeStage) = (canvasSize, duration, warnings, makeStage)
  }
}
