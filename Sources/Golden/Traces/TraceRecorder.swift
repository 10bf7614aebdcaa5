import Flipbook
import LayerTree

/// Records the values of a stage's layers at every tick.
struct TraceRecorder {
  /// The recorded state of a layer.
  private struct Entry {
    let number: Int
    var shown: LayerProperties
    /// The kind of the layer, and the values of the properties of this kind.
    var kind: LayerContent.Kind
    var values: [AnimatableValue]
    var isThere = true
    var order = ""
  }

  /// The sort order of a track.
  private struct TrackOrder: Hashable, Comparable {
    let layer: Int
    let property: Int

    static func < (a: TrackOrder, b: TrackOrder) -> Bool { (a.layer, a.property) < (b.layer, b.property) }
  }

  private let displayRate: Double
  private var entries: [String: Entry] = [:]
  private var names: [String] = []
  private var tracks: [TrackOrder: MotionTrace.Track] = [:]
  private var tickCount = 0

  /// The name of the root layer.
  private static let canvas = "canvas"
  /// Tracks that aren't properties come first.
  private static let presence = (index: 0, name: "presence")
  private static let order = (index: 1, name: "sublayers")
  private static let background = (index: 2, name: "background")
  private static let firstDetail = 3
  private static let firstProperty = firstDetail + StaticProperty.all.count
  private static let new = LayerProperties()
  /// The default values of a new layer, for each kind of layer.
  private static let newValues = properties.mapValues { $0.map { $0.property.value(in: new) } }
  /// The details of each kind of layer, with their track indices.
  private static let details = Dictionary(
    uniqueKeysWithValues: LayerContent.Kind.allCases.map { kind in
      (kind, allDetails.filter { $0.detail.kind == nil || $0.detail.kind == kind })
    })
  private static let allDetails = StaticProperty.all.enumerated().map { (detail: $1, index: firstDetail + $0) }
  /// The properties of each kind of layer, with their track indices.
  private static let properties:
    [LayerContent.Kind: [(property: AnimatableProperty, part: LayerPropertyParts, index: Int)]] =
      {
        let numbers = Dictionary(
          uniqueKeysWithValues: AnimatableProperty.all.enumerated().map { ($1, firstProperty + $0) })
        return Dictionary(
          uniqueKeysWithValues: LayerContent.Kind.allCases.map { kind in
            (
              kind,
              AnimatableProperty.leaves(on: kind).compactMap { leaf in numbers[leaf].map { (leaf, leaf.part, $0) } }
            )
          })
      }()

  init(displayRate: Double) { self.displayRate = displayRate }

  /// Records the current values of the stage's layers.
  mutating func add(_ stage: Stage, at tick: Int) {
    var seen: Set<String> = []
    add(stage.root, path: "", stage, tick, &seen)
    add(TraceCell.text(.color(stage.background)), at: tick, Self.canvas, 0, Self.background)
    for (path, entry) in entries where entry.isThere && !seen.contains(path) {
      entries[path]?.isThere = false
      add(MotionTrace.absent, at: tick, path, entry.number, Self.presence)
    }
    tickCount = tick + 1
  }

  /// Returns the finished trace.
  consuming func finish(_ events: [StageEvent]) -> MotionTrace {
    MotionTrace(
      displayRate: displayRate, tickCount: tickCount,
      tracks: tracks.sorted { $0.key < $1.key }.map(\.value), events: events.map(EventRow.init))
  }

  private mutating func add(
    _ layer: Layer, path: String, _ stage: Stage, _ tick: Int, _ seen: inout Set<String>
  ) {
    let name = path.isEmpty ? Self.canvas : path
    seen.insert(name)
    let shown = layer.presentation(at: stage.time)
    if let old = entries[name] {
      if !old.isThere {
        entries[name]?.isThere = true
        add("there", at: tick, name, old.number, Self.presence)
      }
      if old.shown != shown { note(shown, at: tick, name) }
    } else {
      let number = names.count
      names.append(name)
      let kind = shown.content.kind
      entries[name] = Entry(number: number, shown: Self.new, kind: kind, values: Self.newValues[kind, default: []])
      if tick > 0 {
        add(MotionTrace.absent, at: 0, name, number, Self.presence)
        add("there", at: tick, name, number, Self.presence)
      }
      note(shown, at: tick, name)
    }

    var taken: [String: Int] = [:]
    var order: [String] = []
    for (isMask, sublayer) in [layer.mask].compactMap(\.self).map({ (true, $0) }) + layer.sublayers.map({ (false, $0) })
    {
      let base = sublayer.name.isEmpty ? isMask ? "mask" : "layer" : sublayer.name
      let count = taken[base, default: 0] + 1
      taken[base] = count
      let own = count == 1 ? base : "\(base)#\(count)"
      if !isMask { order.append(own) }
      add(sublayer, path: path.isEmpty ? own : "\(path).\(own)", stage, tick, &seen)
    }
    let list = order.joined(separator: "|")
    if let entry = entries[name], entry.order != list, order.count > 1 || !entry.order.isEmpty {
      entries[name]?.order = list
      add(list, at: tick, name, entry.number, Self.order)
    }
  }

  /// Records the values that have changed since the last tick.
  private mutating func note(_ shown: LayerProperties, at tick: Int, _ name: String) {
    guard var entry = entries.removeValue(forKey: name) else { return }
    defer { entries[name] = entry }
    let (old, kind) = (entry.shown, shown.content.kind)
    let parts = shown.parts(differingFrom: old)
    let properties = Self.properties[kind, default: []]
    var details = Self.details[kind, default: []]
    if entry.kind != kind {
      // A different layer with the same name has replaced it.
      details = Self.allDetails
      entry.kind = kind
      entry.values = properties.map { $0.property.value(in: old) }
    }
    for (detail, index) in details where parts.contains(detail.part) && !detail.isSame(shown, old) {
      add(detail.value(shown), at: tick, name, entry.number, (index, detail.name))
    }
    for (position, (property, part, index)) in properties.enumerated() where parts.contains(part) {
      let value = property.value(in: shown)
      guard value != entry.values[position] else { continue }
      entry.values[position] = value
      add(TraceCell.text(value), at: tick, name, entry.number, (index, property.keyPath))
    }
    entry.shown = shown
  }

  private mutating func add(
    _ cell: String, at tick: Int, _ name: String, _ number: Int, _ property: (index: Int, name: String)
  ) {
    tracks[
      TrackOrder(layer: number, property: property.index),
      default: MotionTrace.Track(layer: name, property: property.name)
    ].add(TraceCell.word(cell), at: tick)
  }
}
