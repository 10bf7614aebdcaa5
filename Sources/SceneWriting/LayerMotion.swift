import Geometry
import LayerTree
public import Motion
import SceneCompiler

/// The motion of one property of a layer, as keyframes over the whole duration.
public struct LayerMotion: Sendable {
  /// The path from the root layer: the index of each sublayer, or nil for a mask.
  public var layer: [Int?]
  /// The key path of the property, with numbers, points, colors, or paths as values.
  public var keyPath: String
  /// The keyframe values, with numbers in the units of scene files.
  public var values: [AnimatableValue]
  /// The time of each value, as a fraction of the duration.
  public var keyTimes: [Double]
  /// The timing function between each pair of consecutive values.
  public var timingFunctions: [TimingFunction]

  /// Creates a motion.
  public init(
    layer: [Int?], keyPath: String, values: [AnimatableValue], keyTimes: [Double], timingFunctions: [TimingFunction]
  ) {
    (self.layer, self.keyPath, self.values) = (layer, keyPath, values)
    (self.keyTimes, self.timingFunctions) = (keyTimes, timingFunctions)
  }
}
