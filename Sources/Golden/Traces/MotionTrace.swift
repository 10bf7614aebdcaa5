import Flipbook

/// The motion of a scene: the presentation values of all layers at every tick, stored as differences from the default
/// values.
package struct MotionTrace: Hashable, Sendable {
  /// The values of one property of one layer.
  package struct Track: Hashable, Sendable {
    /// The path of the layer, with the names from the outermost layer inward; `canvas` for the root layer.
    package let layer: String
    /// The key path, or the name of another recorded attribute.
    package let property: String
    /// The runs of values, in order; between two runs, the last value is held.
    var runs: [Run] = []
  }

  /// The values of consecutive ticks.
  struct Run: Hashable, Sendable {
    var tick: Int
    var cells: [String]

    /// The tick after the last value.
    var end: Int { tick + cells.count }
  }

  /// The value of a layer's presence while the layer doesn't exist.
  package static let absent = "absent"

  /// Ticks per second.
  package var displayRate: Double
  /// The number of ticks.
  package var tickCount: Int
  /// The tracks, grouped by layer.
  package var tracks: [Track] = []
  /// The events of animations, in order.
  package var events: [EventRow] = []

  /// Returns the time of a tick, in seconds.
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
    // If values are short, repeating them during a brief rest takes less space than a new row.
    if tick == last.end || tick - last.end <= 3 && cell.utf8.count < 10, let value = last.cells.last {
      runs[runs.count - 1].cells += Array(repeating: value, count: tick - last.end) + [cell]
    } else {
      runs.append(MotionTrace.Run(tick: tick, cells: [cell]))
    }
  }

  /// The value before the first recorded one: the default value of a new layer.
  package var standard: String {
    if let known = AnimatableProperty(keyPath: property) { return TraceCell.text(known.value(in: LayerProperties())) }
    if let detail = StaticProperty.all.first(where: { $0.name == property }) {
      return TraceCell.word(detail.value(LayerProperties()))
    }
    return property == "presence" ? "there" : ""
  }

  /// Returns the values at the first `count` ticks.
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
