import Arithmetic
import Flipbook

extension MotionTrace {
  /// The maximum number of values in a row, a third of a second at 60 ticks per second.
  private static let rowLength = 20
  private static let header = "time,layer,property,values\n"
  private static let eventHeader = "time,event\n"

  /// The values as rows of CSV, each with the values of consecutive ticks, separated by spaces.
  ///
  /// A row covers at most a third of a second, so that a change affects few rows. A row without a layer belongs to the
  /// layer of the row before.
  var rows: [String] {
    var rows: [String] = []
    var layer: String?
    for track in tracks {
      for run in track.runs {
        for start in stride(from: 0, to: run.cells.count, by: Self.rowLength) {
          let cells = run.cells[start..<min(start + Self.rowLength, run.cells.count)]
          let time = TraceCell.text(time(of: run.tick + start))
          let name = layer == track.layer ? "" : CSVText.cell(track.layer)
          rows.append("\(time),\(name),\(track.property),\(cells.joined(separator: " "))")
          layer = track.layer
        }
      }
    }
    return rows
  }

  /// The events as rows of CSV.
  var eventRows: [String] { events.map { "\(TraceCell.text($0.time)),\(CSVText.cell($0.subject))" } }

  /// Parses ``rows`` and ``eventRows``; nil if they are invalid.
  init?(rows: [String], events: [String], displayRate: Double, tickCount: Int) {
    self.init(displayRate: displayRate, tickCount: tickCount)
    for row in rows {
      guard let cells = Self.cells(of: row, count: 4), add(row: cells) else { return nil }
    }
    for row in events {
      guard let cells = Self.cells(of: row, count: 2), add(event: cells) else { return nil }
    }
  }

  /// Parses the files of a golden of version 1; nil if they are invalid.
  package init?(csv: String, events: String, displayRate: Double, tickCount: Int) {
    self.init(displayRate: displayRate, tickCount: tickCount)
    guard csv.hasPrefix(Self.header), events.hasPrefix(Self.eventHeader) else { return nil }
    guard let rows = CSVText.rows(csv.dropFirst(Self.header.count), of: 4, endsPlain: true),
      let eventRows = CSVText.rows(events.dropFirst(Self.eventHeader.count), of: 2)
    else { return nil }
    guard rows.allSatisfy({ add(row: $0) }), eventRows.allSatisfy({ add(event: $0) }) else { return nil }
  }

  /// Returns the cells of a row; nil if their number differs from `count`, or if a quote isn't closed.
  private static func cells(of row: String, count: Int) -> [String]? {
    if row.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\n") }) {
      guard let rows = CSVText.rows(row + "\n", of: count, endsPlain: count == 4), rows.count == 1 else { return nil }
      return rows[0]
    }
    // Nearly all rows have no quotes, and splitting them is faster.
    let cells = row.utf8.split(separator: UInt8(ascii: ","), maxSplits: count - 1, omittingEmptySubsequences: false)
    return cells.count == count ? cells.map { String(Substring($0)) } : nil
  }

  /// Adds the values of a row; returns false if its time isn't a number, or if it has no layer.
  private mutating func add(row cells: [String]) -> Bool {
    guard let time = Double(cells[0]) else { return false }
    guard let layer = cells[1].isEmpty ? tracks.last?.layer : cells[1] else { return false }
    let run = Run(
      tick: Int(saturating: (time * displayRate).rounded()),
      cells: cells[3].utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) })
    if tracks.last?.layer != layer || tracks.last?.property != cells[2] {
      tracks.append(Track(layer: layer, property: cells[2]))
    }
    let index = tracks.count - 1
    if let last = tracks[index].runs.last, last.end == run.tick {
      tracks[index].runs[tracks[index].runs.count - 1].cells += run.cells
    } else {
      tracks[index].runs.append(run)
    }
    return true
  }

  /// Adds an event; returns false if its time isn't a number.
  private mutating func add(event cells: [String]) -> Bool {
    guard let time = Double(cells[0]) else { return false }
    events.append(EventRow(time: time, subject: cells[1]))
    return true
  }
}
