import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys of components, and of the layers that use them.
package enum ComponentKeys {
  package static let kind = Key("is", ValueType.text, "The kind of layer that it is; layer.")
  package static let parameters = Key(
    "parameters", ValueType.node(["type": "object"]),
    "Names for values that `with` can change, and their defaults; a parameter without a default is required."
  )
  package static let state = Key(
    "state", ValueType.node(["type": "object"]), "Values that change while the scene plays, separate for each instance."
  )
  package static let start = Key(
    "start", ValueType.node(["$ref": "#/definitions/steps"]), "The steps to run at the start. `self` is the layer.")
  package static let when = Key(
    "when", SceneKeys.when.type, "Steps for touches, such as self.touchUpInside. `self` is the layer.")
  package static let always = Key(
    "always", SceneKeys.always.type, "Rules that are evaluated at every tick. `self` is the layer.")

  package static let content = Key(
    "content", ValueType.name,
    "The name of a layer inside that holds the sublayers of an instance, in front of its own.")

  package static let own = [
    kind.description, parameters.description, content.description, state.description, start.description,
    when.description,
    always.description,
  ]

  package static let use = Key(
    "use", ValueType.name, "A layer made from a component, by the component's name.", isRequired: true)
  package static let name = Key("as", ValueType.name, "The name of the instance.", isRequired: true)
  package static let arguments = Key(
    "with", ValueType.node(["type": "object"]), "Values for the component's parameters.")

  /// Returns the record of a component's instance as a kind of layer; its keys override the component's.
  package static func instance(of kind: LayerKind) -> RecordType {
    let common = kind.record.keys.filter { $0.name != kind.opener.name }.map(\.optional)
    return RecordType(
      name: use.name, summary: use.summary,
      keys: [use.description, name.description, arguments.description] + common)
  }

  /// Returns the record of a component that is a kind of layer.
  package static func component(of kind: LayerKind) -> RecordType {
    let left = [kind.opener.name, LayerKeys.repetition.name, LayerKeys.condition.name]
    return RecordType(
      name: "component", summary: "A layer with behavior.",
      keys: own + kind.record.keys.filter { !left.contains($0.name) }.map(\.optional))
  }

  /// The record of an instance of any kind, for the schema.
  static let anyInstance = RecordType(
    name: use.name, summary: use.summary,
    keys: LayerKind.all.reduce([use.description, name.description, arguments.description]) { keys, kind in
      keys
        + kind.record.keys.filter { key in key.name != kind.opener.name && !keys.contains { $0.name == key.name } }
        .map(\.optional)
    })
}
