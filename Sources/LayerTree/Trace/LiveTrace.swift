package import Motion

/// The leaf properties of a playing stage that move, with their changes from tick to tick.
package struct LiveTrace {
  /// A leaf property that has moved.
  package struct Track: Sendable {
    /// The path of the layer: its name, preceded by the names of its superlayers.
    package let layer: String
    /// The property.
    package let property: AnimatableProperty
    /// The value before it moved.
    package let start: AnimatableValue
  }

  /// New values of a track.
  package struct Change: Sendable {
    /// The index of the track.
    package let track: Int
    /// The presentation value.
    package let shown: AnimatableValue
    /// The model value.
    package let model: AnimatableValue
  }

  /// A watched layer with its tracks and their values at the last tick.
  private struct Entry {
    var layer: WatchedLayer
    var tracks: [AnimatableProperty: (index: Int, shown: AnimatableValue, model: AnimatableValue)] = [:]
  }

  /// The tracks of the properties that have moved, in the order of their first moves.
  package private(set) var tracks: [Track] = []
  private var entries: [Entry] = []

  /// Begins with the layers and the values of a stage at its current time.
  package init(of stage: Stage) {
    stage.root.visit { layer, path in entries.append(Entry(layer: WatchedLayer(layer, path: path))) }
    for index in entries.indices { entries[index].layer.watch(at: stage.time) }
  }

  /// Returns the values that have changed since the last call, at the stage's current time.
  package mutating func changes(of stage: Stage) -> [Change] {
    var changes: [Change] = []
    for index in entries.indices where entries[index].layer.watch(at: stage.time) {
      let layer = entries[index].layer
      for property in layer.moved.sorted(by: { $0.keyPath < $1.keyPath }) {
        let shown = property.value(in: layer.last.shown)
        let model = property.value(in: layer.last.model)
        let known = entries[index].tracks[property]
        guard known?.shown != shown || known?.model != model else { continue }
        let track = known?.index ?? tracks.count
        if known == nil {
          tracks.append(Track(layer: layer.path, property: property, start: property.value(in: layer.first)))
        }
        entries[index].tracks[property] = (track, shown, model)
        changes.append(Change(track: track, shown: shown, model: model))
      }
    }
    return changes
  }
}
