import SceneDiagnostics
import SceneSyntax

/// The names that an expression may use.
struct Scope: Sendable {
  private var values: [String: ExpressionValue] = [:]
  /// Names that stand for longer ones here: the state of a component, a layer that a loop visits.
  private(set) var aliases: [String: [String]] = [:]
  /// The slots of values that change while the scene plays; the value in scope is then the first one.
  private(set) var slots: [String: Int] = [:]
  /// The index of the layer that `self` is, from which names are searched outwards; nil outside of components.
  var layer: Int?

  init() {}

  subscript(name: String) -> ExpressionValue? {
    get { values[name] }
    set {
      values[name] = newValue
      slots[name] = nil
    }
  }

  /// Binds `name` to a slot whose initial value is `value`.
  mutating func bind(_ name: String, to slot: Int, first value: ExpressionValue?) {
    values[name] = value
    slots[name] = slot
  }

  /// Makes `name` an alias of `path` from here on.
  mutating func alias(_ name: String, for path: [String]) { aliases[name] = path }

  /// The words of a name with an alias at its beginning put out in full.
  func resolved(_ parts: [String]) -> [String] {
    guard let first = parts.first, let path = aliases[first] else { return parts }
    return path + parts.dropFirst()
  }

  /// Every name, in alphabetical order.
  var names: [String] { (Array(values.keys) + aliases.keys).sorted() }
}
