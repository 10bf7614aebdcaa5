import LayerTree
import Motion

/// A line of the printed table: a motion, or the similar motions of many repeated layers.
struct TimingLine {
  /// The layer; for several layers, the first and the last one, such as `dot(0 … 999)`.
  let layer: String
  /// The motion; for several motions, the first one.
  let row: TimingRow
  /// The initial value; for several motions, of the first and of the last one.
  let from: String
  /// The final value; for several motions, of the first and of the last one.
  let to: String
  /// The delay after the trigger; for several motions, the shortest and the longest delay.
  let delay: String
  /// The number of occurrences.
  let count: Int

  /// Creates a line for similar motions.
  fileprivate init?(_ rows: [TimingRow], _ names: LayerNames) {
    guard let first = rows.first, let last = rows.last else { return nil }
    func span(_ one: String, _ other: String) -> String { one == other ? one : "\(one) … \(other)" }
    let delays = rows.map(\.delay)
    row = first
    layer = names.name(of: first.layer, as: RepeatedName(first.layer).span(to: RepeatedName(last.layer)))
    from = span(first.from, last.from)
    to = span(first.to, last.to)
    delay = span("\((delays.min() ?? 0).text()) s", "\((delays.max() ?? 0).text()) s")
    count = rows.reduce(0) { $0 + $1.count }
  }
}

extension TimingTable {
  /// The maximum number of similar motions that are listed individually.
  private static let maximumSimilarCount = 8

  /// The names of the layers of the table.
  var layerNames: LayerNames { LayerNames(rows.map(\.layer) + moves.map(\.layer)) }

  /// The lines of the printed table.
  var lines: [TimingLine] {
    let families = Dictionary(grouping: rows, by: Family.init)
    var listed: Set<Family> = []
    let names = layerNames
    return rows.compactMap { row in
      let family = Family(row)
      guard family.isRepeated, let alike = families[family], alike.count > Self.maximumSimilarCount else {
        return TimingLine([row], names)
      }
      return listed.insert(family).inserted ? TimingLine(alike, names) : nil
    }
  }

  /// The common properties of the motions of repeated layers.
  private struct Family: Hashable {
    let layer: [String]
    let subject: String
    let engine: AnimationSummary.Engine
    let pace: AnimationSummary.Pace
    let timing: MediaTiming
    let trigger: String
    let level: Int

    init(_ row: TimingRow) {
      layer = RepeatedName(row.layer).words
      subject = row.summary.subject
      engine = row.summary.engine
      pace = row.summary.pace
      var timing = row.summary.timing
      timing.beginTime = 0
      self.timing = timing
      trigger = row.trigger
      level = row.summary.level
    }

    var isRepeated: Bool { layer.count > 1 }
  }
}

/// A layer's name, split at the numbers that a repetition gives its layers.
private struct RepeatedName {
  /// The texts between the numbers.
  private(set) var words = [""]
  /// The texts in parentheses, such as `3` or `1,2`.
  private var numbers: [String] = []

  init(_ name: String) {
    var rest = name[...]
    while let open = rest.firstIndex(of: "("), let close = rest[open...].firstIndex(of: ")") {
      words[words.count - 1] += rest[..<open]
      numbers.append(String(rest[rest.index(after: open)..<close]))
      words.append("")
      rest = rest[rest.index(after: close)...]
    }
    words[words.count - 1] += rest
  }

  /// Returns a name for the range of layers from this one to another one of its family.
  func span(to other: RepeatedName) -> String {
    zip(zip(numbers, other.numbers).map { $0 == $1 ? "(\($0))" : "(\($0) … \($1))" } + [""], words)
      .reduce("") { $0 + $1.1 + $1.0 }
  }
}
