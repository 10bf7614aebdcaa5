/// A value of a scene that is evaluated when it is needed: a constant, or a function of the scene's current values.
package struct Computed<Value: Sendable>: Sendable {
  /// Works it out; nil when it means nothing then, with an error in the frame's log.
  package let value: @Sendable (Frame) -> Value?
  /// The value as people read it, for the printed program.
  package let text: @Sendable () -> String

  @inlinable
  package init(
    text: @escaping @Sendable () -> String = { "…" }, _ value: @escaping @Sendable (Frame) -> Value?
  ) {
    self.value = value
    self.text = text
  }

  /// A value that never changes; nil for one that can't be read, which has been reported.
  @inlinable
  package static func constant(_ value: Value?) -> Computed {
    Computed(text: { value.map { "\($0)" } ?? "?" }) { _ in value }
  }

  /// A value that cannot be read, which has been reported.
  @inlinable
  package static var failed: Computed { .constant(nil) }

  @inlinable
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Computed<Other> {
    Computed<Other>(text: text) { [value] frame in value(frame).flatMap(transform) }
  }

  /// The value made into something else, if it can be; if not, the frame's log says why.
  @inlinable
  package func then<Other>(_ transform: @escaping @Sendable (Value, Frame) -> Other?) -> Computed<Other> {
    Computed<Other>(text: text) { [value] frame in
      guard let value = value(frame) else { return nil }
      return transform(value, frame)
    }
  }
}

extension Computed {
  /// All of some values, if all of them mean something.
  @inlinable
  package static func all<Item>(_ items: [Computed<Item>]) -> Computed where Value == [Item] {
    Computed(text: { "[\(items.map { $0.text() }.joined(separator: ", "))]" }) { frame in
      var values: [Item] = []
      values.reserveCapacity(items.count)
      // Each is evaluated, so that every error is reported.
      for item in items {
        if let value = item.value(frame) { values.append(value) }
      }
      return values.count == items.count ? values : nil
    }
  }
}
