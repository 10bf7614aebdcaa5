import LayerTree
import SceneDiagnostics
import SceneSyntax

/// A key of layers that says what touches do to it.
struct TouchSetter: Sendable {
  /// Changes a layer itself, as these are no properties that can be seen.
  typealias Change = @Sendable (Layer) -> Void

  let key: Key<Change>
  /// What it is now.
  let value: @Sendable (Layer) -> Bool

  init(
    _ name: String, _ summary: String, get: @escaping @Sendable (Layer) -> Bool,
    set: @escaping @Sendable (Layer, Bool) -> Void
  ) {
    key = Key(name, ValueType.boolean.map { value in { set($0, value) } }, summary)
    value = get
  }

  /// Those that layers say as keys.
  static let all = [
    TouchSetter("userInteractionEnabled", "Whether it and the layers inside can be touched; true.") {
      $0.isUserInteractionEnabled
    } set: {
      $0.isUserInteractionEnabled = $1
    },
    TouchSetter("enabled", "Whether it can be pressed, where it is a button; true.") {
      $0.isEnabled
    } set: {
      $0.isEnabled = $1
    },
  ]

  /// All that can be set and read while a scene plays, by name.
  static let whilePlaying = Dictionary((all + [selected]).map { ($0.key.name, $0) }) { first, _ in first }

  /// What steps make a button; as a key of the button, the same word says how it then looks.
  static let selected = TouchSetter("selected", "Whether a button is selected; false.") {
    $0.isSelected
  } set: {
    $0.isSelected = $1
  }
}
