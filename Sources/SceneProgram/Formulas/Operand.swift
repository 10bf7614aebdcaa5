package import Motion

/// The written form of a value or a change, with all names resolved.
///
/// The program printer, the code writers, and the reports read it as data.
package indirect enum Operand: Sendable {
  /// The target of a change.
  package enum Target: Sendable {
    /// A property of a layer.
    case layer(LayerTarget, keyPath: String)
    case state(String)
    /// The progress of a property animator.
    case animator(String)
  }

  /// A value without a written form, or one that failed to parse.
  case unwritten
  /// A literal word or text.
  case word(String)
  /// An expression, with its source text.
  case formula(Formula, written: String)
  /// A table cell whose row is determined while the scene plays.
  case cell(of: DataTable, row: Formula)
  case list([Operand])
  case map([(key: String, value: Operand)])
  /// A text composed of other texts and values.
  case template([Operand])
  /// A computed value of a property.
  case property(Computed<AnimatableValue>)
  /// The keys of a record.
  case record(CompiledRecord)
  case change(Target, Operand)
  /// A step, as a ``StepForm``.
  case step(any OperandStep)
}

/// The written form of a step; in this context, it can only be printed.
package protocol OperandStep: Sendable, CustomStringConvertible {}

extension Operand {
  /// The expression of the value or change; nil if there is none.
  package var formula: Formula? {
    switch self {
    case .formula(let formula, _): formula
    case .change(_, let value): value.formula
    case .property(let value): value.form.formula
    case .unwritten, .word, .cell, .list, .map, .template, .record, .step: nil
    }
  }

  /// True if the value has no written form.
  package var isUnwritten: Bool { if case .unwritten = self { true } else { false } }

  /// The items of a list; empty for anything else.
  package var items: [Operand] { if case .list(let items) = self { items } else { [] } }
}

extension Operand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unwritten: "?"
    case .word(let text): text
    case .formula(let formula, _): formula.description
    case .cell(let table, let row): "\(table.name)(\(row))"
    case .list(let items): "[\(items.map(\.description).joined(separator: ", "))]"
    case .map(let entries): "{\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    case .template(let parts):
      "'\(parts.map { part in if case .word(let text) = part { text } else { "\\(\(part))" } }.joined())'"
    case .property(let value): value.form.description
    case .record(let record): record.text
    case .change(let target, let value): "\(target) = \(value)"
    case .step(let form): form.description
    }
  }
}

extension Operand.Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .layer(.layer(let layer), let keyPath): "layer[\(layer)].\(keyPath)"
    case .layer(.chosen(let chosen), _): chosen.text
    case .state(let name): "state \(name)"
    case .animator(let name): "\(name).fractionComplete"
    }
  }
}
