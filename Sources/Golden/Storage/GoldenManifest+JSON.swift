import Encodings
import Flipbook

extension GoldenManifest {
  /// Returns the manifest as JSON, with a line for each value that may change.
  ///
  /// - Parameter trace: The trace, whose rows follow the manifest.
  /// - Returns: The content of `golden.json`.
  func json(with trace: MotionTrace?) -> String {
    var entries: [(key: String, value: JSONValue)] = [("golden", .number(Double(Self.version)))]
    if let scene { entries.append(("scene", .string(scene))) }
    if let pictures { entries.append(("pictures", .string(pictures))) }
    if let digest { entries.append(("sceneSHA256", .string(digest))) }
    if let variant { entries.append(("variant", .string(variant))) }
    if !variables.isEmpty {
      entries.append(
        ("variables", .object(variables.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })))
    }
    if let player { entries.append(("player", .string(player.rawValue))) }
    switch choice {
    case .every(let step): entries.append(("every", .number(Double(step))))
    case .times(let times): entries.append(("at", .array(times.map(JSONValue.number))))
    case nil: break
    }
    entries.append(("scale", .number(scale)))
    if let displayRate {
      entries.append(("displayRate", .number(displayRate)))
      entries.append(("ticks", .number(Double(tickCount))))
    }
    entries.append(("duration", .number(duration)))
    entries.append(("size", .array(size.map { .number(Double($0)) })))
    entries.append(("format", .string(format.rawValue)))
    entries.append(("times", .array(times.map(JSONValue.number))))
    if tolerance != .exact { entries.append(("tolerance", tolerance.json)) }
    if places.contains(where: { !$0.isEmpty }) {
      // If no rectangle ever changes, one list is enough.
      let lists = (Set(places).count == 1 ? Array(places.prefix(1)) : places).map { parts in
        JSONValue.array(parts.map { .array([$0.x, $0.y, $0.width, $0.height].map { .number(Double($0)) }) })
      }
      entries.append(("ignored", .array(lists)))
    }
    if !fonts.isEmpty { entries.append(("fonts", .array(fonts.map(JSONValue.string)))) }
    // Each animation and each row of the trace is on a separate line.
    var lists: [(name: String, rows: [String])] = []
    if !timing.isEmpty { lists.append(("timing", timing.map { "    " + Self.line($0) })) }
    if let trace {
      lists.append(("trace", trace.rows.map(\.quotedAsJSON)))
      lists.append(("events", trace.eventRows.map(\.quotedAsJSON)))
    }
    let text = JSONValue.object(entries).text().dropLast(2)
    return lists.reduce(String(text)) { text, list in
      guard !list.rows.isEmpty else { return text + ",\n  \"\(list.name)\": []" }
      return text + ",\n  \"\(list.name)\": [\n" + list.rows.joined(separator: ",\n") + "\n  ]"
    } + "\n}\n"
  }

  private static func line(_ row: TimingParameters) -> String {
    let facts = TimingParameters.order.compactMap { name in
      row.facts[name].map { "\(name.quotedAsJSON): \($0.quotedAsJSON)" }
    }
    return "{\"motion\": \(row.motion.quotedAsJSON), \"engine\": \(row.engine.quotedAsJSON), "
      + "\"time\": \(TraceCell.text(row.time)), \"facts\": {\(facts.joined(separator: ", "))}}"
  }
}
