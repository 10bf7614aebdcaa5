import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Creates layers from components.
struct ComponentReader {
  let context: ReadingContext

  /// An instance of a component.
  struct Instance {
    let kind: LayerKind
    /// The definition of the component.
    let definition: SyntaxNode.Entry
    /// The record of the component.
    let record: RecordReader
    /// The names in scope: the scene's names and the parameters.
    var scope: Scope
    let name: String
  }

  /// Returns the component that `use` refers to, with its arguments.
  ///
  /// - Parameters:
  ///   - entries: The keys of the layer that uses it.
  ///   - users: The components that contain the layer, outermost first.
  /// - Returns: The instance; nil, after logging an error, if it is invalid.
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
      context.log.error(at: use.value.range, "a component cannot contain itself: \(circle)")
      return nil
    }
    let wanted = "a layer's keys, such as {size: [50, 50], backgroundColor: red}"
    guard let body = context.entries(of: component.value, wanted), let kind = kind(of: body) else { return nil }
    let record = RecordReader(
      body, of: ComponentKeys.component(of: kind), at: component.keyRange, context: context)
    let given = entries.first { $0.key == ComponentKeys.arguments.name }?.value
    let parameters = ParameterReader(context: context)
    guard
      let (scope, _) = parameters.scope(
        of: name, record.read(ComponentKeys.parameters), given: given, at: use.value.range)
    else { return nil }
    return Instance(kind: kind, definition: component, record: record, scope: scope, name: name)
  }

  private func kind(of body: [SyntaxNode.Entry]) -> LayerKind? {
    guard let entry = body.first(where: { $0.key == ComponentKeys.kind.name }) else { return LayerKind.all[0] }
    if let kind = LayerKind.all.first(where: { $0.opener.name == entry.value.text }) { return kind }
    context.log.error(
      at: entry.value.range, "\(entry.value.kindName) is not a kind of layer",
      hint: NearestName.hint(for: entry.value.text ?? "", among: LayerKind.words)
        ?? "available kinds: \(LayerKind.words.joined(separator: ", "))")
    return nil
  }

  /// Defines the states of an instance, with names prefixed by its layer's path.
  ///
  /// - Parameters:
  ///   - instance: The instance of the component.
  ///   - path: The path of the instance's layer, from the canvas.
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

/// The behavior of a component instance or of the scene, with the names in its scope.
struct Behavior {
  let start: SyntaxNode?
  let when: SyntaxNode?
  let always: SyntaxNode?
  let scope: Scope
}
