import Geometry
import LayerTree

/// The keys that replicators have beyond other layers.
enum ReplicatorKeys {
  /// Together they show no more than a scene may have layers.
  private static let most = 10_000.0

  static let setters: [LayerSetter] = [
    .replicator("instanceCount", .number(0...most), "How often the sublayers are shown; 1.") {
      $0.instanceCount = Int($1)
    },
    .replicator("instanceDelay", .time(), "How much later each copy is than the one before; 0.") {
      $0.instanceDelay = $1
    },
    .replicator("instanceTransform", .transform, "The transform of each copy against the one before.") {
      $0.instanceTransform = $1
    },
    .replicator("instanceColor", .color, "What the colours of the first copy are multiplied by; white.") {
      $0.instanceColor = $1
    },
    .replicator("instanceRedOffset", .number(-1...1), "What is added to red from copy to copy; 0.") {
      $0.instanceOffset.red = $1
    },
    .replicator("instanceGreenOffset", .number(-1...1), "What is added to green from copy to copy; 0.") {
      $0.instanceOffset.green = $1
    },
    .replicator("instanceBlueOffset", .number(-1...1), "What is added to blue from copy to copy; 0.") {
      $0.instanceOffset.blue = $1
    },
    .replicator("instanceAlphaOffset", .number(-1...1), "What is added to alpha from copy to copy; 0.") {
      $0.instanceOffset.alpha = $1
    },
  ]
}
