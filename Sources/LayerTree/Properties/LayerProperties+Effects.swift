public import Geometry

/// The properties that every layer has and few use.
extension LayerProperties {
  /// One of them, by its name: ``Effects`` has their list.
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

  /// The offset of the shadow from the layer, in points.
  public var shadowOffset: Size {
    get { effects.shadow.offset }
    set { effects.shadow.offset = newValue }
  }

  /// The shape that casts the shadow, in the space of the bounds; nil for the visible content of the layer and its
  /// sublayers.
  public var shadowPath: Path? {
    get { effects.shadow.path }
    set { effects.shadow.path = newValue }
  }
}
