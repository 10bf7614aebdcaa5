/// The keys at the top of a scene file.
enum SceneKeys {
  static let version = Key("flipbook", ValueType.number(1...1e6), "The version of this language; 1.")
  static let title = Key("title", ValueType.text, "What the scene is called; the file's name.")
  static let canvas = Key("canvas", ValueType.node(CanvasKeys.record.schema), "What is drawn on.", isRequired: true)
  static let duration = Key(
    "duration", ValueType.positiveTime(), "How long it plays; until everything is at rest, and half a second more.")
  static let generation = Key(
    "iOS", ValueType<Generation>.choice(),
    "Whose UIKit it is: 7, whose blocks replace each other and bend their springs' time; 8, whose add up. 8.")
  static let variables = Key(
    "variables", ValueType.node(["type": "object"]), "Names for numbers, colours and texts, for use in expressions.")
  static let state = Key(
    "state", ValueType.node(["type": "object"]), "Values that change while the scene plays, as they are at first.")
  static let always = Key(
    "always", ValueType.node(["type": "object"]), "What is worked out anew at every tick, from top to bottom.")
  static let colors = Key(
    "colors", ValueType.node(["type": "object", "additionalProperties": ["type": "string"]]), "Colours by name.")
  static let curves = Key(
    "curves", ValueType.node(["type": "object", "additionalProperties": ["type": "array"]]),
    "Timing functions by name, as [x1, y1, x2, y2].")
  static let motions = Key(
    "motions", ValueType.node(["type": "object", "additionalProperties": ["type": "object"]]),
    "Parameters of steps by name, for `motion`.")
  static let animators = Key(
    "animators", ValueType.node(["type": "object", "additionalProperties": AnimatorKeys.record.schema]),
    "Property animators by name, which steps start, pause, scrub and turn round.")
  static let layers = Key(
    "layers", ValueType.node(["$ref": "#/definitions/layers"]), "The layers, back to front.", isRequired: true)
  static let start = Key("start", ValueType.node(["$ref": "#/definitions/steps"]), "What happens at the beginning.")

  /// The generations of UIKit by the system they came with.
  enum Generation: String, CaseIterable {
    case seven = "7"
    case eight = "8"
  }

  static let record = RecordType(
    name: "a scene", summary: "A scene: layers on a canvas, and what moves them.",
    keys: [
      version.description, title.description, canvas.description, duration.description, generation.description,
      variables.description, state.description, colors.description, curves.description, motions.description,
      layers.description, animators.description,
      start.description, always.description,
    ])
}
