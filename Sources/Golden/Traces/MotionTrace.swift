import Flipbook

/// The motion of a scene: presentation values of all layers at every tick, as differences from a new layer.
package struct MotionTrace: Hashable, Sendable {
  /// One property of one layer.
  package struct Track: Hashable, Sendable {
    /// The names of the layers from the outermost on; `canvas` for the canvas around them all.
    package let layer: String
    /// The key path, or another fact of a layer.
    package let property: String
    /// The values, in order; between two runs, the last value stays.
    var runs: [Run] = []
  }

  /// Values of consecutive ticks.
  struct Run: Hashable, Sendable {
    var tick: Int
    var cells: [String]

    /// The tick after the last value's.
    var end: Int { tick + cells.count }
  }

  /// The value printed for a layer while it does not exist.
  package static let absent = "absent"

  /// Ticks a second.
  package var displayRate: Double
  /// The number of ticks.
  package var tickCount: Int
  /// The properties, layer by layer.
  package var tracks: [Track] = []
  /// The animations that began and ended, as CSV.
  package var events: [EventRow] = []

  /// The time of a tick, in seconds.
  package func time(of tick: Int) -> Double { Double(tick) / displayRate }
}

extension MotionTrace.Track {
  /// Adds a value, unless it equals the last one.
  mutating func add(_ cell: String, at tick: Int) {
    guard let last = runs.last else {
      if cell == standard { return }
      runs.append(MotionTrace.Run(tick: tick, cells: [cell]))
      return
    }
    if last.cells.last == cell { return }
    // A short rest within a motion takes less space than a new row if values are short.
    if tick == last.end || tick - last.end <= 3 && cell.utf8.count < 10, let value = last.cells.last {
      runs[runs.count - 1].cells += Array(repeating: value, count: tick - last.end) + [cell]
    } else {
      runs.append(MotionTrace.Run(tick: tick, cells: [cell]))
    }
  }

  /// The value before the first recorded one: a new layer's value.
  package var standard: String {
    if let known = AnimatableProperty(keyPath: property) { return TraceCell.text(known.value(in: LayerProperties())) }
    if let detail = LayerDetail.all.first(where: { $0.name == property }) {
      return TraceCell.word(detail.value(LayerProperties()))
    }
    return property == "presence" ? "there" : ""
  }

  /// The value at each of a number of ticks.
  package func cells(count: Int) -> [String] {
    var cells: [String] = []
    cells.reserveCapacity(count)
    var value = standard
    for run in runs {
      while cells.count < min(run.tick, count) { cells.append(value) }
      for cell in run.cells where cells.count < count { cells.append(cell) }
      value = run.cells.last ?? value
    }
    while cells.count < count { cells.append(value) }
    return cells
  }
}
