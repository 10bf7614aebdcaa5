/// The names that an expression may use.
struct Scope: Sendable {
  private var values: [String: ExpressionValue] = [:]

  init() {}

  subscript(name: String) -> ExpressionValue? {
    get { values[name] }
    set { values[name] = newValue }
  }

  /// Every name, in alphabetical order.
  var names: [String] { values.keys.sorted() }
}
