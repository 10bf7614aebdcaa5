/// An array; scripts share it by reference.
final class ScriptArray: ScriptHeapObject {
  var elements: [ScriptValue]

  fileprivate init(_ elements: [ScriptValue]) { self.elements = elements }

  override func clear() { elements = [] }
}

extension ScriptHeap {
  /// Creates an array on the heap.
  func array(_ elements: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    try allocate(elements.count + 1)
    let array = ScriptArray(elements)
    keep(array)
    return .array(array)
  }

  func array(_ numbers: [Double]) throws(ScriptError) -> ScriptValue { try array(numbers.map(ScriptValue.number)) }
}
