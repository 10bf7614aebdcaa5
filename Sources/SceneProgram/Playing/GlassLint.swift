import Geometry
import LayerTree
import SceneDiagnostics

/// Finds backdrop filters without effect, because an ancestor of their layer is composited as a group.
final class GlassLint {
  /// A layer with a backdrop filter, and its first ancestor that isolates it from the backdrop.
  private struct Finding {
    let glass: Int
    let around: String
    let reason: String
  }

  /// The indices of the program's layers.
  private var positions: [ObjectIdentifier: Int] = [:]
  private var findings: [Finding] = []
  private var found: Set<Int> = []

  /// Records the layers of the program, in order.
  func note(_ layers: [Layer]) {
    for (position, layer) in layers.enumerated() { positions[ObjectIdentifier(layer)] = position }
  }

  /// Inspects the visible layers.
  func look(at snapshot: Snapshot) {
    var around: [Snapshot.Node] = []
    for (index, node) in snapshot.nodes.enumerated() {
      while let last = around.last, last.end <= index { around.removeLast() }
      if node.properties.hasGlass, let glass = node.layer.flatMap({ positions[$0] }), !found.contains(glass),
        around.allSatisfy({ $0.properties.opacity > 0 }),
        let (group, reason) = around.lazy.compactMap({ node in node.isolation.map { (node, $0) } }).first
      {
        found.insert(glass)
        findings.append(Finding(glass: glass, around: group.name, reason: reason))
      }
      around.append(node)
    }
  }

  /// Reports each source range once.
  func report(on directory: LayerDirectory, to log: DiagnosticLog) {
    var places: Set<SourceRange> = []
    for finding in findings {
      let blueprint = directory.blueprints[finding.glass]
      guard let origin = blueprint.origin, places.insert(origin).inserted else { continue }
      log.warning(
        at: origin,
        "\(blueprint.name) cannot filter what is behind \(finding.around), \(finding.reason): effects fail there on iOS, too",
        hint: "move \(blueprint.name) out of \(finding.around), or animate its own blurRadius and colors instead")
    }
  }
}

extension Snapshot.Node {
  /// The reason why the node's contents have no backdrop; nil if they have one.
  fileprivate var isolation: String? {
    if maskEnd != nil { return "which has a mask" }
    if properties.opacity < 1 { return "whose opacity is below 1" }
    guard properties.hasEffects else { return nil }
    let effects = properties.effects
    if effects.filters != .none || effects.filterGraph != nil { return "which has filters" }
    if effects.blendMode != .normal { return "which is blended with what is behind it" }
    return effects.isIsolated ? "which is isolated" : nil
  }
}
