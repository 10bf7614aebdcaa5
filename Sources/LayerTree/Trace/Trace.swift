import Geometry
public import Motion

/// A tick-by-tick record of a stage: the model and presentation values of layers, and events.
public struct Trace: Sendable {
  /// One property of one layer.
  public struct Track: Sendable {
    /// The path of the layer: its name, preceded by the names of its superlayers.
    public let layer: String
    /// The recorded property.
    public let property: AnimatableProperty
    /// The model's value at each of the trace's times.
    public fileprivate(set) var model: [AnimatableValue]
    /// The presentation values at each of the trace's times.
    public fileprivate(set) var presentation: [AnimatableValue]
    /// The indices of the ticks at which a control state overrides the value.
    package fileprivate(set) var coveredTicks: [Int] = []
  }

  /// The times of the ticks, in seconds.
  public private(set) var times: [Double] = []
  /// The tracks of the requested properties; by default, of all that move.
  public private(set) var tracks: [Track] = []
  /// The events of animations, in order.
  public private(set) var events: [StageEvent] = []
  /// The times of the ticks that changed text or an image, in seconds.
  package private(set) var contentChanges: [Double] = []
  /// True if there are particles, which move without a change of any layer's property.
  package private(set) var hasParticles = false
  /// The samples of touches, in order.
  package private(set) var fingers: [StageTouch] = []

  /// Plays a stage and records the requested properties.
  ///
  /// - Parameters:
  ///   - stage: The stage, at time zero.
  ///   - end: The time of the last recorded tick, in seconds.
  ///   - isWanted: Returns true if a property of a layer should be recorded.
  /// - Throws: The error of an action of the stage, ``TickLimitError`` if there are more ticks than may be recorded, or
  ///   `CancellationError` if the task is canceled.
  public init(
    of stage: Stage, until end: Double, where isWanted: (_ layer: String, _ property: AnimatableProperty) -> Bool
  ) throws {
    var events: [StageEvent] = []
    var fingers: [StageTouch] = []
    stage.onEvent = { events.append($0) }
    stage.onTouch = { fingers.append($0) }
    defer {
      stage.onEvent = nil
      stage.onTouch = nil
    }
    var layers: [(layer: Layer, tracks: Range<Int>)] = []
    var contents: [(layer: Layer, last: (text: String, picture: ImageReference?))] = []
    stage.root.visit { layer, path in
      contents.append((layer, (layer.model.text.string, layer.model.contents)))
      if layer.model.content.kind == .emitter { hasParticles = true }
      let start = tracks.count
      for property in AnimatableProperty.all where isWanted(path, property) {
        tracks.append(Track(layer: path, property: property, model: [], presentation: []))
      }
      if tracks.count > start { layers.append((layer, start..<tracks.count)) }
    }
    try stage.playTicks(until: end) { time in
      times.append(time)
      for index in contents.indices {
        let now = (text: contents[index].layer.model.text.string, picture: contents[index].layer.model.contents)
        guard now != contents[index].last else { continue }
        contents[index].last = now
        if time > 0, contentChanges.last != time { contentChanges.append(time) }
      }
      for (layer, range) in layers {
        let shown = layer.presentation(at: time)
        let bare = layer.presentationWithoutLooks(at: time)
        for index in range {
          tracks[index].model.append(tracks[index].property.value(in: layer.model))
          let value = tracks[index].property.value(in: shown)
          tracks[index].presentation.append(value)
          if let bare, tracks[index].property.value(in: bare) != value {
            tracks[index].coveredTicks.append(times.count - 1)
          }
        }
      }
    }
    self.events = events
    self.fingers = fingers
  }

  /// Returns the leaf properties that change while a stage plays, by the names of their layers.
  ///
  /// - Parameters:
  ///   - stage: The stage, at time zero; it is played.
  ///   - end: The time to stop at, in seconds.
  /// - Returns: The moving properties of each layer that has any.
  /// - Throws: The error of an action of the stage, ``TickLimitError`` if there are more ticks than may be recorded, or
  ///   `CancellationError` if the task is canceled.
  public static func movingProperties(
    of stage: Stage, until end: Double
  ) throws -> [String: Set<AnimatableProperty>] {
    var layers: [WatchedLayer] = []
    stage.root.visit { layer, path in layers.append(WatchedLayer(layer, path: path)) }
    try stage.playTicks(until: end) { time in
      for index in layers.indices { layers[index].watch(at: time) }
    }
    return layers.reduce(into: [:]) { moving, layer in
      if !layer.moved.isEmpty { moving[layer.path, default: []].formUnion(layer.moved) }
    }
  }
}

extension Stage {
  /// Plays the stage from the beginning, and calls `body` at every tick.
  fileprivate func playTicks(until end: Double, _ body: (_ time: Double) throws -> Void) throws {
    try checkRecording(until: end)
    var tick = 0
    while Double(tick) / displayRate <= end + Self.instant {
      try Task.checkCancellation()
      try advance(to: Double(tick) / displayRate)
      try body(time)
      tick += 1
    }
  }
}

extension Layer {
  /// Visits the descendants of this layer and its mask, parents first, each with its path of names from the outermost
  /// layer.
  func visit(path: String = "", _ body: (Layer, String) -> Void) {
    for layer in [mask].compactMap(\.self) + sublayers {
      let name = path.isEmpty ? layer.name : path + "." + layer.name
      body(layer, name)
      layer.visit(path: name, body)
    }
  }
}
