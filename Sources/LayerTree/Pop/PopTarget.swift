public import Motion

/// The property or variable that a Pop animation reads and writes.
public enum PopTarget {
  /// A property of the layer that the animation is added to.
  case property(PopLayerProperty)
  /// A variable that isn't a layer property.
  case variable(PopVariable)

  /// The name of the property or variable.
  public var name: String {
    switch self {
    case .property(let property): property.name
    case .variable(let variable): variable.name
    }
  }

  /// The smallest significant difference, used to end springs and decays.
  public var threshold: Double {
    switch self {
    case .property(let property): property.threshold
    case .variable(let variable): variable.threshold
    }
  }

  /// The type of the target's values.
  public var kind: AnimatableValue.Kind {
    switch self {
    case .property(let property): property.kind
    case .variable(let variable): variable.read().kind
    }
  }

  func value(of layer: Layer) -> AnimatableValue {
    switch self {
    case .property(let property): property.value(in: layer.model)
    case .variable(let variable): variable.read()
    }
  }

  func set(_ value: AnimatableValue, of layer: Layer) {
    switch self {
    case .property(let property): property.set(value, in: &layer.model)
    case .variable(let variable): variable.write(value)
    }
  }
}
