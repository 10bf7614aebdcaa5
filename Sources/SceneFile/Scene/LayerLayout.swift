import Geometry
import LayerTree

/// The layers of a scene as far as they have been read, for the expressions of those that follow.
final class LayerLayout: LiveValues {
  /// The layers that have been read.
  var directory = LayerDirectory()
  /// The layer that is being read: what is around it, and its properties so far.
  var current: (superlayer: Int?, properties: LayerProperties) = (nil, LayerProperties())
  /// The canvas, which is around the outermost layers.
  private let canvas: LayerProperties
  var finished: Bool?
  var event: EventValues?
  let names: [String] = []
  let percentComplete: (String) -> Double? = { _ in nil }

  init(canvas size: Size) {
    var canvas = LayerProperties()
    canvas.frame = Rect(0, 0, size.width, size.height)
    self.canvas = canvas
  }

  func value(_ parts: [String], from layer: Int?, isPresented: Bool) -> ExpressionValue? {
    guard !isPresented else { return nil }
    switch parts.first {
    case "self":
      let own = layer.map { directory.blueprints[$0].properties } ?? current.properties
      return own.reading(parts.dropFirst().joined(separator: "."))
    case "superlayer":
      let up = parts.prefix { $0 == "superlayer" }.count
      var superlayer = current.superlayer
      for _ in 1..<up { superlayer = superlayer.flatMap { directory.blueprints[$0].superlayer } }
      let properties = superlayer.map { directory.blueprints[$0].properties } ?? canvas
      return properties.reading(parts.dropFirst(up).joined(separator: "."))
    default:
      guard case .success(let target) = directory.resolve(parts, from: layer), !target.keyPath.isEmpty else {
        return nil
      }
      return directory.blueprints[target.layer].properties.reading(target.keyPath)
    }
  }
}
