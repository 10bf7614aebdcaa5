import Geometry
import LayerTree

/// The layers of a scene as far as they have been read, for the expressions of those that follow.
final class LayerLayout: LiveValues {
  /// The layers that have been read.
  var directory: LayerDirectory
  /// The layer that is being read: what is around it, and its properties so far.
  var current: (superlayer: Int?, properties: LayerProperties) = (nil, LayerProperties())
  /// The layer whose `stack` is being read, which is around those that it places but not yet in the directory.
  var pending: (superlayer: Int?, properties: LayerProperties)?
  /// The states, where expressions may read them: in layouts, which are kept at every tick.
  var states: [String: ExpressionValue] = [:]
  /// The canvas, which is around the outermost layers.
  private let canvas: LayerProperties
  var finished: Bool?
  var event: EventValues?
  /// What a layer is like now; nil as its blueprint says.
  private let seen: ((_ layer: Int) -> LayerProperties)?
  let percentComplete: (String) -> Double? = { _ in nil }

  var names: [String] { states.keys.sorted() }

  /// Makes a layout.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas.
  ///   - directory: The layers that have been read.
  ///   - seen: What a layer is like now; as its blueprint says unless given.
  init(canvas size: Size, directory: LayerDirectory = LayerDirectory(), seen: ((Int) -> LayerProperties)? = nil) {
    var canvas = LayerProperties()
    canvas.frame = Rect(0, 0, size.width, size.height)
    self.canvas = canvas
    self.directory = directory
    self.seen = seen
  }

  /// What a layer is like.
  func properties(_ layer: Int) -> LayerProperties {
    if let seen { return seen(layer) }
    guard directory.blueprints.indices.contains(layer) else { return pending?.properties ?? canvas }
    return directory.blueprints[layer].properties
  }

  /// What is around a layer; nil for the canvas.
  private func superlayer(of layer: Int) -> Int? {
    directory.blueprints.indices.contains(layer) ? directory.blueprints[layer].superlayer : pending?.superlayer
  }

  /// What is around the layer that is being read.
  var around: LayerProperties { current.superlayer.map(properties) ?? canvas }

  func value(_ parts: [String], from layer: Int?, isPresented: Bool) -> ExpressionValue? {
    guard !isPresented else { return nil }
    if let state = states[parts.joined(separator: ".")] { return state }
    switch parts.first {
    case "self":
      let own = layer.map(properties) ?? current.properties
      return own.reading(parts.dropFirst().joined(separator: "."))
    case "superlayer":
      let up = parts.prefix { $0 == "superlayer" }.count
      var superlayer = current.superlayer
      for _ in 1..<up { superlayer = superlayer.flatMap { self.superlayer(of: $0) } }
      let properties = superlayer.map(properties) ?? canvas
      return properties.reading(parts.dropFirst(up).joined(separator: "."))
    default:
      return target(parts, from: layer).flatMap { properties($0.layer).reading($0.keyPath) }
    }
  }

  /// The layer of that name that is nearest: beside the one that is being read, or inside one around it, or else anywhere.
  private func target(_ parts: [String], from layer: Int?) -> Target? {
    var around = current.superlayer
    while let outer = around {
      if case .success(let target) = directory.resolve(parts, from: layer, inside: outer), target.keyPathOffset > 0 {
        return target
      }
      around = superlayer(of: outer)
    }
    guard case .success(let target) = directory.resolve(parts, from: layer), !target.keyPath.isEmpty else { return nil }
    return target
  }
}
