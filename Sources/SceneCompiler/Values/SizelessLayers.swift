import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram

/// The layers that would show something, or more, if they had a size, until it is known whether anything gives them one.
struct SizelessLayers {
  private var layers: [(index: Int, range: SourceRange)] = []
  /// The names of layers whose sizes steps and rules change, without the indices of loops.
  private var resized: Set<String> = []

  /// Notes a layer without a size, or an emitter without a size for its source.
  mutating func note(_ index: Int, at range: SourceRange) { layers.append((index, range)) }

  /// Notes a property of a layer that something sets or animates.
  mutating func noteTarget(_ layer: LayerBlueprint, _ keyPath: String) {
    if ["bounds", "size", "frame", "emitterSize"].contains(where: keyPath.hasPrefix) {
      resized.insert(Self.family(of: layer))
    }
  }

  private static func family(of layer: LayerBlueprint) -> String { String(layer.name.prefix { $0 != "(" }) }

  /// Warns of the layers that never show, and of emitters' shapes that are points, each family once.
  func report(_ directory: LayerDirectory, to log: DiagnosticLog) {
    // The size may be missing because it failed to parse.
    guard !log.diagnostics.contains(where: { $0.severity == .error }) else { return }
    var known = resized
    for (index, range) in layers {
      let layer = directory.blueprints[index]
      let family = Self.family(of: layer)
      if layer.properties.content.kind == .emitter {
        guard layer.properties.emitter.emitterShape != .point, known.insert(family).inserted else { continue }
        log.warning(
          at: range, "\(family) has no emitterSize, and emits from a point whatever its emitterShape",
          hint: "the layer's own size and position are another matter: give it an emitterSize")
        continue
      }
      guard layer.properties.bounds.isEmpty, !layer.isSized.across, !layer.isSized.down,
        let paint = layer.properties.paint, known.insert(family).inserted
      else { continue }
      log.warning(
        at: range, "\(family) has no size, and shows nothing of its \(paint)", hint: "give it a frame or a size")
    }
  }
}

extension LayerProperties {
  /// The content that it paints within its bounds, if any.
  fileprivate var paint: String? {
    if contents != nil { return "contents" }
    switch content {
    case .gradient: return "colors"
    case .plain, .scroll: break
    default: return nil
    }
    if let backgroundColor, backgroundColor.alpha > 0 { return "backgroundColor" }
    return borderWidth > 0 ? "border" : nil
  }
}
