/// A function of a script, with the scope that it captures.
final class ScriptFunction: ScriptHeapObject {
  let code: ScriptCode
  private(set) var scope: ScriptScope?

  fileprivate init(_ code: ScriptCode, in scope: ScriptScope) { (self.code, self.scope) = (code, scope) }

  override func clear() { scope = nil }
}

extension ScriptHeap {
  /// Creates a function on the heap.
  func function(_ code: ScriptCode, in scope: ScriptScope) throws(ScriptError) -> ScriptValue {
    try allocate(1)
    let function = ScriptFunction(code, in: scope)
    keep(function)
    return .function(function)
  }
}
