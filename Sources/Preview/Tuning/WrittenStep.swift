import Recordings
import SceneDiagnostics
import SceneSyntax

/// A step of a scene file that animates a property of a layer, with the source locations of its numbers.
struct WrittenStep {
  /// The verb, as in `spring`.
  let verb: String
  /// The name of the layer, preceded by the names of its superlayers if they are written.
  let layer: String
  /// The property in source form, as in `position.x` or `scaleXY`.
  let property: String
  /// The line of the step.
  let line: Int
  /// The range of the key before which numbers are inserted.
  let insertion: SourceRange
  /// True if the step is a flow mapping, in braces.
  let isFlow: Bool
  /// The final value.
  let target: SyntaxNode?
  /// The values of the step and of its nested mappings, by key.
  let values: [String: SyntaxNode]

  private static let verbs = [
    "basic", "spring", "jnw", "pop", "popBasic", "keyframes", "animate", "swiftui", "transaction",
  ]
  /// The keys whose values contain other steps.
  private static let nested: Set<String> = ["completion", "inside", "do", "then", "else", "sequence", "animations"]

  /// Returns the steps that move an aspect of a layer, in file order.
  ///
  /// - Parameters:
  ///   - text: The scene file.
  ///   - aspect: The aspect.
  ///   - layer: The layer's path, separated by slashes.
  /// - Returns: The steps.
  static func all(in text: String, moving aspect: PartAspect, of layer: String) -> [WrittenStep] {
    var source = YAMLSource(0, of: DiagnosticLog(sources: [SourceText(name: "scene", text: text)]))
    guard let root = source.read() else { return [] }
    var found: [WrittenStep] = []
    func walk(_ node: SyntaxNode) {
      switch node.content {
      case .list(let items): for item in items { walk(item) }
      case .map(let entries):
        if let verb = entries.first(where: { verbs.contains($0.key) }) {
          found += steps(verb, entries, node).filter { $0.moves(aspect, of: layer) }
        }
        for entry in entries { walk(entry.value) }
      default: break
      }
    }
    walk(root)
    return found
  }

  /// Returns a step for each target.
  private static func steps(_ verb: SyntaxNode.Entry, _ entries: [SyntaxNode.Entry], _ node: SyntaxNode)
    -> [WrittenStep]
  {
    var values: [String: SyntaxNode] = [:]
    func collect(_ entries: [SyntaxNode.Entry]) {
      for entry in entries where entry.key != verb.key && !nested.contains(entry.key) {
        if case .map(let inner) = entry.value.content { collect(inner) } else { values[entry.key] = entry.value }
      }
    }
    collect(entries)
    let isFlow = node.range.line != verb.keyRange.line || node.range.column < verb.keyRange.column
    func step(_ target: String, _ value: SyntaxNode?) -> WrittenStep? {
      // In a target, periods separate only the names of nested layers and the property.
      let parts = target.split(separator: ".").map(String.init)
      guard parts.count > 1 else { return nil }
      let start =
        parts.firstIndex { ["position", "transform", "bounds", "frame"].contains($0) } ?? parts.count - 1
      guard start > 0 else { return nil }
      return WrittenStep(
        verb: verb.key, layer: parts[..<start].joined(separator: "."),
        property: parts[start...].joined(separator: "."), line: node.range.line, insertion: verb.keyRange,
        isFlow: isFlow, target: value, values: values)
    }
    if case .map(let targets) = verb.value.content {
      return targets.flatMap { target -> [WrittenStep] in
        // The components of a transform.
        guard case .map(let parts) = target.value.content else {
          return [step(target.key, target.value)].compactMap(\.self)
        }
        return parts.compactMap { step("\(target.key).\($0.key)", $0.value) }
      }
    }
    return verb.value.items.compactMap { $0.text.flatMap { step($0, values["to"]) } }
  }

  private func moves(_ aspect: PartAspect, of name: String) -> Bool {
    let path = name.replacing(" / ", with: ".")
    guard path == layer || path.hasSuffix("." + layer) else { return false }
    let property = property.lowercased()
    switch aspect {
    case .position:
      return property.hasPrefix("position") || property == "center" || property.hasPrefix("transform.translation")
    case .size: return property.contains("scale") || property.hasPrefix("bounds")
    case .rotation: return property.contains("rotation")
    case .color: return property == "opacity" || property == "alpha" || property == "backgroundcolor"
    }
  }
}
