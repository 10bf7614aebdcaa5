/// The properties of shape layers: on other layers these read as in a new ``ShapeContent``, and writing does nothing.
extension LayerProperties {
  /// A property of shape layers, by its name: ``ShapeContent`` has their list.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<ShapeContent, Value>) -> Value {
    get { shape[keyPath: member] }
    set { shape[keyPath: member] = newValue }
  }

  /// The properties of shape layers.
  @usableFromInline package var shape: ShapeContent {
    get { if case .shape(let shape) = content { shape } else { ShapeContent() } }
    set { if case .shape = content { content = .shape(newValue) } }
  }
}
