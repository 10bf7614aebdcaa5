/// The objects of one evaluation: they are counted, and released at the end, because they can form cycles.
final class ScriptHeap {
  private var objects: [ScriptHeapObject] = []
  private var used = 0

  /// Counts elements or characters.
  func allocate(_ count: Int) throws(ScriptError) {
    used += max(0, count)
    guard used <= ScriptLimits.memory else { throw .limit("it needs too much memory") }
  }

  func keep(_ object: ScriptHeapObject) { objects.append(object) }

  deinit { for object in objects { object.clear() } }
}

/// A part of a heap.
class ScriptHeapObject {
  /// Releases its references.
  func clear() {}
}
