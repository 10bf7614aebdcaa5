/// Layers that share a clock.
struct Composition: Sendable {
  /// The layers, front to back.
  var layers: [LayerModel]
  /// Frames a second, where the file says so for this composition alone.
  var frameRate: Double?
}
