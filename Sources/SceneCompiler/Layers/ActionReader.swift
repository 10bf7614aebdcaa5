import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the actions of a layer: the animations that property changes trigger inside transactions.
struct ActionReader {
  let context: ReadingContext
  let directory: LayerDirectory

  /// Returns the switches whose action is `none`, so that they change immediately.
  func switches(_ node: SyntaxNode) -> Set<BooleanProperty> {
    guard case .map(let entries) = node.content else { return [] }
    var switches: Set<BooleanProperty> = []
    for entry in entries {
      guard let layerSwitch = BooleanProperty(rawValue: entry.key) else { continue }
      if entry.value.text == "none" {
        switches.insert(layerSwitch)
      } else {
        context.mismatch(entry.value, "none", hint: "a change of \(entry.key) either fades or is immediate")
      }
    }
    return switches
  }

  /// Returns the actions in a map from key paths to `none` or an animation's parameters.
  func actions(_ node: SyntaxNode) -> [AnimatableProperty: LayerAction] {
    guard case .map(let entries) = node.content else {
      context.mismatch(node, "a map such as {opacity: none, position: {duration: 1}}")
      return [:]
    }
    var actions: [AnimatableProperty: LayerAction] = [:]
    let targets = TargetReader(context: context, directory: directory)
    for entry in entries where BooleanProperty(rawValue: entry.key) == nil {
      guard let property = targets.animatable(entry.key, at: entry.keyRange),
        let action = action(entry.value)
      else { continue }
      actions[property] = action
    }
    return actions
  }

  private func action(_ node: SyntaxNode) -> LayerAction? {
    if node.text == "none" { return LayerAction.none }
    guard case .map = node.content else {
      context.mismatch(node, "none, or an animation's parameters such as {duration: 1}")
      return nil
    }
    guard let compiled = context.record(node, as: LayerActionKeys.record)?.compiled else { return nil }
    let record = RecordValues(record: compiled, frame: context.frame)
    let settings = PropertyAnimationSettings(record)
    guard LayerActionKeys.spring.contains(where: { record.has($0.name) }) else {
      return .animation { property, from, to in
        settings.applied(to: BasicAnimation(property, from: from, to: to))
      }
    }
    guard let curve = SpringReader().coreAnimation(record) else { return nil }
    return .animation { property, from, to in
      settings.applied(to: SpringAnimation(property, from: from, to: to, curve: curve))
    }
  }
}
