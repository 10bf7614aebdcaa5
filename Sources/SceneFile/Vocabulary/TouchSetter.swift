import LayerTree

/// A key of layers that says what touches do to it.
struct TouchSetter: Sendable {
  /// Changes a layer itself, as these are no properties that can be seen.
  typealias Change = @Sendable (Layer) -> Void

  let key: Key<Change>

  init(_ name: String, _ summary: String, set: @escaping @Sendable (Layer, Bool) -> Void) {
    key = Key(name, ValueType.boolean.map { value in { set($0, value) } }, summary)
  }

  static let all = [
    TouchSetter("userInteractionEnabled", "Whether it and the layers inside can be touched; true.") {
      $0.isUserInteractionEnabled = $1
    },
    TouchSetter("enabled", "Whether it can be pressed, where it is a button; true.") { $0.isEnabled = $1 },
  ]
}
