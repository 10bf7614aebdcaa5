import Geometry
import LayerTree
import SceneDiagnostics
import SceneProgram

/// The layers without a size, collected until it is known whether anything sets their size.
struct SizelessLayers {
  private var layers: [(index: Int, range: SourceRange)] = []
  /// The names of layers that are resized by steps or rules, without indices.
  private var resized: Set<String> = []

  /// Records a layer without a size, or an emitter without a source size.
  mutating func note(_ index: Int, at range: SourceRange) { layers.append((index, range)) }

  /// Records that a property of a layer is set or animated.
  mutating func noteTarget(_ name: String, _ keyPath: String) {
    if ["bounds", "size", "frame", "emitterSize"].contains(where: keyPath.hasPrefix) {
      resized.insert(Self.family(of: name))
    }
  }

  private static func family(of name: String) -> String { String(name.prefix { $0 != "(" }) }

  /// Warns about layers that are never visible, and about emitters with a shape but no source size, once for each name.
  func report(_ directory: LayerDirectory, to log: DiagnosticLog) {
    // The size may be missing because it failed to parse.
    guard !log.diagnostics.contains(where: { $0.severity == .error }) else { return }
    var known = resized
    for (index, range) in layers {
      let layer = directory.blueprints[index]
      let family = Self.family(of: layer.name)
      if layer.properties.content.kind == .emitter {
        guard layer.properties.emitter.emitterShape != .point, known.insert(family).inserted else { continue }
        log.warning(
          at: range, "\(family) has no emitterSize, so it emits from a point regardless of emitterShape",
          hint: "give it an emitterSize, which is independent of the layer's size")
        continue
      }
      guard layer.properties.bounds.isEmpty, !layer.isSized.across, !layer.isSized.down,
        let paint = layer.properties.paint, known.insert(family).inserted
      else { continue }
      log.warning(
        at: range, "\(family) has no size, so it does not show its \(paint)", hint: "give it a frame or a size")
    }
  }
}

extension LayerProperties {
  /// The name of the content that is painted within the bounds; nil if there is none.
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
