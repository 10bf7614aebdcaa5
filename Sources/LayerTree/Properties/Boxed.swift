/// A heap-allocated value, which keeps its container small to copy.
struct Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  private indirect enum Storage: Hashable, Sendable { case value(Value) }

  private var storage: Storage

  init(_ value: Value) { storage = .value(value) }

  var value: Value {
    get {
      switch storage {
      case .value(let value): value
      }
    }
    set { storage = .value(newValue) }
  }
}
