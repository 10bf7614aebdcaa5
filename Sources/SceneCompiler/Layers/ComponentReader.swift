import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Makes layers from components.
struct ComponentReader {
  let context: ReadingContext

  /// A component that a layer is made from.
  struct Instance {
    let kind: LayerKind
    /// The definition.
    let definition: SyntaxNode.Entry
    /// The record of the component.
    let record: RecordReader
    /// The names in scope: the scene's names, and the parameters.
    var scope: Scope
    let name: String
  }

  /// Finds the component that `use` names, with its arguments.
  ///
  /// - Parameters:
  ///   - entries: The layer that uses it.
  ///   - users: The components that contain the layer, the innermost last.
  /// - Returns: The component, or nil when there is something wrong, with an error in the log.
  func instance(_ entries: [SyntaxNode.Entry], in users: [String]) -> Instance? {
    guard let use = entries.first(where: { $0.key == ComponentKeys.use.name }),
      let name = context.read(use.value, as: ComponentKeys.use.type, for: use.key, at: use.keyRange)
    else { return nil }
    let components = context.definitions.components
    guard let component = context.find(use.value, among: components, "component", in: SceneKeys.components.name) else {
      return nil
    }
    if let start = users.firstIndex(of: name) {
      let circle = (users[start...] + [name]).joined(separator: " → ")
      context.log.error(at: use.value.range, "a component cannot be inside itself: \(circle)")
      return nil
    }
    let wanted = "a layer's keys, such as {size: [50, 50], backgroundColor: red}"
    guard let body = context.entries(of: component.value, wanted), let kind = kind(of: body) else { return nil }
    let record = RecordReader(
      body, of: ComponentKeys.component(of: kind), at: component.keyRange, context: context)
    let given = entries.first { $0.key == ComponentKeys.arguments.name }?.value
    let parameters = ParameterReader(context: context)
    guard let (scope, _) = parameters.scope(of: name, record.read(ComponentKeys.parameters), given: given) else {
      return nil
    }
    return Instance(kind: kind, definition: component, record: record, scope: scope, name: name)
  }

  private func kind(of body: [SyntaxNode.Entry]) -> LayerKind? {
    guard let entry = body.first(where: { $0.key == ComponentKeys.kind.name }) else { return LayerKind.all[0] }
    if let kind = LayerKind.all.first(where: { $0.opener.name == entry.value.text }) { return kind }
    context.log.error(
      at: entry.value.range, "\(entry.value.kindName) is not a kind of layer",
      hint: NearestName.hint(for: entry.value.text ?? "", among: LayerKind.words)
        ?? "there are \(LayerKind.words.joined(separator: ", "))")
    return nil
  }

  /// Adds the states of an instance, prefixed with its layer's name.
  ///
  /// - Parameters:
  ///   - instance: The component.
  ///   - path: The names from the canvas down to the layer that it becomes.
  func addStates(to instance: inout Instance, at path: String) {
    guard let node = instance.record.read(ComponentKeys.state) else { return }
    guard let entries = context.entries(of: node, "a map from names to values") else { return }
    let definitions = DefinitionReader(context: context)
    for entry in entries where context.isFree(entry, unless: instance.scope[entry.key] != nil) {
      let value = context.within(instance.scope) { definitions.state(entry) }
      context.definitions.states[path + "." + entry.key] = value
      instance.scope.alias(entry.key, for: (path + "." + entry.key).split(separator: ".").map(String.init))
    }
  }
}

/// The behavior of an instance of a component, or of the scene itself, and the names that are in scope there.
struct Behavior {
  let start: SyntaxNode?
  let when: SyntaxNode?
  let always: SyntaxNode?
  let scope: Scope
}
