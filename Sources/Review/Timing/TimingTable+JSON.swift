import LayerTree
import Motion
import SceneFile

extension TimingTable {
  /// One object: `title` and `motions`, numbers in Core Animation's units.
  package var json: String {
    let motions = rows.map { "    \(Self.object(of: $0))" }.joined(separator: ",\n")
    return "{\n  \"title\": \(title.quotedAsJSON),\n  \"motions\": [\(motions.isEmpty ? "" : "\n\(motions)\n  ")]\n}\n"
  }

  private static func object(of row: TimingRow) -> String {
    var fields: [(String, String)] = [
      ("layer", row.layer.quotedAsJSON), ("property", row.summary.subject.quotedAsJSON),
      ("engine", row.summary.engine.rawValue.quotedAsJSON), ("from", value(row.summary.from)),
      ("to", value(row.summary.to)), ("after", row.trigger.quotedAsJSON), ("time", number(row.time)),
      ("delay", number(row.delay)), ("duration", row.duration.map(number) ?? "null"),
      ("settles", row.isSettling ? "true" : "false"), ("pace", row.pace.quotedAsJSON),
      ("repeat", row.repetition.quotedAsJSON), ("count", "\(row.count)"),
    ]
    if case .curve(let function) = row.summary.pace {
      fields.append(("controlPoints", "[\(String(function.points.dropFirst().dropLast()))]"))
    }
    if let spring = row.spring {
      let notations = SpringNotations(spring).all.map { notation in
        let entries = notation.entries.map { "\($0.name.quotedAsJSON): \($0.value.map(number) ?? "null")" }
        return "\(notation.name.quotedAsJSON): {\(entries.joined(separator: ", "))}"
      }
      fields.append(("spring", "{\(notations.joined(separator: ", "))}"))
      fields.append(("overshoot", number(spring.overshoot)))
    }
    return "{" + fields.map { "\($0.0.quotedAsJSON): \($0.1)" }.joined(separator: ", ") + "}"
  }

  private static func value(_ value: AnimatableValue?) -> String {
    switch value {
    case nil: "null"
    case .number(let number): Self.number(number)
    case .color, .colors, .path, .contents: value.map { $0.text(in: .none).quotedAsJSON } ?? "null"
    case let value?: "[\(value.allComponents.map(number).joined(separator: ", "))]"
    }
  }
}
