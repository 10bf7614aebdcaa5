/// A property of a layer whose values are not those of the reference.
package struct ValueChange: Hashable, Sendable {
  /// The names of the layers from the outermost on.
  package let layer: String
  /// The key path, or what else is told of a layer.
  package let property: String
  /// The first tick at which they differ.
  package let firstTick: Int
  /// The reference's value at each tick.
  package let reference: [String]
  /// The actual value at each tick.
  package let actual: [String]

  /// The first tick's values, or those of a tick at which they differ and that was asked for.
  package func values(at tick: Int?) -> (reference: String, actual: String, tick: Int) {
    if let tick, reference.indices.contains(tick), !TraceCell.isEqual(reference[tick], actual[tick]) {
      return (reference[tick], actual[tick], tick)
    }
    return (reference[firstTick], actual[firstTick], firstTick)
  }

  /// What the change is, in words.
  ///
  /// - Parameters:
  ///   - tick: The tick that is of interest; the first at which the values differ unless they differ there, too.
  ///   - displayRate: Ticks a second.
  package func description(at tick: Int?, displayRate: Double) -> String {
    let (old, new, shown) = values(at: tick)
    func time(_ tick: Int) -> String { "\(TraceCell.text(Double(tick) / displayRate)) s" }
    if property == "presence" {
      return "\(layer) is \(new == MotionTrace.absent ? "not " : "")there from \(time(firstTick)) on"
    }
    if property == "sublayers" { return "\(layer): \(Self.order(old, new)) from \(time(firstTick)) on" }
    let since = firstTick == 0 ? "from the beginning" : "from \(time(firstTick)) on"
    let place = shown == firstTick ? "" : "; at \(time(shown))"
    return "\(layer).\(property) differs \(since)\(place): \(new) instead of \(old)"
  }

  /// How the order of layers has changed.
  private static func order(_ old: String, _ new: String) -> String {
    let (before, after) = (old.split(separator: "|").map(String.init), new.split(separator: "|").map(String.init))
    let (gone, come) = (before.filter { !after.contains($0) }, after.filter { !before.contains($0) })
    if !gone.isEmpty || !come.isEmpty {
      let parts = [
        gone.isEmpty ? nil : "it lacks \(gone.joined(separator: ", "))",
        come.isEmpty ? nil : "it has \(come.joined(separator: ", ")) besides",
      ]
      return parts.compactMap(\.self).joined(separator: ", and ")
    }
    let moved = zip(before, after).filter { $0 != $1 }.map(\.1)
    return "its layers lie in another order, \(moved.joined(separator: ", "))"
  }

  /// The changes between two traces, those that begin first at first.
  static func all(from reference: MotionTrace, to actual: MotionTrace) -> [ValueChange] {
    struct Key: Hashable {
      let layer: String
      let property: String
    }
    let count = min(reference.tickCount, actual.tickCount)
    let old = Dictionary(reference.tracks.map { (Key(layer: $0.layer, property: $0.property), $0) }) { $1 }
    var changes: [ValueChange] = []
    func compare(_ key: Key, _ a: MotionTrace.Track?, _ b: MotionTrace.Track?) {
      if let a, let b, a.runs == b.runs { return }
      let none = MotionTrace.Track(layer: key.layer, property: key.property)
      let (x, y) = ((a ?? none).cells(count: count), (b ?? none).cells(count: count))
      guard let first = x.indices.first(where: { !TraceCell.isEqual(x[$0], y[$0]) }) else { return }
      changes.append(
        ValueChange(layer: key.layer, property: key.property, firstTick: first, reference: x, actual: y))
    }
    var seen: Set<Key> = []
    for track in actual.tracks {
      let key = Key(layer: track.layer, property: track.property)
      seen.insert(key)
      compare(key, old[key], track)
    }
    for track in reference.tracks {
      let key = Key(layer: track.layer, property: track.property)
      if !seen.contains(key) { compare(key, track, nil) }
    }
    // What a layer that isn't there would have says nothing more.
    let absent = Set(changes.filter { $0.property == "presence" }.map(\.layer))
    let telling = changes.filter { $0.property == "presence" || !absent.contains($0.layer) }
    return telling.enumerated().sorted { ($0.element.firstTick, $0.offset) < ($1.element.firstTick, $1.offset) }
      .map(\.element)
  }
}
