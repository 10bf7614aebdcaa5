/// Layers that share a clock.
struct Composition: Sendable {
  /// The layers, front to back.
  var layers: [LayerModel]
  /// The frame rate, if the file sets one for this composition.
  var frameRate: Double?
}
