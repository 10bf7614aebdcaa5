/// The form of a value, of a change, or of a step, as the scene has it and with every name resolved.
///
/// It is data: the printed program, and whatever else reports what a scene does, reads it.
package indirect enum Operand: Sendable {
  /// The target of a change.
  package enum Target: Sendable {
    /// A property of a layer.
    case layer(Int, keyPath: String)
    /// A property of a layer that an index chooses while the scene plays, by its name.
    case chosen(String)
    case state(String)
    /// The progress of a property animator.
    case animator(String)
  }

  /// A value that an action is run with.
  package struct Argument: Sendable {
    package let name: String
    package let slot: Int
    package let value: Operand

    package init(name: String, slot: Int, value: Operand) {
      self.name = name
      self.slot = slot
      self.value = value
    }
  }

  /// A value that has no form of its own, or cannot be read.
  case unwritten
  /// A word or a text that stands for itself.
  case word(String)
  /// An expression, and the text that it was read from.
  case formula(Formula, written: String)
  /// A cell of data that a row chooses while the scene plays.
  case cell(of: DataTable, row: Formula)
  case list([Operand])
  case map([(key: String, value: Operand)])
  /// The keys of a step or of a value, with the forms of those that are read apart from the others.
  case record(CompiledRecord, [String: Operand] = [:])
  case change(Target, Operand)
  /// The changes that a step makes at once.
  case set(Operand)
  case wait(Operand)
  case remove(String)
  case scroll(String, to: Operand)
  /// Steps of which each begins when the one before is over.
  case sequence([Operand])
  /// Steps that begin together.
  case steps([Operand])
  /// Steps that are performed again and again: at intervals, or with nil at every tick.
  case every(Operand?, times: Operand?, condition: Operand?)
  case choice(Operand, then: [Operand], otherwise: [Operand])
  case run(String, [Argument], [Operand])
  /// A step that is worked out when it runs.
  case deferred(Operand, after: Operand?, condition: Operand?)
}

extension Operand {
  /// The expression that the value or the change comes from; nil for anything else.
  package var formula: Formula? {
    switch self {
    case .formula(let formula, _): formula
    case .change(_, let value): value.formula
    case .unwritten, .word, .cell, .list, .map, .record, .set, .wait, .remove, .scroll, .sequence, .steps, .every,
      .choice, .run, .deferred:
      nil
    }
  }

  /// A Boolean value that indicates whether the value has no form of its own.
  package var isUnwritten: Bool { if case .unwritten = self { true } else { false } }
}

extension Operand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unwritten: return "?"
    case .word(let text): return text
    case .formula(let formula, _): return formula.description
    case .cell(let table, let row): return "\(table.name)(\(row))"
    case .list(let items): return "[\(items.map(\.description).joined(separator: ", "))]"
    case .map(let entries): return "{\(entries.map { "\($0.key): \($0.value)" }.joined(separator: ", "))}"
    case .record(let record, let parts): return record.text(with: parts)
    case .change(.layer(let layer, let keyPath), let value): return "layer[\(layer)].\(keyPath) = \(value)"
    case .change(.chosen(let name), let value): return "\(name) = \(value)"
    case .change(.state(let name), let value): return "state \(name) = \(value)"
    case .change(.animator(let name), let value): return "\(name).fractionComplete = \(value)"
    case .set(let changes): return "set \(changes)"
    case .wait(let time): return "wait \(time)"
    case .remove(let target): return "remove \(target)"
    case .scroll(let layer, let offset): return "setContentOffset \(layer) to \(offset)"
    case .sequence: return "sequence"
    case .steps(let steps): return Operand.list(steps).description
    case .every(let interval, let times, let condition):
      return (interval.map { "every \($0) s" } ?? "every tick") + (times.map { ", \($0) times" } ?? "")
        + (condition.map { ", while \($0)" } ?? "")
    case .choice(let condition, let yes, let no):
      return "if \(condition) then \(Operand.list(yes)) else \(Operand.list(no))"
    case .run(let name, let arguments, let steps):
      let values = arguments.map { "value[\($0.slot)] \($0.name): \($0.value)" }.joined(separator: ", ")
      return "run \(name) with \(values) do \(Operand.list(steps))"
    case .deferred(let steps, let delay, let condition):
      return (delay.map { "after \($0): " } ?? "") + (condition.map { "if \($0): " } ?? "") + steps.description
    }
  }
}
