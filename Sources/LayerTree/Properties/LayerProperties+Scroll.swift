public import Geometry

/// The properties of scroll layers: on other layers these read as in a new ``ScrollContent``, and writing does nothing.
extension LayerProperties {
  /// The point of the content that is in the upper left corner of the bounds: their origin.
  public var contentOffset: Point {
    get { if case .scroll = content { bounds.origin } else { .zero } }
    set { if case .scroll = content { bounds.origin = newValue } }
  }

  /// A property of scroll layers, by its name: ``ScrollContent`` has their list.
  @inlinable
  public subscript<Value>(dynamicMember member: WritableKeyPath<ScrollContent, Value>) -> Value {
    get { scroll[keyPath: member] }
    set { scroll[keyPath: member] = newValue }
  }

  /// The properties of scroll layers.
  @usableFromInline package var scroll: ScrollContent {
    get { if case .scroll(let scroll) = content { scroll } else { ScrollContent() } }
    set { if case .scroll = content { content = .scroll(newValue) } }
  }
}
