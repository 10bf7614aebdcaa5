package import SceneDiagnostics

/// A value of a scene that is evaluated when it is needed: a constant, or a function of the scene's current values.
package struct Computed<Value: Sendable>: Sendable {
  @usableFromInline
  enum Source: Sendable {
    /// Nil for a value that failed to parse; the error has been reported.
    case constant(Value?)
    /// Works it out; nil when it means nothing then, with an error in the frame's log.
    case function(@Sendable (Frame) -> Value?)
  }

  @usableFromInline let source: Source
  /// The value as the scene has it.
  package let form: Operand
  /// The steps from the number of the form's expression to this value; nil for a value that isn't made of one number.
  @usableFromInline let conversions: [NumberConversion]?

  @inlinable
  init(_ source: Source, _ form: Operand, _ conversions: [NumberConversion]?) {
    self.source = source
    self.form = form
    self.conversions = conversions
  }

  /// A computed value.
  ///
  /// - Parameters:
  ///   - form: The value as the scene has it.
  ///   - isNumber: True for the result of the form's expression, possibly a number.
  ///   - value: Works it out; nil when it means nothing then, with an error in the frame's log.
  @inlinable
  package init(_ form: Operand, isNumber: Bool = false, _ value: @escaping @Sendable (Frame) -> Value?) {
    self.init(.function(value), form, isNumber ? [] : nil)
  }

  /// A constant value; nil for one that failed to parse, after its error has been reported.
  @inlinable
  package static func constant(_ value: Value?, _ form: Operand = .unwritten) -> Computed {
    Computed(.constant(value), form, nil)
  }

  /// A value that failed to parse; the error has been reported.
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

  /// The same value in another form.
  @inlinable
  package func described(by form: Operand) -> Computed { Computed(source, form, conversions) }

  /// The value if it never changes and can be read.
  @inlinable
  package var constant: Value? { if case .constant(let value) = source { value } else { nil } }

  /// Computes the value without a playing scene.
  ///
  /// - Parameter sources: The texts that the scene was read from.
  /// - Returns: The value; nil if it changes while the scene plays.
  package func known(_ sources: [SourceText]) -> Value? {
    if case .constant(let value) = source { return value }
    let frame = Frame(log: DiagnosticLog(sources: sources))
    let value = value(frame)
    return frame.log.reports == 0 ? value : nil
  }

  /// The compiled code for the value's number; nil for other values and constants.
  package var number: NumberCode? {
    guard let conversions, let formula = form.formula else { return nil }
    return NumberCode(formula, conversions)
  }

  /// The value made into something else, if it can be.
  @inlinable
  package func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Computed<Other> {
    switch source {
    case .constant(let value): Computed<Other>(.constant(value.flatMap(transform)), form, nil)
    case .function(let value):
      Computed<Other>(
        .function { frame in
          guard let value = value(frame) else { return nil }
          return transform(value)
        }, form, conversions)
    }
  }

  /// Converts the value; a failed conversion is reported in the frame's log.
  ///
  /// - Parameters:
  ///   - conversion: Converts the value's number; nil if the result cannot be made from a number.
  ///   - transform: Makes the result.
  /// - Returns: The result.
  @inlinable
  package func then<Other>(
    _ conversion: NumberConversion? = nil, _ transform: @escaping @Sendable (Value, Frame) -> Other?
  ) -> Computed<Other> {
    let all = conversion.flatMap { conversion in conversions.map { $0 + [conversion] } }
    return Computed<Other>(
      .function { [self] frame in
        guard let value = value(frame) else { return nil }
        return transform(value, frame)
      }, form, all)
  }
}

extension Computed {
  /// All of some values, if all of them mean something.
  @inlinable
  package static func all<Item>(_ items: [Computed<Item>]) -> Computed where Value == [Item] {
    let form = Operand.list(items.map(\.form))
    let constants = items.compactMap { $0.constant }
    if constants.count == items.count { return .constant(constants, form) }
    return Computed(form) { frame in
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
