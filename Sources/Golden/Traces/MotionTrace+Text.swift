import Arithmetic
import Flipbook

extension MotionTrace {
  /// The most values in a row: at 60 ticks a second, a third of a second.
  private static let rowLength = 20
  private static let header = "time,layer,property,values\n"
  private static let eventHeader = "time,event\n"

  /// The values as CSV: each row has those of consecutive ticks from its time on, with spaces between them.
  ///
  /// A row holds a third of a second, so that a change touches few rows.
  package var csv: String {
    var text = Self.header
    for track in tracks {
      for run in track.runs {
        for start in stride(from: 0, to: run.cells.count, by: Self.rowLength) {
          let cells = run.cells[start..<min(start + Self.rowLength, run.cells.count)]
          let time = TraceCell.text(time(of: run.tick + start))
          text += "\(time),\(Self.quoted(track.layer)),\(track.property),\(cells.joined(separator: " "))\n"
        }
      }
    }
    return text
  }

  /// The events as CSV.
  package var eventsCSV: String {
    events.reduce(Self.eventHeader) { $0 + "\(TraceCell.text($1.time)),\(Self.quoted($1.subject))\n" }
  }

  /// Reads what ``csv`` and ``eventsCSV`` were; nil if they are anything else.
  package init?(csv: String, events: String, displayRate: Double, tickCount: Int) {
    self.init(displayRate: displayRate, tickCount: tickCount)
    guard csv.hasPrefix(Self.header), events.hasPrefix(Self.eventHeader) else { return nil }
    for line in csv.dropFirst(Self.header.count).split(separator: "\n") {
      guard let cells = Self.cells(line, count: 4), let time = Double(cells[0]) else { return nil }
      let run = Run(
        tick: Int(saturating: (time * displayRate).rounded()), cells: cells[3].split(separator: " ").map(String.init))
      if tracks.last?.layer != cells[1] || tracks.last?.property != cells[2] {
        tracks.append(Track(layer: cells[1], property: cells[2]))
      }
      let index = tracks.count - 1
      if let last = tracks[index].runs.last, last.end == run.tick {
        tracks[index].runs[tracks[index].runs.count - 1].cells += run.cells
      } else {
        tracks[index].runs.append(run)
      }
    }
    for line in events.dropFirst(Self.eventHeader.count).split(separator: "\n") {
      guard let cells = Self.cells(line, count: 2), let time = Double(cells[0]) else { return nil }
      self.events.append(EventRow(time: time, subject: cells[1]))
    }
  }

  /// The names of repeated layers hold commas.
  private static func quoted(_ text: String) -> String { text.contains(",") ? "\"\(text)\"" : text }

  /// So many cells of a row; commas within quotes, and in the last cell, belong to it.
  private static func cells(_ line: Substring, count: Int) -> [String]? {
    var cells = [""]
    var isQuoted = false
    for character in line {
      if character == "\"", cells.count < count || count == 2 {
        isQuoted.toggle()
      } else if character == ",", !isQuoted, cells.count < count {
        cells.append("")
      } else {
        cells[cells.count - 1].append(character)
      }
    }
    return cells.count == count ? cells : nil
  }
}
