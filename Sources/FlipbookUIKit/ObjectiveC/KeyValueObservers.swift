/// The observers of a layer and its view.
///
/// Their values are read again after each change of the layer, and compared with the old ones.
final class KeyValueObservers {
  private struct Observer {
    let id: Int
    weak var object: AnyObject?
    let keyPath: String?
    let value: () -> Any?
    let changed: (Any?, Any?) -> Void
    var last: Any?
  }

  private var observers: [Observer] = []
  private var lastID = 0
  private var isNotifying = false

  func add(
    _ object: AnyObject?, keyPath: String?, value: @escaping () -> Any?, changed: @escaping (Any?, Any?) -> Void
  ) -> Int {
    lastID += 1
    observers.append(
      Observer(id: lastID, object: object, keyPath: keyPath, value: value, changed: changed, last: value()))
    return lastID
  }

  func remove(_ id: Int) { observers.removeAll { $0.id == id } }

  func remove(_ object: AnyObject, _ keyPath: String) {
    observers.removeAll { $0.object === object && $0.keyPath == keyPath }
  }

  /// Calls the observers whose values have changed; a change by an observer calls the others afterward.
  func notify() {
    guard !isNotifying else { return }
    isNotifying = true
    // Observers that no longer exist are forgotten.
    observers.removeAll { $0.keyPath != nil && $0.object == nil }
    defer { isNotifying = false }
    // Observers that change each other's values endlessly are stopped.
    for _ in 0..<100 {
      var calls: [() -> Void] = []
      for index in observers.indices {
        let (old, new) = (observers[index].last, observers[index].value())
        guard !isEqual(old, new) else { continue }
        observers[index].last = new
        let changed = observers[index].changed
        calls.append { changed(old, new) }
      }
      guard !calls.isEmpty else { return }
      for call in calls { call() }
    }
  }

  private func isEqual(_ a: Any?, _ b: Any?) -> Bool {
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return a == nil && b == nil
  }
}
