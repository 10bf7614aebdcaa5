public import Motion

/// A new value of a property of a layer.
public struct LayerChange: Sendable {
  /// The path from the root layer: the index of each sublayer, or nil for a mask.
  public var layer: [Int?]
  /// The key path of the property.
  public var keyPath: String
  /// The value, with numbers in the units of scene files.
  public var value: AnimatableValue

  /// Creates a change.
  public init(layer: [Int?], keyPath: String, value: AnimatableValue) {
    (self.layer, self.keyPath, self.value) = (layer, keyPath, value)
  }
}
