import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads `stills`: times, or names with times and optional settings.
struct StillReader {
  let context: ReadingContext
  let variants: Variants
  /// Reports a value for an unknown variable.
  let checkVariable: (SyntaxNode.Entry) -> Void

  func stills(_ node: SyntaxNode) -> [SceneStill] {
    guard case .map(let entries) = node.content else {
      return node.items.compactMap { item in
        let name = SyntaxNode.Entry(key: item.text ?? "", keyRange: item.range, value: item)
        return still(name)
      }
    }
    return entries.compactMap(still)
  }

  private func still(_ entry: SyntaxNode.Entry) -> SceneStill? {
    guard case .map = entry.value.content else {
      return context.read(entry.value, as: StillKeys.time.type, for: entry.key, at: entry.keyRange)
        .map { SceneStill(name: entry.key, time: $0, settings: SceneSettings()) }
    }
    guard let record = context.record(entry.value, as: StillKeys.record), let time = record.read(StillKeys.time) else {
      return nil
    }
    var settings = SceneSettings()
    if let variant = record.read(StillKeys.variant), let node = record.node(StillKeys.variant) {
      guard variants.has(variant) else {
        variants.reportUnknown(variant, at: node.range, context.log)
        return nil
      }
      settings.variant = variant
    }
    if let node = record.read(StillKeys.values) {
      guard case .map(let values) = node.content else {
        context.mismatch(node, "a map from variables to values")
        return nil
      }
      for value in values {
        if !AppearanceReader.isTrait(value.key) { checkVariable(value) }
        guard let text = value.value.text else {
          context.mismatch(value.value, "a value")
          return nil
        }
        settings.variables[value.key] = .text(text)
      }
    }
    return SceneStill(name: entry.key, time: time, settings: settings)
  }
}
