import Encodings
package import Geometry
import LayerTree
package import Motion
import SceneDiagnostics
package import SceneProgram

/// The keys of `script`: the touches that the scene plays.
package enum TouchScriptKeys {
  static let maximumTapCount = 10_000

  package static let tap = Key(
    "tap", ValueType.layerName, "Presses a layer and lifts the finger again.", isRequired: true)
  package static let touchDown = Key(
    "touchDown", ValueType.layerName, "Puts a finger on a layer and keeps it there until touchUp.", isRequired: true)
  package static let touchUp = Key(
    "touchUp", ValueType.layerName, "Lifts the finger that touchDown put on a layer.", isRequired: true)
  package static let drag = Key("drag", ValueType.layerName, "Drags a finger from a layer.", isRequired: true)
  package static let flick = Key(
    "flick", ValueType.layerName, "Drags a finger from a layer with increasing speed, and releases it.",
    isRequired: true)
  package static let scroll = Key(
    "scroll", ValueType.layerName, "Drags the content of a scroll layer and releases it at rest.", isRequired: true)
  package static let pinch = Key(
    "pinch", ValueType.layerName, "Moves two fingers on a layer apart or together.", isRequired: true)
  package static let rotate = Key("rotate", ValueType.layerName, "Rotates two fingers on a layer.", isRequired: true)
  package static let tapStatusBar = Key(
    "tapStatusBar", ValueType.boolean,
    "Taps the status bar: the only visible scroll layer with scrollsToTop scrolls to its top.", isRequired: true)
  package static let touch = Key(
    "touch", ValueType.list(of: .touchSample, "a list of samples [seconds, x, y]"),
    "Replays a recorded touch, as points on the canvas with times after at: down at the first, lifted at the last.",
    isRequired: true)
  package static let isCancelled = Key(
    "cancelled", ValueType.boolean,
    "Cancels the touch at the end, as the system does, instead of lifting the finger; false.")
  package static let `do` = Key(
    "do", ValueType.node(["$ref": "#/definitions/steps"]), "Steps that the app itself performs at that time.",
    isRequired: true)

  package static let at = Key(
    "at", ValueType.list(of: .time(0...86_400), "a time, or a list of times"), "The time, or a list of times.")
  package static let after = Key(
    "after", ValueType.time(0...86_400), "The time after the end of the previous item, in place of at.")
  package static let holding = Key(
    "holding", ValueType.time(0...86_400), "The time that the finger stays down, in seconds; 0.1.")
  package static let count = Key(
    "count", ValueType.number(1...Double(maximumTapCount)), "The number of taps, at irregular times; 1.")
  package static let over = Key("over", ValueType.positiveTime(), "The total time of the taps in seconds.")
  package static let seed = Key("seed", ValueType.number(0...1e9), "The seed of the irregular times; 0.")
  package static let point = Key(
    "point", ValueType.point, "The point, in the layer's own space; its center.")
  package static let from = Key(
    "from", ValueType.point, "The point of the canvas where the finger comes down; the layer's center.")
  package static let by = Key("by", ValueType.point, "The distance that the finger moves.")
  package static let to = Key("to", ValueType.point, "The point of the canvas to which the finger moves.")
  package static let along = Key(
    "along", ValueType.list(of: .point, "a list of points"),
    "The points of the canvas that the finger passes, instead of from and to.")
  package static let path = Key(
    "path", ValueType.path, "The path on the canvas that the finger follows, instead of from and to.")
  package static let pace = Key(
    "timingFunction", ValueType.timingFunction, "The timing function of the movement; linear.")
  package static let duration = Key(
    "duration", ValueType.time(0.0001...3600, name: "a time in seconds from 0.0001 to 3600"),
    "The duration of the movement in seconds; 0.3, for a flick 0.1.")
  package static let velocity = Key(
    "velocity", ValueType.point, "The velocity at release, in points per second; the velocity of the movement.")
  package static let factor = Key(
    "by", ValueType.number(0.01...100), "The final distance between the fingers, relative to the initial one.",
    isRequired: true)
  package static let angle = Key("by", ValueType.angle, "The rotation in degrees.", isRequired: true)
  package static let spread = Key(
    "spread", ValueType.number(1...10_000),
    "The initial distance between the fingers, in points; 0.6 of the layer, at most 100.")
  package static let direction = Key(
    "direction", ValueType.angle, "The direction from the first to the second finger, in degrees; 0.")
  package static let scrollBy = Key("by", ValueType.point, "The distance to scroll, as far as the edges allow.")
  package static let scrollTo = Key("to", ValueType.point, "The offset at which the content is released.")
  package static let scrollVelocity = Key(
    "velocity", ValueType.point, "The velocity at release, in points per second; [0, 0].")
  package static let condition = Key("if", ValueType.boolean, "Skips the item when false.")
  package static let repetition = Key(
    "for", ValueType.node(["type": "object"]), "Repeats it: {i: 5}, {i: 2...6}, {part: [head, tail]}.")

  private static let modifiers = [at.description, after.description, condition.description, repetition.description]
  private static let way = [
    from.description, by.description, to.description, along.description, path.description, duration.description,
    pace.description,
    velocity.description, holding.description,
  ]
  private static let pair = [
    duration.description, pace.description, spread.description, direction.description, from.description,
  ]

  /// All verbs with the records that they open.
  package static let records: [(verb: String, record: RecordType)] = [
    record(
      tap, [holding.description, count.description, over.description, seed.description, point.description] + modifiers),
    record(touchDown, [point.description] + modifiers),
    record(touchUp, modifiers),
    record(drag, way + modifiers),
    record(flick, way + modifiers),
    record(
      scroll,
      [scrollBy.description, scrollTo.description, duration.description, scrollVelocity.description] + modifiers),
    record(pinch, [factor.description] + pair + modifiers),
    record(rotate, [angle.description] + pair + modifiers),
    record(tapStatusBar, modifiers),
    record(touch, [isCancelled.description] + modifiers),
    record(`do`, modifiers),
  ]

  private static func record<Value>(
    _ verb: Key<Value>, _ keys: [KeyDescription]
  ) -> (verb: String, record: RecordType) {
    (verb.name, RecordType(name: verb.name, summary: verb.summary, keys: [verb.description] + keys))
  }
}
