/// The objects of one evaluation.
///
/// They are counted, and cleared at the end, because they can form reference cycles.
final class ScriptHeap {
  private var objects: [ScriptHeapObject] = []
  private var used = 0

  /// Adds a number of elements or characters to the memory in use, and throws an error at the limit.
  func allocate(_ count: Int) throws(ScriptError) {
    used += max(0, count)
    guard used <= ScriptLimits.memory else { throw .limit("it needs too much memory") }
  }

  func keep(_ object: ScriptHeapObject) { objects.append(object) }

  deinit { for object in objects { object.clear() } }
}

/// An object on the heap of an evaluation.
class ScriptHeapObject {
  /// Releases the references to other objects.
  func clear() {}
}
