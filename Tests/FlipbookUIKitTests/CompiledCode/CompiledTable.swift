/// What compiled code has for the tests, by name.
final class CompiledTable<Value: Sendable>: Sendable {
  let values: [String: Value]

  init(_ values: [String: Value]) { self.values = values }
}
