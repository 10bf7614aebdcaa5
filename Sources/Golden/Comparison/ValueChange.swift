/// A property of a layer whose values differ from the reference.
package struct ValueChange: Hashable, Sendable {
  /// The path of the layer: the names from the outermost layer inward.
  package let layer: String
  /// The key path, or the name of another recorded attribute.
  package let property: String
  /// The first tick with different values.
  package let firstTick: Int
  /// The reference's value at each tick.
  package let reference: [String]
  /// The actual value at each tick.
  package let actual: [String]

  /// Returns the values at a requested tick if they differ there, otherwise at the first tick with a difference.
  package func values(at tick: Int?) -> (reference: String, actual: String, tick: Int) {
    if let tick, reference.indices.contains(tick), !TraceCell.isEqual(reference[tick], actual[tick]) {
      return (reference[tick], actual[tick], tick)
    }
    return (reference[firstTick], actual[firstTick], firstTick)
  }

  /// Returns whether two properties have the same values in both recordings.
  func hasSameValues(as other: ValueChange) -> Bool { reference == other.reference && actual == other.actual }

  /// Returns the same change under a different property name.
  func naming(_ property: String) -> ValueChange {
    ValueChange(layer: layer, property: property, firstTick: firstTick, reference: reference, actual: actual)
  }

  /// Returns a description of the change.
  ///
  /// - Parameters:
  ///   - tick: The tick to describe, if the values differ there; otherwise the first tick with a difference.
  ///   - displayRate: Ticks per second.
  /// - Returns: A sentence.
  package func description(at tick: Int?, displayRate: Double) -> String {
    let (old, new, shown) = values(at: tick)
    func time(_ tick: Int) -> String { "\(TraceCell.text(Double(tick) / displayRate)) s" }
    if property == Self.presence {
      return "\(layer) is \(new == MotionTrace.absent ? "not " : "")present from \(time(firstTick)) on"
    }
    let since = firstTick == 0 ? "from the start" : "from \(time(firstTick)) on"
    if property == "sublayers" { return "\(layer): \(LayerOrder(old).moves(to: LayerOrder(new))) \(since)" }
    if StaticProperty.areLong(property) {
      // The values are digests, so they aren't printed.
      if old == "none" { return "\(layer).\(property) is set \(since), but was not before" }
      if new == "none" { return "\(layer).\(property) is no longer set \(since)" }
      return "\(layer).\(property) differs \(since)"
    }
    let place = shown == firstTick ? "" : "; at \(time(shown))"
    return "\(layer).\(property) differs \(since)\(place): \(new) instead of \(old)"
  }

  private static let presence = "presence"

  /// Returns the layer paths of a trace, each once.
  private static func names(in trace: MotionTrace) -> [String] {
    var seen: Set<String> = []
    return trace.tracks.map(\.layer).filter { seen.insert($0).inserted }
  }

  /// Returns the changes between two traces, sorted by their first tick.
  static func all(from reference: MotionTrace, to actual: MotionTrace) -> [ValueChange] {
    struct Key: Hashable {
      let layer: String
      let property: String
    }
    let count = min(reference.tickCount, actual.tickCount)
    func tracks(of trace: MotionTrace) -> [Key: MotionTrace.Track] {
      Dictionary(trace.tracks.map { (Key(layer: $0.layer, property: $0.property), $0) }) { $1 }
    }
    let (old, new) = (tracks(of: reference), tracks(of: actual))
    let (oldLayers, newLayers) = (Set(reference.tracks.map(\.layer)), Set(actual.tracks.map(\.layer)))
    var changes: [ValueChange] = []
    func compare(_ key: Key, _ x: [String], _ y: [String]) {
      guard let first = x.indices.first(where: { !TraceCell.isEqual(x[$0], y[$0]) }) else { return }
      changes.append(
        ValueChange(layer: key.layer, property: key.property, firstTick: first, reference: x, actual: y))
    }
    // For a layer that only one trace has, only its presence is compared.
    for layer in names(in: actual) + names(in: reference).filter({ !newLayers.contains($0) })
    where !oldLayers.contains(layer) || !newLayers.contains(layer) {
      let key = Key(layer: layer, property: presence)
      func cells(_ tracks: [Key: MotionTrace.Track], _ layers: Set<String>) -> [String] {
        guard layers.contains(layer) else { return Array(repeating: MotionTrace.absent, count: count) }
        return (tracks[key] ?? MotionTrace.Track(layer: layer, property: presence)).cells(count: count)
      }
      compare(key, cells(old, oldLayers), cells(new, newLayers))
    }
    var seen: Set<Key> = []
    for track in actual.tracks + reference.tracks
    where oldLayers.contains(track.layer) && newLayers.contains(track.layer) {
      let key = Key(layer: track.layer, property: track.property)
      guard seen.insert(key).inserted, old[key]?.runs != new[key]?.runs else { continue }
      let none = MotionTrace.Track(layer: key.layer, property: key.property)
      compare(key, (old[key] ?? none).cells(count: count), (new[key] ?? none).cells(count: count))
    }
    let significant = changes.filter { change in
      guard change.property == "sublayers" else { return true }
      // Added and removed layers are reported separately.
      return zip(change.reference, change.actual).contains { $0 != $1 && LayerOrder($0).differs(from: LayerOrder($1)) }
    }
    // A text that changes together with other values usually just displays them, so it ranks lower.
    func rank(_ change: (offset: Int, element: ValueChange)) -> (Int, Int, Int) {
      (change.element.firstTick, change.element.property == "string" ? 1 : 0, change.offset)
    }
    return significant.enumerated().sorted { rank($0) < rank($1) }.map(\.element)
  }
}
