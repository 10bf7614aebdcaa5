/// A value of a scene that is evaluated when it is needed: a constant, or a function of the scene's current values.
package struct Computed<Value: Sendable>: Sendable {
  @usableFromInline
  enum Source: Sendable {
    /// Nil for a value that can't be read, which has been reported.
    case constant(Value?)
    /// Works it out; nil when it means nothing then, with an error in the frame's log.
    case function(@Sendable (Frame) -> Value?)
  }

  @usableFromInline let source: Source
  /// The value as people read it, for the printed program.
  package let text: @Sendable () -> String
  /// Makes the quick way to the number that the value is or is made of; nil when it is made of anything else.
  @usableFromInline let makeNumber: (@Sendable () -> NumberCode?)?

  @inlinable
  init(_ source: Source, _ text: @escaping @Sendable () -> String, _ makeNumber: (@Sendable () -> NumberCode?)?) {
    self.source = source
    self.text = text
    self.makeNumber = makeNumber
  }

  @inlinable
  package init(
    text: @escaping @Sendable () -> String = { "…" }, number: (@Sendable () -> NumberCode?)? = nil,
    _ value: @escaping @Sendable (Frame) -> Value?
  ) {
    self.init(.function(value), text, number)
  }

  /// A value that never changes; nil for one that can't be read, which has been reported.
  @inlinable
  package static func constant(_ value: Value?, text: (@Sendable () -> String)? = nil) -> Computed {
    Computed(.constant(value), text ?? { value.map { "\($0)" } ?? "?" }, nil)
  }

  /// A value that cannot be read, which has been reported.
  @inlinable
  package static var failed: Computed { .constant(nil) }

  /// Works it out; nil when it means nothing now, with an error in the frame's log.
  @inlinable
  package func value(_ frame: Frame) -> Value? {
    switch source {
    case .constant(let value): value
    case .function(let value): value(frame)
    }
  }

  /// The same value with another text.
  @inlinable
  package func described(by text: @escaping @Sendable () -> String) -> Computed { Computed(source, text, makeNumber) }

  /// The value if it never changes and can be read.
  @inlinable
  package var constant: Value? { if case .constant(let value) = source { value } else { nil } }

  /// The quick way to the number that the value is or is made of; nil when it is made of anything else, or constant.
  @inlinable
  package var number: NumberCode? { makeNumber?() }

  /// The value made into something else, if it can be.
  @inlinable
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Computed<Other> {
    switch source {
    case .constant(let value): Computed<Other>(.constant(value.flatMap(transform)), text, nil)
    case .function(let value):
      Computed<Other>(
        .function { frame in
          guard let value = value(frame) else { return nil }
          return transform(value)
        }, text, makeNumber)
    }
  }

  /// The value made into something else, if it can be; if not, the frame's log says why.
  ///
  /// - Parameters:
  ///   - number: Makes the quick way to the number that the result is made of, from that to this value.
  ///   - transform: Makes the result.
  /// - Returns: The result.
  @inlinable
  package func then<Other>(
    number: (@Sendable (NumberCode) -> NumberCode)? = nil,
    _ transform: @escaping @Sendable (Value, Frame) -> Other?
  ) -> Computed<Other> {
    var makeOther: (@Sendable () -> NumberCode?)?
    if let makeNumber, let number { makeOther = { makeNumber().map(number) } }
    return Computed<Other>(text: text, number: makeOther) { [self] frame in
      guard let value = value(frame) else { return nil }
      return transform(value, frame)
    }
  }
}

extension Computed {
  /// All of some values, if all of them mean something.
  @inlinable
  package static func all<Item>(_ items: [Computed<Item>]) -> Computed where Value == [Item] {
    let text: @Sendable () -> String = { "[\(items.map { $0.text() }.joined(separator: ", "))]" }
    let constants = items.compactMap { $0.constant }
    if constants.count == items.count { return .constant(constants, text: text) }
    return Computed(text: text) { frame in
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
