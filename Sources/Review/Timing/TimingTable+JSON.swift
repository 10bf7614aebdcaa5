import Encodings
import Geometry
import LayerTree
import Motion

extension TimingTable {
  /// The table as a JSON object with `title`, `motions`, `rules`, and `moves`; numbers have Core Animation's units and
  /// full precision.
  package var json: String { json(with: nil) }

  /// Returns the object ``json`` with an additional member `played`: the JSON list of the played legs.
  package func json(with played: String?) -> String {
    func list(_ objects: [String]) -> String {
      objects.isEmpty ? "[]" : "[\n\(objects.map { "    \($0)" }.joined(separator: ",\n"))\n  ]"
    }
    return """
      {
        "title": \(title.quotedAsJSON),
        "motions": \(list(rows.map(Self.object))),
        "rules": \(list(rules.map(Self.object))),
        "moves": \(list(moves.map(Self.object)))\(played.map { ",\n  \"played\": \($0)" } ?? "")
      }

      """
  }

  private static func object(of row: TimingRow) -> String {
    let (summary, timing) = (row.summary, row.summary.timing)
    var fields: [(String, String)] = [
      ("layer", row.layer.quotedAsJSON), ("property", summary.subject.quotedAsJSON),
      ("engine", summary.engine.rawValue.quotedAsJSON), ("level", "\(summary.level)"), ("from", value(summary.from)),
      ("to", value(summary.to)), ("after", row.trigger.quotedAsJSON), ("time", number(row.time)),
      ("delay", number(row.delay)), ("duration", row.duration.map(number) ?? "null"),
      ("settles", row.settles.map(number) ?? "null"),
      ("interrupted", row.interruption.map(number) ?? "null"), ("pace", row.pace.quotedAsJSON),
      ("repeat", row.repetition.quotedAsJSON), ("count", "\(row.count)"),
      ("beginTime", number(timing.beginTime)), ("speed", number(timing.speed)),
      ("timeOffset", number(timing.timeOffset)), ("repeatCount", number(timing.repeatCount)),
      ("repeatDuration", number(timing.repeatDuration)), ("autoreverses", "\(timing.autoreverses)"),
      ("fillMode", timing.fillMode.rawValue.quotedAsJSON), ("additive", "\(summary.isAdditive)"),
      ("cumulative", "\(summary.isCumulative)"), ("beginFromCurrentState", "\(summary.beginsFromCurrentState)"),
      ("velocity", value(summary.velocity)), ("percentDriven", "\(summary.isDriven)"),
    ]
    switch summary.pace {
    case .curve(let function), .transition(_, _, let function): fields.append(("controlPoints", points(of: function)))
    case .keyframes(let keyframes, let function):
      fields.append(("values", "[\(keyframes.values.map { value($0) }.joined(separator: ", "))]"))
      if let times = keyframes.keyTimes {
        fields.append(("keyTimes", "[\(times.map(number).joined(separator: ", "))]"))
      }
      if let functions = keyframes.timingFunctions {
        fields.append(("timingFunctions", "[\(functions.map(points).joined(separator: ", "))]"))
      }
      fields += [
        ("calculationMode", keyframes.calculationMode.rawValue.quotedAsJSON), ("controlPoints", points(of: function)),
      ]
    case .path(_, _, let function): fields.append(("controlPoints", points(of: function)))
    case .directedSpring(let spring):
      fields.append(("initialVelocity", "[\(number(spring.initialVelocity.x)), \(number(spring.initialVelocity.y))]"))
    case .decay(let deceleration): fields.append(("deceleration", number(deceleration)))
    default: break
    }
    if let spring = row.spring {
      let notations = SpringNotations(spring).all.map { notation in
        let entries = notation.entries.map { "\($0.name.quotedAsJSON): \($0.value.map(number) ?? "null")" }
        return "\(notation.name.quotedAsJSON): {\(entries.joined(separator: ", "))}"
      }
      fields.append(("spring", "{\(notations.joined(separator: ", "))}"))
      fields.append(("overshoot", number(spring.overshoot)))
    }
    return object(fields)
  }

  private static func object(of rule: FollowRule) -> String {
    let names = rule.names.map { "\($0.name.quotedAsJSON): \($0.expression.quotedAsJSON)" }
    return object([
      ("target", rule.target.quotedAsJSON), ("expression", rule.expression.quotedAsJSON),
      ("names", "{\(names.joined(separator: ", "))}"),
      ("follows", "[\(rule.drivers.map(\.quotedAsJSON).joined(separator: ", "))]"),
    ])
  }

  private static func object(of move: DirectMove) -> String {
    object([
      ("layer", move.layer.quotedAsJSON), ("property", move.property.keyPath.quotedAsJSON), ("from", value(move.from)),
      ("to", value(move.to)), ("begin", number(move.time.lowerBound)), ("end", number(move.time.upperBound)),
      ("changes", "\(move.ticks.count)"),
    ])
  }

  private static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\($0.0.quotedAsJSON): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private static func points(of function: TimingFunction) -> String {
    "[\([function.x1, function.y1, function.x2, function.y2].map(number).joined(separator: ", "))]"
  }

  /// Returns the shortest text that parses to the same number; JSON has no infinite numbers.
  private static func number(_ value: Double) -> String {
    value.isFinite ? value.fullText : value > 0 ? "\"Infinity\"" : value < 0 ? "\"-Infinity\"" : "null"
  }

  private static func value(_ value: AnimatableValue?) -> String {
    switch value {
    case nil: "null"
    case .number(let number): Self.number(number)
    case .path, .contents: value.map { $0.text(in: .none).quotedAsJSON } ?? "null"
    case let value?: "[\(value.allComponents.map(number).joined(separator: ", "))]"
    }
  }
}
