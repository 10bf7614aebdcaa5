import Geometry
package import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A key of layers, with the function that sets a property.
package struct LayerSetter: Sendable {
  /// A function that changes the properties of a layer.
  package typealias Change = @Sendable (inout LayerProperties) -> Void

  package let key: Key<Change>
  /// The property that the key sets directly; nil if the key has another effect.
  package private(set) var property: AnimatableProperty?

  init<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String, property: AnimatableProperty? = nil,
    set: @escaping @Sendable (inout LayerProperties, Value) -> Void
  ) {
    key = Key(name, type.map { value in { set(&$0, value) } }, summary)
    self.property = property
  }
}

/// A key of layers that sets the layer's timing.
package struct ClockSetter: Sendable {
  package let key: Key<@Sendable (inout MediaTiming) -> Void>

  init(
    _ name: String, _ type: ValueType<Double>, _ summary: String,
    set: @escaping @Sendable (inout MediaTiming, Double) -> Void
  ) {
    key = Key(name, type.map { value in { set(&$0, value) } }, summary)
  }
}

/// A key of layers for their touch behavior.
package struct TouchSetter: Sendable {
  /// A function that changes a layer itself, for attributes that are not animatable properties.
  package typealias Change = @Sendable (Layer) -> Void

  package let key: Key<Change>

  init(_ state: TouchState, _ summary: String) {
    key = Key(state.rawValue, ValueType.boolean.map { value in { state.set(value, of: $0) } }, summary)
  }

  /// The touch setters that are also keys of layers.
  package static let all = [
    TouchSetter(.userInteractionEnabled, "True if the layer and its sublayers can be touched; true."),
    TouchSetter(.enabled, "True if a button can be pressed; true."),
  ]

  /// All touch setters that steps can use, by name.
  package static let whilePlaying = Dictionary((all + [selected]).map { ($0.key.name, $0) }) { first, _ in first }

  /// The setter of a button's selection in steps; as a key of the button, the same name sets the selected appearance.
  package static let selected = TouchSetter(.selected, "True if a button is selected; false.")
}
