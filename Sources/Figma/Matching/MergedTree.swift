import Geometry
import LayerTree
import Motion
import SceneWriting

/// The layers of screens that Smart Animate changes into each other.
struct MergedTree {
  /// A layer with its values on each screen.
  private struct Entry {
    var way: [Int?]
    var layer: MergedLayer
    /// The properties that differ between the screens that have the layer.
    var varying: [AnimatableProperty]
  }

  /// The indices of the screens among those of the prototype.
  let screens: [Int]
  var root: LayerDescription
  private var entries: [Entry] = []
  /// The path of the tree's root in the scene.
  private let way: [Int?]

  /// Merges the layer of each screen.
  ///
  /// - Parameters:
  ///   - layers: The layer of each screen.
  ///   - screens: The indices of the screens.
  ///   - first: The screen that is shown at first.
  ///   - name: The name of the root.
  ///   - way: The path of the root in the scene.
  init(_ layers: [LayerDescription], screens: [Int], first: Int, name: String, at way: [Int?]) {
    (self.screens, self.way) = (screens, way)
    root = LayerDescription()
    let merged = MergedLayer(layers, named: name)
    root = description(of: merged, on: screens.firstIndex(of: first) ?? 0, at: way)
  }

  private mutating func description(of layer: MergedLayer, on screen: Int, at way: [Int?]) -> LayerDescription {
    let shown = layer.states.compactMap(\.self)
    let known = layer.states[screen] ?? layer.states[screen...].lazy.compactMap(\.self).first ?? shown.first
    var properties = known ?? LayerProperties()
    if layer.states[screen] == nil { properties.opacity = 0 }
    let varying = LayerProperties.animatable(properties.content.kind).filter { property in
      guard let first = shown.first else { return false }
      let value = property.value(in: first)
      return shown.contains { property.value(in: $0) != value }
    }
    if !varying.isEmpty || shown.count < layer.states.count || layer.elements.contains(where: { $0 != nil }) {
      entries.append(Entry(way: way, layer: layer, varying: varying))
    }
    var result = LayerDescription(name: layer.name, properties: properties)
    result.mask = layer.mask.map { description(of: $0, on: screen, at: way + [nil]) }
    for (index, sublayer) in layer.sublayers.enumerated() {
      result.sublayers.append(description(of: sublayer, on: screen, at: way + [index]))
    }
    return result
  }

  /// Returns the path of the layer that shows a node on a screen.
  func way(to node: Int, on screen: Int) -> [Int?]? {
    guard let state = screens.firstIndex(of: screen) else { return nil }
    return entries.first { $0.layer.elements[state] == node }?.way
  }

  /// Returns the changes from one screen to another.
  ///
  /// - Returns: The values to set at once, for layers that appear where they are, and the values to animate.
  func changes(from: Int, to: Int) -> (set: [LayerChange], animated: [LayerChange]) {
    guard let start = screens.firstIndex(of: from), let end = screens.firstIndex(of: to) else { return ([], []) }
    var set: [LayerChange] = []
    var animated: [LayerChange] = []
    for entry in entries {
      let (old, new) = (entry.layer.states[start], entry.layer.states[end])
      switch (old, new) {
      case (let old?, let new?):
        for property in entry.varying {
          let value = property.value(in: new)
          if value != property.value(in: old) { animated.append(change(entry.way, property, value)) }
        }
      case (nil, let new?):
        for property in entry.varying where property.keyPath != "opacity" {
          set.append(change(entry.way, property, property.value(in: new)))
        }
        animated.append(LayerChange(layer: entry.way, keyPath: "opacity", value: .number(new.opacity)))
      case (_?, nil): animated.append(LayerChange(layer: entry.way, keyPath: "opacity", value: .number(0)))
      case (nil, nil): break
      }
    }
    return (set, animated)
  }

  /// Returns the values that show a screen, whichever was shown before.
  func values(on screen: Int) -> [LayerChange] {
    guard let state = screens.firstIndex(of: screen) else { return [] }
    var changes: [LayerChange] = []
    for entry in entries {
      let new = entry.layer.states[state]
      let isSometimesMissing = entry.layer.states.contains { $0 == nil }
      if let new {
        for property in entry.varying where property.keyPath != "opacity" || !isSometimesMissing {
          changes.append(change(entry.way, property, property.value(in: new)))
        }
      }
      if isSometimesMissing {
        changes.append(LayerChange(layer: entry.way, keyPath: "opacity", value: .number(new?.opacity ?? 0)))
      }
    }
    return changes
  }

  private func change(_ way: [Int?], _ property: AnimatableProperty, _ value: AnimatableValue) -> LayerChange {
    var value = value
    if property.unit == .angle, case .number(let angle) = value { value = .number(angle * 180 / .pi) }
    return LayerChange(layer: way, keyPath: property.keyPath, value: value)
  }
}
