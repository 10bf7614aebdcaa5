import LayerTree

/// A key of layers that sets a property.
struct LayerSetter: Sendable {
  /// Changes some properties of a layer.
  typealias Change = @Sendable (inout LayerProperties) -> Void

  let key: Key<Change>

  init<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout LayerProperties, Value) -> Void
  ) {
    key = Key(name, type.map { value in { set(&$0, value) } }, summary)
  }

  /// A key that only shapes have.
  static func shape<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout ShapeContent, Value) -> Void
  ) -> LayerSetter {
    LayerSetter(name, type, summary) { properties, value in
      guard case .shape(var content) = properties.content else { return }
      set(&content, value)
      properties.content = .shape(content)
    }
  }

  /// A key that only labels have.
  static func text<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout TextContent, Value) -> Void
  ) -> LayerSetter {
    LayerSetter(name, type, summary) { properties, value in
      guard case .text(var content) = properties.content else { return }
      set(&content, value)
      properties.content = .text(content)
    }
  }

  /// A key that only gradients have.
  static func gradient<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout GradientContent, Value) -> Void
  ) -> LayerSetter {
    LayerSetter(name, type, summary) { properties, value in
      guard case .gradient(var content) = properties.content else { return }
      set(&content, value)
      properties.content = .gradient(content)
    }
  }

  /// A key that only replicators have.
  static func replicator<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout ReplicatorContent, Value) -> Void
  ) -> LayerSetter {
    LayerSetter(name, type, summary) { properties, value in
      guard case .replicator(var content) = properties.content else { return }
      set(&content, value)
      properties.content = .replicator(content)
    }
  }

  /// A key that only emitters have.
  static func emitter<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout EmitterContent, Value) -> Void
  ) -> LayerSetter {
    LayerSetter(name, type, summary) { properties, value in
      guard case .emitter(var content) = properties.content else { return }
      set(&content, value)
      properties.content = .emitter(content)
    }
  }

  /// A key that only scroll layers have.
  static func scroll<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout ScrollContent, Value) -> Void
  ) -> LayerSetter {
    LayerSetter(name, type, summary) { properties, value in
      guard case .scroll(var content) = properties.content else { return }
      set(&content, value)
      properties.content = .scroll(content)
    }
  }
}
