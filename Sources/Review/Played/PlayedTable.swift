import Arithmetic
import Encodings
import LayerTree
import Motion

/// A table of motion as it was played, with a row for each leg; equal legs are merged.
package struct PlayedTable: Sendable {
  /// A row of the table.
  package struct Row: Sendable {
    /// The leg; for several equal legs, the first one.
    package let leg: PlayedLeg
    /// The begin times, in seconds.
    package fileprivate(set) var begins: [Double]
  }

  /// The rows, sorted by their first begin time.
  package let rows: [Row]

  /// Creates the table.
  package init(_ played: PlayedMotion) {
    var rows: [Row] = []
    var known: [Key: Int] = [:]
    for leg in played.legs where leg.property.keyPath != "transform.scale.z" {
      let key = Key(leg)
      if let index = known[key] {
        rows[index].begins.append(leg.begin)
      } else {
        known[key] = rows.count
        rows.append(Row(leg: leg, begins: [leg.begin]))
      }
    }
    self.rows = rows
  }

  /// The identity of a leg, with times relative to its cause.
  private struct Key: Hashable {
    let place: PlayedMotion.Target
    let cause: String
    let ending: PlayedLeg.Ending
    let engines: [AnimationSummary.Engine]
    let numbers: [Int]

    init(_ leg: PlayedLeg) {
      place = PlayedMotion.Target(layer: leg.layer, property: leg.property)
      cause = "\(leg.cause.path) \(leg.cause.name)"
      ending = leg.ending
      engines = leg.sources.map(\.row.summary.engine)
      let way = max(leg.travel, 1e-9)
      let times = [leg.delay, leg.seconds].map { Int(saturating: ($0 * 1e5).rounded()) }
      // Seventeen samples identify the curve.
      let places = (0...16).map { leg.curve.value(at: leg.seconds * Double($0) / 16) } + [leg.rest, leg.target]
      let values = places.flatMap { value in
        value.allComponents.map { Int(saturating: ($0 / way * 1e4).rounded()) }
      }
      numbers = times + values
    }
  }

  /// The table as human-readable text; empty if nothing is animated.
  package var text: String {
    guard !rows.isEmpty else { return "" }
    let head = ["layer", "property", "engine", "from", "to", "after", "delay", "seconds", "ends", "pace"]
    let counts = rows.contains { $0.begins.count > 1 }
    let layers = LayerNames(rows.map(\.leg.layer))
    let lines = rows.map { row in
      let leg = row.leg
      let cells = [
        layers.name(of: leg.layer), leg.property.keyPath, leg.row?.summary.engine.rawValue ?? "", leg.fromText,
        leg.targetText,
        leg.cause.name, "\(leg.delay.text()) s", "\(leg.seconds.text()) s",
        leg.endingText.isEmpty ? "at rest" : leg.endingText, leg.paceText,
      ]
      return cells + (counts ? ["\(row.begins.count)"] : [])
    }
    return "as played\n" + TimingTable.aligned([head + (counts ? ["times"] : [])] + lines)
  }

  /// The table as CSV, with one row per leg and numbers in Core Animation's units: points, radians, and seconds.
  package var csv: String {
    let head = [
      "layer", "property", "engine", "from", "to", "reached", "rest", "after", "begin", "delay", "seconds", "ending",
      "mass", "stiffness", "damping", "velocity", "pace", "count",
    ]
    let lines = rows.map { row in
      let leg = row.leg
      var spring = ["", "", "", ""]
      if case .spring(let curve) = leg.pace {
        spring = [curve.mass, curve.stiffness, curve.damping, curve.initialVelocity].map(\.plainText)
      }
      func plain(_ value: AnimatableValue) -> String { value.allComponents.map(\.plainText).joined(separator: " ") }
      return [
        leg.layer, leg.property.keyPath, leg.row?.summary.engine.rawValue ?? "", plain(leg.from), plain(leg.target),
        plain(leg.to), plain(leg.rest), leg.cause.name, leg.begin.plainText, leg.delay.plainText, leg.seconds.plainText,
        leg.ending.rawValue,
      ] + spring + [leg.paceText, "\(row.begins.count)"]
    }
    return ([head] + lines).map { $0.map(CSVText.cell).joined(separator: ",") + "\n" }.joined()
  }

  /// The legs as a list of JSON objects in the same units, each with its values: `[seconds from its beginning, value]`.
  package var json: String {
    let items = rows.map { row in
      let leg = row.leg
      func plain(_ value: AnimatableValue) -> String {
        let numbers = value.allComponents.map(\.plainText)
        return numbers.count == 1 ? numbers[0] : "[\(numbers.joined(separator: ", "))]"
      }
      var fields = [
        ("layer", leg.layer.quotedAsJSON), ("property", leg.property.keyPath.quotedAsJSON),
        ("engine", (leg.row?.summary.engine.rawValue ?? "").quotedAsJSON), ("from", plain(leg.from)),
        ("to", plain(leg.target)), ("reached", plain(leg.to)), ("rest", plain(leg.rest)),
        ("after", leg.cause.name.quotedAsJSON), ("begins", "[\(row.begins.map(\.plainText).joined(separator: ", "))]"),
        ("delay", leg.delay.plainText), ("seconds", leg.seconds.plainText),
        ("ending", leg.ending.rawValue.quotedAsJSON),
        ("pace", leg.paceText.quotedAsJSON),
      ]
      if case .spring(let curve) = leg.pace {
        fields.append(
          (
            "spring",
            "{\"mass\": \(curve.mass.plainText), \"stiffness\": \(curve.stiffness.plainText), "
              + "\"damping\": \(curve.damping.plainText), \"initialVelocity\": \(curve.initialVelocity.plainText)}"
          ))
      }
      if let cycle = leg.cycle { fields.append(("cycle", cycle.plainText)) }
      let values = zip(leg.curve.times, leg.curve.values).map { "[\($0.plainText), \(plain($1))]" }
      fields.append(("values", "[\(values.joined(separator: ", "))]"))
      return "{" + fields.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }
    return "[" + (items.isEmpty ? "" : "\n    " + items.joined(separator: ",\n    ") + "\n  ") + "]"
  }
}
