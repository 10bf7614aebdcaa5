public import Geometry

/// The less common properties of a layer.
extension LayerProperties {
  /// Accesses a property of ``Effects`` by its name.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<Effects, Value>) -> Value {
    get { effects[keyPath: member] }
    set { effects[keyPath: member] = newValue }
  }

  /// The color of the shadow.
  public var shadowColor: Color {
    get { effects.shadow.color }
    set { effects.shadow.color = newValue }
  }

  /// The opacity of the shadow, 0 to 1; at 0 there is no shadow.
  public var shadowOpacity: Double {
    get { effects.shadow.opacity }
    set { effects.shadow.opacity = newValue }
  }

  /// The standard deviation of the shadow's blur, in points.
  public var shadowRadius: Double {
    get { effects.shadow.radius }
    set { effects.shadow.radius = newValue }
  }

  /// The offset of the shadow relative to the layer, in points.
  public var shadowOffset: Size {
    get { effects.shadow.offset }
    set { effects.shadow.offset = newValue }
  }

  /// The shape that casts the shadow, in the coordinate space of the bounds; nil for the visible content of the layer
  /// and its sublayers.
  public var shadowPath: Path? {
    get { effects.shadow.path }
    set { effects.shadow.path = newValue }
  }
}
