/// The names that an expression may use.
struct Scope: Sendable {
  private var values: [String: ExpressionValue] = [:]
  /// Names that stand for longer ones here: the state of a component, a layer that a loop visits.
  private(set) var aliases: [String: [String]] = [:]
  /// The index of the layer that `self` is, from which names are searched outwards; nil outside of components.
  var layer: Int?

  init() {}

  subscript(name: String) -> ExpressionValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Makes `name` stand for `path` from here on.
  mutating func alias(_ name: String, for path: [String]) { aliases[name] = path }

  /// The words of a name with an alias at its beginning put out in full.
  func resolved(_ parts: [String]) -> [String] {
    guard let first = parts.first, let path = aliases[first] else { return parts }
    return path + parts.dropFirst()
  }

  /// Every name, in alphabetical order.
  var names: [String] { (Array(values.keys) + aliases.keys).sorted() }
}
