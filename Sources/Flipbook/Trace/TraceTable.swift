import Arithmetic
import Encodings
import Geometry
public import LayerTree
import Motion
import Review

/// A trace as human-readable text, as CSV, or as JSON.
///
/// Values have Core Animation's units: points, radians, and fractions. Each number is written with the fewest digits
/// that parse to the same number.
public struct TraceTable: Sendable {
  private let trace: Trace
  /// The trace's events, including the times when springs and decays have settled.
  private let events: [StageEvent]

  /// Creates the table of a trace.
  public init(_ trace: Trace) {
    self.trace = trace
    let settled = TimingTable(title: "", trace: trace, listsEvery: true).settlings
    events = (trace.events + settled).enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map(\.element)
  }

  /// One row for each tick and property: `time,layer,property,model,presentation`; a color is written as four numbers
  /// separated by spaces, a list as its numbers, a path as the coordinates of its points, and an image as its name.
  public var csv: String {
    var text = "time,layer,property,model,presentation\n"
    let names = trace.tracks.map { ",\(CSVText.cell($0.layer)),\($0.property.keyPath)," }
    for (index, time) in trace.times.enumerated() {
      let time = "\(time)"
      for (track, name) in zip(trace.tracks, names) {
        text += time
        text += name
        text += Self.text(track.model[index])
        text += ","
        text += Self.text(track.presentation[index])
        text += "\n"
      }
    }
    return text
  }

  /// One row for each event: `time,event,layer,subject,key`.
  public var eventsCSV: String { Self.eventsCSV(events) }

  /// One row for each event: `time,event,layer,subject,key`.
  package static func eventsCSV(_ events: [StageEvent]) -> String {
    events.reduce("time,event,layer,subject,key\n") { text, event in
      let key = CSVText.cell(event.key ?? "")
      return text + "\(event.time),\(event.kind.rawValue),\(CSVText.cell(event.layer)),\(event.subject),\(key)\n"
    }
  }

  /// One object with `times`, `tracks`, each with its `model` and `presentation`, and `events`.
  public var json: String {
    let tracks = trace.tracks.map { track in
      """
      {"layer": \(track.layer.quotedAsJSON), "property": \(track.property.keyPath.quotedAsJSON), \
      "model": [\(track.model.map(Self.json).joined(separator: ", "))], \
      "presentation": [\(track.presentation.map(Self.json).joined(separator: ", "))]}
      """
    }
    let events = events.map { event in
      """
      {"time": \(event.time), "event": \(event.kind.rawValue.quotedAsJSON), "layer": \(event.layer.quotedAsJSON), \
      "subject": \(event.subject.quotedAsJSON), "key": \(event.key.map(\.quotedAsJSON) ?? "null")}
      """
    }
    return """
      {
        "times": [\(trace.times.map { "\($0)" }.joined(separator: ", "))],
        "tracks": [\(Self.lines(tracks))],
        "events": [\(Self.lines(events))]
      }

      """
  }

  /// The events, and a table with a column for each property: the presentation value, with the model value in
  /// parentheses where it differs.
  public var description: String {
    var text = ""
    for event in events {
      let isTouch = event.kind == .touch
      let key = event.key.map { $0 == event.subject ? "" : isTouch ? " at \($0)" : " (key \($0))" } ?? ""
      let subject = (event.layer.isEmpty ? "" : event.layer + ".") + event.subject
      text += "\(event.time.plainText(decimals: 4)) s  \(event.kind.rawValue)  \(subject)\(key)\n"
    }
    guard !trace.tracks.isEmpty else { return text + "nothing moves\n" }
    var columns = [["time"] + trace.times.map { $0.plainText(decimals: 4) }]
    for track in trace.tracks {
      let cells = zip(track.model, track.presentation).map { model, shown in
        model == shown ? Self.short(shown) : "\(Self.short(shown)) (\(Self.short(model)))"
      }
      columns.append(["\(track.layer).\(track.property.keyPath)"] + cells)
    }
    let widths = columns.map { column in column.map(\.count).max() ?? 0 }
    if !text.isEmpty { text += "\n" }
    for row in columns[0].indices {
      let cells = zip(columns, widths).map { column, width in
        String(repeating: " ", count: width - column[row].count) + column[row]
      }
      text += cells.joined(separator: "  ") + "\n"
    }
    return text
  }

  private static func text(_ value: AnimatableValue) -> String {
    if case .contents(let mix) = value { return CSVText.cell(describe(mix)) }
    return value.allComponents.map { "\($0)" }.joined(separator: " ")
  }

  private static func json(_ value: AnimatableValue) -> String {
    if case .contents(let mix) = value { return describe(mix).quotedAsJSON }
    // JSON can represent neither infinity nor NaN.
    let numbers = value.allComponents.map { $0.isFinite ? "\($0)" : "null" }
    return value.kind == .number ? numbers[0] : "[\(numbers.joined(separator: ", "))]"
  }

  private static func short(_ value: AnimatableValue) -> String {
    if case .contents(let mix) = value { return describe(mix) }
    return value.allComponents.map { $0.plainText(decimals: 4) }.joined(separator: " ")
  }

  /// Returns the name of an image; for a cross-fade, both names with the fraction of the second.
  private static func describe(_ mix: ContentsMix) -> String {
    let (from, to) = (mix.from?.name ?? "none", mix.to?.name ?? "none")
    return from == to ? to : "\(from) > \(to) \(mix.progress.plainText(decimals: 4))"
  }

  private static func lines(_ items: [String]) -> String {
    items.isEmpty ? "" : "\n    " + items.joined(separator: ",\n    ") + "\n  "
  }
}
