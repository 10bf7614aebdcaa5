import LayerTree
import Motion

extension TimingTable {
  /// The columns of every form, and what stands in them.
  private static let columns: [(name: String, cell: @Sendable (TimingLine) -> String)] = [
    ("layer", { $0.layer }), ("property", { $0.row.summary.subject }), ("engine", { $0.row.summary.engine.rawValue }),
    ("from", { $0.from }), ("to", { $0.to }), ("after", { $0.row.trigger }), ("delay", { $0.delay }),
    ("duration", { $0.row.length }), ("pace", { $0.row.way }), ("times", { "\($0.count)" }),
  ]

  /// The springs of the rows, each once, and which row is the first to have it.
  private var springs: [SpringCurve] {
    rows.compactMap(\.spring).reduce(into: []) { known, spring in if !known.contains(spring) { known.append(spring) } }
  }

  /// The table for people, and every spring in every notation.
  package var text: String {
    guard !rows.isEmpty else { return "nothing is animated\n" }
    var lines = [Self.columns.map(\.name)] + self.lines.map { line in Self.columns.map { $0.cell(line) } }
    // A column that says the same in every row, and nothing by that, is left out.
    if rows.allSatisfy({ $0.count == 1 }) { lines = lines.map { $0.dropLast() } }
    var result = Self.aligned(lines)
    if springs.isEmpty { return result }
    result += "\nsprings\n"
    let names = springs.map { spring in
      rows.filter { $0.spring == spring }.map(\.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    }
    for (spring, names) in zip(springs, names) {
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      result += "  \(shown)\n"
      let notations = SpringNotations(spring).all.map { ["    " + $0.name, $0.isPossible ? $0.text : "–"] }
      let settling = spring.damping > 0 ? "\(spring.settlingDuration.text()) s" : "never"
      let moves = [
        "    motion", "settles after \(settling), overshoot \((spring.overshoot * 100).text(decimals: 1)) %",
      ]
      result += Self.aligned(notations + [moves])
    }
    return result
  }

  /// Lines whose cells stand below each other, two spaces apart.
  private static func aligned(_ lines: [[String]]) -> String {
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

  /// One row a motion, with numbers in Core Animation's units: points, radians, seconds.
  package var csv: String {
    let notations = rows.first { $0.spring != nil }?.spring.map { SpringNotations($0) }
    let springNames =
      notations.map { notations in
        notations.all.flatMap { notation in notation.entries.map { "\(notation.name) \($0.name)" } }
      } ?? []
    let names =
      [
        "layer", "property", "engine", "from", "to", "after", "time", "delay", "duration", "settles", "pace", "repeat",
        "count",
      ]
      + springNames
    var text = names.map(Self.cell).joined(separator: ",") + "\n"
    for row in rows {
      let springs = row.spring.map {
        SpringNotations($0).all.flatMap(\.entries).map { $0.value.map(Self.number) ?? "" }
      }
      let cells =
        [
          row.layer, row.summary.subject, row.summary.engine.rawValue, Self.plain(row.summary.from),
          Self.plain(row.summary.to), row.trigger, Self.number(row.time), Self.number(row.delay),
          row.duration.map(Self.number) ?? "", row.isSettling ? "true" : "false", row.pace, row.repetition,
          "\(row.count)",
        ] + (springs ?? springNames.map { _ in "" })
      text += cells.map(Self.cell).joined(separator: ",") + "\n"
    }
    return text
  }

  /// A number with the decimals that matter: a millionth.
  static func number(_ value: Double) -> String { value.plainText(decimals: 6) }

  /// A value in the model's own units.
  private static func plain(_ value: AnimatableValue?) -> String {
    guard let value else { return "" }
    switch value {
    case .color, .colors, .path, .contents: return value.text(in: .none)
    default: return value.allComponents.map(number).joined(separator: " ")
    }
  }

  /// A cell of CSV (RFC 4180).
  private static func cell(_ text: String) -> String {
    text.contains { ",\"\n\r".contains($0) } ? "\"\(text.replacing("\"", with: "\"\""))\"" : text
  }
}
