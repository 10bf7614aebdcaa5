import LayerTree
import SceneDiagnostics
import SceneSyntax

/// A key of layers that says what touches do to it.
struct TouchSetter: Sendable {
  /// Changes a layer itself, because these aren't visible properties.
  typealias Change = @Sendable (Layer) -> Void

  let key: Key<Change>
  /// Returns the current value.
  let value: @Sendable (Layer) -> Bool

  init(
    _ name: String, _ summary: String, get: @escaping @Sendable (Layer) -> Bool,
    set: @escaping @Sendable (Layer, Bool) -> Void
  ) {
    key = Key(name, ValueType.boolean.map { value in { set($0, value) } }, summary)
    value = get
  }

  /// The setters that layers have as keys.
  static let all = [
    TouchSetter("userInteractionEnabled", "True if the layer and its sublayers can be touched; true.") {
      $0.isUserInteractionEnabled
    } set: {
      $0.isUserInteractionEnabled = $1
    },
    TouchSetter("enabled", "True if a button can be pressed; true.") {
      $0.isEnabled
    } set: {
      $0.isEnabled = $1
    },
  ]

  /// All that can be set and read while a scene plays, by name.
  static let whilePlaying = Dictionary((all + [selected]).map { ($0.key.name, $0) }) { first, _ in first }

  /// The setter of a button's selection in steps; as a key of the button, the same word gives its appearance.
  static let selected = TouchSetter("selected", "True if a button is selected; false.") {
    $0.isSelected
  } set: {
    $0.isSelected = $1
  }
}
