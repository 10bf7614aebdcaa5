import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneProgram

/// The keys that replicators have beyond other layers.
enum ReplicatorKeys {
  /// Together they show no more than a scene may have layers.
  private static let most = 10_000.0

  package static let setters: [LayerSetter] = [
    LayerSetter("instanceCount", .number(0...most), "The number of copies of the sublayers; 1.") {
      $0.replicator.instanceCount = Int(saturating: $1)
    },
    LayerSetter("instanceDelay", .time(), "The delay of each copy after the one before, in seconds; 0.") {
      $0.replicator.instanceDelay = $1
    },
    LayerSetter("instanceTransform", .transform, "The transform of each copy against the one before.") {
      $0.replicator.instanceTransform = $1
    },
    LayerSetter("instanceColor", .color, "The color that multiplies the first copy's colors; white.") {
      $0.replicator.instanceColor = $1
    },
    LayerSetter("instanceRedOffset", .number(-1...1), "The change of red from copy to copy; 0.") {
      $0.replicator.instanceOffset.red = $1
    },
    LayerSetter("instanceGreenOffset", .number(-1...1), "The change of green from copy to copy; 0.") {
      $0.replicator.instanceOffset.green = $1
    },
    LayerSetter("instanceBlueOffset", .number(-1...1), "The change of blue from copy to copy; 0.") {
      $0.replicator.instanceOffset.blue = $1
    },
    LayerSetter("instanceAlphaOffset", .number(-1...1), "The change of alpha from copy to copy; 0.") {
      $0.replicator.instanceOffset.alpha = $1
    },
  ]
}
