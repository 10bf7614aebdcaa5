import Arithmetic
import LayerTree
import Motion

extension TimingTable {
  /// The columns of the table, with functions that return their cells.
  private static let columns: [(name: String, cell: @Sendable (TimingLine) -> String)] = [
    ("layer", { $0.layer }),
    ("property", { String(repeating: "  ", count: $0.row.summary.level) + $0.row.summary.subject }),
    ("engine", { $0.row.summary.engine.rawValue }),
    ("from", { $0.from }), ("to", { $0.to }), ("after", { $0.row.trigger }), ("delay", { $0.delay }),
    ("duration", { $0.row.length }), ("settles", { $0.row.settling }), ("pace", { $0.row.way }),
    ("times", { "\($0.count)" }),
  ]

  /// The distinct springs, in the order of the rows, with the properties that they animate.
  private var springs: [(curve: SpringCurve, names: [String], settling: Set<Double>)] {
    var springs: [(curve: SpringCurve, names: [String], settling: Set<Double>)] = []
    var places: [SpringCurve: Int] = [:]
    var known: [Set<String>] = []
    let layers = layerNames
    for row in rows {
      guard let curve = row.spring else { continue }
      let place = places[curve] ?? springs.count
      if place == springs.count {
        places[curve] = place
        springs.append((curve, [], []))
        known.append([])
      }
      let name = row.layer.isEmpty ? row.name : "\(layers.name(of: row.layer)).\(row.summary.subject)"
      if known[place].insert(row.name).inserted { springs[place].names.append(name) }
      if let settles = row.settles { springs[place].settling.insert(settles) }
    }
    return springs
  }

  /// The table as human-readable text, with every spring in every notation.
  package var text: String {
    let parts = [motionText, ruleText, moveText].filter { !$0.isEmpty }
    return parts.isEmpty ? "nothing moves\n" : parts.joined(separator: "\n")
  }

  /// The rules that compute properties from others, as text.
  private var ruleText: String {
    rules.isEmpty ? "" : "rules\n" + Self.aligned(rules.map { ["  " + $0.target, $0.text] })
  }

  /// The moves without an animation, as text.
  private var moveText: String {
    guard !moves.isEmpty else { return "" }
    let layers = layerNames
    return "without an animation\n"
      + Self.aligned(
        moves.map { move in
          let unit = move.property.unit
          return [
            "  \(layers.name(of: move.layer)).\(move.property.keyPath)",
            "\(move.from.text(in: unit)) → \(move.to.text(in: unit))", move.text,
          ]
        })
  }

  /// The animations and their springs, as text.
  private var motionText: String {
    guard !rows.isEmpty else { return "" }
    // A column with the same uninformative value in every row is omitted.
    let columns = Self.columns.filter { column in
      switch column.name {
      case "times": rows.contains { $0.count != 1 }
      case "settles": rows.contains { $0.settles != nil }
      default: true
      }
    }
    var result = Self.aligned([columns.map(\.name)] + lines.map { line in columns.map { $0.cell(line) } })
    if rows.contains(where: { $0.settles != nil }) { result += "\n\(Settling.definition).\n" }
    let springs = springs
    if springs.isEmpty { return result }
    result += "\nsprings\n"
    for (spring, names, settling) in springs {
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      result += "  \(shown)\n"
      let notations = SpringNotations(spring).all.map { ["    " + $0.name, $0.isPossible ? $0.text : "–"] }
      let settles =
        settling.isEmpty
        ? "" : "settles after \(settling.sorted().map { "\($0.text()) s" }.joined(separator: " or ")), "
      let motion = ["    motion", settles + "overshoot \((spring.overshoot * 100).text(decimals: 1)) %"]
      result += Self.aligned(notations + [motion])
    }
    return result
  }

  /// Returns lines with aligned columns, separated by two spaces.
  static func aligned(_ lines: [[String]]) -> String {
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
    return lines.map { cells in
      var line = ""
      for (column, cell) in cells.enumerated() {
        line += cell + (column == cells.count - 1 ? "" : String(repeating: " ", count: widths[column] - cell.count + 2))
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// The table as CSV, with one row per motion and numbers in Core Animation's units: points, radians, and seconds.
  package var csv: String {
    let notations = rows.first { $0.spring != nil }?.spring.map { SpringNotations($0) }
    let springNames =
      notations.map { notations in
        notations.all.flatMap { notation in notation.entries.map { "\(notation.name) \($0.name)" } }
      } ?? []
    let names =
      [
        "layer", "property", "engine", "level", "from", "to", "after", "time", "delay", "duration", "settles",
        "interrupted", "pace", "repeat", "count",
      ]
      + springNames
    var text = names.map(CSVText.cell).joined(separator: ",") + "\n"
    for row in rows {
      let springs = row.spring.map {
        SpringNotations($0).all.flatMap(\.entries).map { $0.value?.plainText ?? "" }
      }
      let cells =
        [
          row.layer, row.summary.subject, row.summary.engine.rawValue, "\(row.summary.level)",
          Self.plain(row.summary.from), Self.plain(row.summary.to), row.trigger, row.time.plainText,
          row.delay.plainText, row.duration?.plainText ?? "", row.settles?.plainText ?? "",
          row.interruption?.plainText ?? "", row.pace, row.repetition, "\(row.count)",
        ] + (springs ?? springNames.map { _ in "" })
      text += cells.map(CSVText.cell).joined(separator: ",") + "\n"
    }
    return text
  }

  /// Returns a value in the units of the model.
  private static func plain(_ value: AnimatableValue?) -> String {
    guard let value else { return "" }
    switch value {
    case .path, .contents: return value.text(in: .none)
    default: return value.allComponents.map(\.plainText).joined(separator: " ")
    }
  }
}
