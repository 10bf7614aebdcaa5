/// An object; scripts share it by reference.
final class ScriptObject: ScriptHeapObject {
  private(set) var keys: [String] = []
  private var values: [String: ScriptValue] = [:]

  fileprivate override init() {}

  subscript(_ key: String) -> ScriptValue? {
    get { values[key] }
    set {
      if values[key] == nil, newValue != nil { keys.append(key) }
      if newValue == nil { keys.removeAll { $0 == key } }
      values[key] = newValue
    }
  }

  override func clear() { (keys, values) = ([], [:]) }
}

extension ScriptHeap {
  /// Creates an object on the heap.
  func object(_ members: [(String, ScriptValue)] = []) throws(ScriptError) -> ScriptObject {
    try allocate(members.count * 2 + 1)
    let object = ScriptObject()
    for (key, value) in members { object[key] = value }
    keep(object)
    return object
  }
}
