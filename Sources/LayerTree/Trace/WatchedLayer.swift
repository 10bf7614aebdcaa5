import Motion

/// A layer of a playing stage, with its leaf properties that have moved so far.
struct WatchedLayer {
  /// The path of the layer: its name, preceded by the names of its superlayers.
  let path: String
  /// The leaf properties that have moved.
  private(set) var moved: Set<AnimatableProperty> = []

  private let layer: Layer
  /// The leaf properties that have not moved yet, with their initial values; nil before the first tick.
  private var still: [(property: AnimatableProperty, value: AnimatableValue)]?
  /// The model at the first tick.
  private(set) var first = LayerProperties()
  /// The presentation and the model at the last tick.
  private(set) var last = (shown: LayerProperties(), model: LayerProperties())
  /// True if the moved values can be written without changing any other leaf property; this excludes components of
  /// transforms.
  private var isSeparable = true

  init(_ layer: Layer, path: String) {
    (self.layer, self.path) = (layer, path)
  }

  /// Records the leaf properties that have changed since the first tick.
  ///
  /// - Returns: True if the layer has changed since the last tick.
  @discardableResult
  mutating func watch(at time: Double) -> Bool {
    let model = layer.model
    let shown = layer.presentation(at: time)
    guard let still else {
      (first, last) = (model, (shown, model))
      self.still = AnimatableProperty.leaves(on: model.content.kind).map { ($0, $0.value(in: model)) }
      look(at: shown, model)
      return false
    }
    // Comparing whole structures is much faster than comparing the leaf properties one by one.
    guard shown != last.shown || model != last.model else { return false }
    last = (shown, model)
    if !still.isEmpty, !isAccountedFor(shown) || !isAccountedFor(model) { look(at: shown, model) }
    return true
  }

  /// Returns true if only properties already known to move differ from the first tick.
  private func isAccountedFor(_ properties: LayerProperties) -> Bool {
    guard isSeparable else { return false }
    var expected = first
    for property in moved { property.set(property.value(in: properties), in: &expected) }
    return expected == properties
  }

  private mutating func look(at shown: LayerProperties, _ model: LayerProperties) {
    // Without animations, the presentation is the model, except for the look of a control.
    let isModelSeen = layer.driver == nil && layer.animations.isEmpty && layer.controlStates.isEmpty
    var news: Set<AnimatableProperty> = []
    for (property, value) in still ?? []
    where property.value(in: shown) != value || !isModelSeen && property.value(in: model) != value {
      news.insert(property)
    }
    guard !news.isEmpty else { return }
    moved.formUnion(news)
    still?.removeAll { news.contains($0.property) }
    isSeparable = isSeparable && !news.contains { $0.keyPath.lowercased().contains("transform") }
  }
}
