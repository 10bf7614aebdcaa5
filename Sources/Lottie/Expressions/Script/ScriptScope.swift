/// The variables of a function or a block, and of its enclosing scopes.
final class ScriptScope: ScriptHeapObject {
  private(set) var outer: ScriptScope?
  private var values: [String: ScriptValue] = [:]

  fileprivate init(outer: ScriptScope?) { self.outer = outer }

  /// Declares a variable in this scope.
  func declare(_ name: String, _ value: ScriptValue) { values[name] = value }

  func hasOwn(_ name: String) -> Bool { values[name] != nil }

  /// The value of a variable in this scope or an enclosing one.
  subscript(_ name: String) -> ScriptValue? {
    var scope: ScriptScope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.outer
    }
    return nil
  }

  /// Assigns to a variable in the scope that declares it; an undeclared variable becomes a global one.
  func assign(_ name: String, _ value: ScriptValue) {
    var scope = self
    while scope.values[name] == nil, let outer = scope.outer { scope = outer }
    scope.values[name] = value
  }

  override func clear() { (outer, values) = (nil, [:]) }
}

extension ScriptHeap {
  /// Creates a scope on the heap.
  func scope(in outer: ScriptScope?) throws(ScriptError) -> ScriptScope {
    try allocate(1)
    let scope = ScriptScope(outer: outer)
    keep(scope)
    return scope
  }
}
