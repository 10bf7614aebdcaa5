package import SceneDiagnostics

/// A value of a scene that is evaluated on demand: a constant, or a function of the scene's current values.
package struct Computed<Value: Sendable>: Sendable {
  @usableFromInline
  enum Source: Sendable {
    /// A constant; nil for a value that failed to parse, after its error has been reported.
    case constant(Value?)
    /// A function that evaluates the value; nil, after logging an error, if it is invalid at that time.
    case function(@Sendable (Frame) -> Value?)
  }

  @usableFromInline let source: Source
  /// The written form of the value.
  package let form: Operand
  /// The conversions from the numeric result of the form's expression to this value; nil if the value is not a single
  /// number.
  @usableFromInline let conversions: [NumberConversion]?

  @inlinable
  init(_ source: Source, _ form: Operand, _ conversions: [NumberConversion]?) {
    self.source = source
    self.form = form
    self.conversions = conversions
  }

  /// Creates a value that is evaluated on demand.
  ///
  /// - Parameters:
  ///   - form: The written form of the value.
  ///   - isNumber: True if the value is the result of the form's expression and may be a number.
  ///   - value: Evaluates the value; nil, after logging an error, if it is invalid at that time.
  @inlinable
  package init(_ form: Operand, isNumber: Bool = false, _ value: @escaping @Sendable (Frame) -> Value?) {
    self.init(.function(value), form, isNumber ? [] : nil)
  }

  /// Returns a constant; nil for a value that failed to parse, after its error has been reported.
  @inlinable
  package static func constant(_ value: Value?, _ form: Operand = .unwritten) -> Computed {
    Computed(.constant(value), form, nil)
  }

  /// A value that failed to parse; the error has been reported.
  @inlinable
  package static var failed: Computed { .constant(nil) }

  /// Evaluates the value; nil, after logging an error, if it is invalid at this time.
  @inlinable
  package func value(_ frame: Frame) -> Value? {
    switch source {
    case .constant(let value): value
    case .function(let value): value(frame)
    }
  }

  /// Returns the value with another written form.
  @inlinable
  package func described(by form: Operand) -> Computed { Computed(source, form, conversions) }

  /// The constant value; nil if the value can change or failed to parse.
  @inlinable
  package var constant: Value? { if case .constant(let value) = source { value } else { nil } }

  /// Evaluates the value without a playing scene.
  ///
  /// - Parameter sources: The source texts of the scene.
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

  /// Returns the value converted by a function; it is invalid if the function returns nil.
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

  /// Returns the value converted by a function; a failed conversion is reported in the frame's log.
  ///
  /// - Parameters:
  ///   - conversion: The corresponding conversion of numbers; nil if there is none.
  ///   - transform: Converts the value.
  /// - Returns: The converted value.
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
  /// Returns a list of values; it is valid if all of them are.
  @inlinable
  package static func all<Item>(_ items: [Computed<Item>]) -> Computed where Value == [Item] {
    let form = Operand.list(items.map(\.form))
    let constants = items.compactMap { $0.constant }
    if constants.count == items.count { return .constant(constants, form) }
    return Computed(form) { frame in
      var values: [Item] = []
      values.reserveCapacity(items.count)
      // All items are evaluated, so that every error is reported.
      for item in items {
        if let value = item.value(frame) { values.append(value) }
      }
      return values.count == items.count ? values : nil
    }
  }
}
