package import LayerTree
import SceneProgram

/// A key of layers that sets a property.
package struct LayerSetter: Sendable {
  /// Changes some properties of a layer.
  package typealias Change = @Sendable (inout LayerProperties) -> Void

  package let key: Key<Change>

  init<Value>(
    _ name: String, _ type: ValueType<Value>, _ summary: String,
    set: @escaping @Sendable (inout LayerProperties, Value) -> Void
  ) {
    key = Key(name, type.map { value in { set(&$0, value) } }, summary)
  }
}
