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
    func list(_ objects: [JSONValue]) -> String {
      objects.isEmpty ? "[]" : "[\n\(objects.map { "    \($0.lineText)" }.joined(separator: ",\n"))\n  ]"
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

  private static func object(of row: TimingRow) -> JSONValue {
    let (summary, timing) = (row.summary, row.summary.timing)
    var fields: [(key: String, value: JSONValue)] = [
      ("layer", .string(row.layer)), ("property", .string(summary.subject)),
      ("engine", .string(summary.engine.rawValue)), ("level", .number(Double(summary.level))),
      ("from", value(summary.from)),
      ("to", value(summary.to)), ("after", .string(row.trigger)), ("time", number(row.time)),
      ("delay", number(row.delay)), ("duration", row.duration.map(number) ?? .null),
      ("settles", row.settles.map(number) ?? .null),
      ("interrupted", row.interruption.map(number) ?? .null), ("pace", .string(row.pace)),
      ("repeat", .string(row.repetition)), ("count", .number(Double(row.count))),
      ("beginTime", number(timing.beginTime)), ("speed", number(timing.speed)),
      ("timeOffset", number(timing.timeOffset)), ("repeatCount", number(timing.repeatCount)),
      ("repeatDuration", number(timing.repeatDuration)), ("autoreverses", .boolean(timing.autoreverses)),
      ("fillMode", .string(timing.fillMode.rawValue)), ("additive", .boolean(summary.isAdditive)),
      ("cumulative", .boolean(summary.isCumulative)),
      ("beginFromCurrentState", .boolean(summary.beginsFromCurrentState)),
      ("velocity", value(summary.velocity)), ("percentDriven", .boolean(summary.isDriven)),
    ]
    switch summary.pace {
    case .curve(let function), .transition(_, _, let function): fields.append(("controlPoints", points(of: function)))
    case .keyframes(let keyframes, let function):
      fields.append(("values", .array(keyframes.values.map { value($0) })))
      if let times = keyframes.keyTimes {
        fields.append(("keyTimes", .array(times.map(number))))
      }
      if let functions = keyframes.timingFunctions {
        fields.append(("timingFunctions", .array(functions.map(points))))
      }
      fields += [
        ("calculationMode", .string(keyframes.calculationMode.rawValue)), ("controlPoints", points(of: function)),
      ]
    case .path(_, _, let function): fields.append(("controlPoints", points(of: function)))
    case .directedSpring(let spring):
      fields.append(("initialVelocity", [number(spring.initialVelocity.x), number(spring.initialVelocity.y)]))
    case .decay(let deceleration): fields.append(("deceleration", number(deceleration)))
    default: break
    }
    if let spring = row.spring {
      let notations = SpringNotations(spring).all.map { notation -> (key: String, value: JSONValue) in
        (notation.name, .object(notation.entries.map { ($0.name, $0.value.map(number) ?? .null) }))
      }
      fields.append(("spring", .object(notations)))
      fields.append(("overshoot", number(spring.overshoot)))
    }
    return .object(fields)
  }

  private static func object(of rule: FollowRule) -> JSONValue {
    .object([
      ("target", .string(rule.target)), ("expression", .string(rule.expression)),
      ("names", .object(rule.names.map { ($0.name, .string($0.expression)) })),
      ("follows", .array(rule.drivers.map { .string($0) })),
    ])
  }

  private static func object(of move: DirectMove) -> JSONValue {
    .object([
      ("layer", .string(move.layer)), ("property", .string(move.property.keyPath)), ("from", value(move.from)),
      ("to", value(move.to)), ("begin", number(move.time.lowerBound)), ("end", number(move.time.upperBound)),
      ("changes", .number(Double(move.ticks.count))),
    ])
  }

  private static func points(of function: TimingFunction) -> JSONValue {
    .array([function.x1, function.y1, function.x2, function.y2].map(number))
  }

  /// Returns a number as JSON; infinity, which JSON can't represent, becomes a string.
  private static func number(_ value: Double) -> JSONValue {
    value.isInfinite ? .string(value > 0 ? "Infinity" : "-Infinity") : .number(value)
  }

  private static func value(_ value: AnimatableValue?) -> JSONValue {
    switch value {
    case nil: .null
    case .number(let number): Self.number(number)
    case .path, .contents: value.map { .string($0.text(in: .none)) } ?? .null
    case let value?: .array(value.allComponents.map(number))
    }
  }
}
