import Encodings
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys at the top of a scene file.
package enum SceneKeys {
  package static let version = Key("flipbook", ValueType.number(1...1e6), "The version of this language; 1.")
  package static let title = Key("title", ValueType.text, "The title of the scene; the file's name.")
  package static let canvas = Key(
    "canvas", ValueType.node(CanvasKeys.record.schema), "The area to draw: its size and background.",
    isRequired: true)
  package static let duration = Key(
    "duration", ValueType.positiveTime(), "The length in seconds; until everything is at rest, and half a second more.")
  package static let generation = Key(
    "iOS", ValueType<Generation>.choice(),
    "The version of UIKit: 7 (blocks replace each other and bend their springs' time), 8 (geometry adds up), or 11 (corner radii do, too); 8."
  )
  package static let include = Key(
    "include", ValueType.node(["type": ["array", "string"], "items": ["type": "string"]]),
    "Files to inherit definitions from, named relative to this file.")
  package static let fonts = Key(
    "fonts", ValueType.node(["type": ["array", "string"], "items": ["type": "string"]]),
    "Font files, relative to this file: [Assets/Brand.otf]. They take precedence over the system's.")
  package static let variables = Key(
    "variables", ValueType.node(["type": "object"]),
    "Names for numbers, colors and texts: {speed: 2}, or with bounds {speed: {value: 2, range: [1, 5]}}.")
  package static let data = Key(
    "data",
    ValueType.node([
      "type": "object",
      "additionalProperties": ["type": "array", "items": ["type": "object"]],
    ]), "Rows by name, for `for`: {songs: [{title: Timber, votes: 10}]}, whose cells are songs(0).title.")
  package static let actions = Key(
    "actions",
    ValueType.node([
      "type": "object", "additionalProperties": ["anyOf": [ActionKeys.record.schema, StepKeys.do.type.schema]],
    ]), "Steps by name, which `run` performs: {close: steps}, or {close: {parameters: {fast: false}, do: steps}}.")
  package static let components = Key(
    "components", ValueType.node(["type": "object", "additionalProperties": ["type": "object"]]),
    "Layers with behavior by name, for `use`: layer keys, and is, parameters, state, start, always.")
  package static let variants = Key(
    "variants", ValueType.node(["type": "object", "additionalProperties": ["type": "object"]]),
    "Sets of variable values by name, to be shown separately or side by side.")
  package static let appearances = Key(
    "appearances",
    ValueType.node([
      "anyOf": [
        [
          "type": ["array", "string"],
          "items": ["enum": .array(StandardAppearance.all.map { .string($0.name) })],
        ], ["type": "object", "additionalProperties": AppearanceKeys.record.schema],
      ]
    ]),
    "The appearances to show and check: [light, dark, accessibility3], or {arabic: {locale: ar, style: dark}}.")
  package static let matrix = Key(
    "matrix", ValueType.node(["type": "object", "additionalProperties": ["type": "array"]]),
    "Variables with several values each, to show in every combination.")
  package static let stills = Key(
    "stills", ValueType.node(["type": ["array", "object"]]),
    "Named times, for `flipbook still`: {open: 0.5, shut: {at: 2, variant: slow, with: {gap: 3}}}, or times.")
  package static let state = Key(
    "state", ValueType.node(["type": "object"]), "Values that change while the scene plays, with their initial values.")
  package static let always = Key(
    "always", ValueType.node(["type": ["object", "array"], "items": ["type": "object"]]),
    "Rules that are evaluated at every tick, from top to bottom. A list repeats them: "
      + "[{for: {i: 5}, row(i).opacity: i / 5}].")
  package static let colors = Key(
    "colors", ValueType.node(["type": "object", "additionalProperties": ["type": "string"]]), "Colors by name.")
  package static let curves = Key(
    "curves", ValueType.node(["type": "object", "additionalProperties": ["type": "array"]]),
    "Timing functions by name, as [x1, y1, x2, y2].")
  package static let motions = Key(
    "motions", ValueType.node(["type": "object", "additionalProperties": ["type": "object"]]),
    "Parameters of steps by name, for `motion`.")
  package static let animators = Key(
    "animators", ValueType.node(["type": "object", "additionalProperties": AnimatorKeys.record.schema]),
    "Property animators by name, which steps start, pause, scrub, and reverse.")
  package static let interactions = Key(
    "interactions", ValueType.node(["type": "object", "additionalProperties": InteractionKeys.record.schema]),
    "Transitions by name, which steps begin, update, finish, and cancel in response to gestures.")
  package static let layers = Key(
    "layers", ValueType.node(["$ref": "#/definitions/layers"]), "The layers, from back to front.", isRequired: true)
  private static let handlers: JSONValue = [
    "type": "object", "properties": ["for": ["type": "object"]],
    "additionalProperties": ["$ref": "#/definitions/steps"],
    "propertyNames": ["pattern": .string("^for$|\\.(\(SceneEvent.names.joined(separator: "|")))$")],
  ]
  package static let when = Key(
    "when",
    ValueType.node(["anyOf": [handlers, ["type": "array", "items": handlers]]]),
    "Steps for touches and scrolling, by layer.event: {menu.touchUpInside: steps}. A list repeats them: "
      + "[{for: {i: 5}, row(i).tap: steps}]."
  )
  package static let script = Key(
    "script",
    ValueType.node([
      "anyOf": [
        ["$ref": "#/definitions/scriptItem"], ["type": "array", "items": ["$ref": "#/definitions/scriptItem"]],
      ]
    ]), "The touches that the scene plays, with their times.")
  package static let start = Key(
    "start", ValueType.node(["$ref": "#/definitions/steps"]), "The steps to run at the start.")

  /// The keys for named definitions, which are also allowed in included files.
  package static let definitions = [data, variables, colors, curves, motions, components, actions]

  /// The record of an included file.
  package static let included = RecordType(
    name: "an included file", summary: "Definitions for scenes to include.",
    keys: [version.description, title.description, include.description] + definitions.map(\.description))

  /// The generations of UIKit, named by the version of iOS that introduced them.
  package enum Generation: String, CaseIterable {
    case seven = "7"
    case eight = "8"
    case eleven = "11"
  }

  /// The groups of alternative record types: kinds of layers, steps, and script items.
  static let families = [
    LayerKind.all.map(\.record), StepKeys.records.map(\.record), TouchScriptKeys.records.map(\.record),
  ]

  package static let record = RecordType(
    name: "a scene", summary: "A scene: layers on a canvas, and what moves them.",
    keys: [
      version.description, title.description, canvas.description, duration.description, generation.description,
      include.description, fonts.description, variables.description, state.description, data.description,
      colors.description,
      curves.description,
      motions.description,
      components.description, variants.description, appearances.description, matrix.description, stills.description,
      layers.description, animators.description, interactions.description,
      actions.description, start.description, when.description, always.description, script.description,
    ])
}
