import SceneDiagnostics
import SceneSyntax

/// The names that expressions find without a scene giving them.
enum ExpressionNames {
  /// Where they can be read, what they mean, and how they are written.
  static let all: [(name: String, place: String, meaning: String, example: String)] = [
    ("canvas.width", "in expressions", "The width of the canvas in points.", "position: [canvas.width / 2, 40]"),
    ("canvas.height", "in expressions", "The height of the canvas in points.", "top: canvas.height - 50"),
    ("index", "in a for", "Counts the rounds of the innermost for, from 0.", "delay: 0.1 * index"),
    ("count", "in a for", "How many rounds the innermost for has.", "opacity: (index + 1) / count"),
    ("self", "in layers and components", "The layer itself; in a component, its layer.", "self.bounds.height / 2"),
    ("superlayer", "in layers and components", "The layer around.", "superlayer.bounds.width - 20"),
    ("pi", "in expressions", "Half of a whole turn in radians.", "radians(pi / 4)"),
    ("infinity", "in expressions", "More than any number.", "repeatCount: infinity"),
    ("identity", "for a transform", "The transform that changes nothing.", "{animate: {card.transform: identity}}"),
    ("time", "in steps and rules", "Seconds since the beginning of the scene.", "dot.position.x: 100 * time"),
    ("finished", "in a completion", "Whether what it completes has run to its end.", "if: finished"),
    (
      "fractionComplete", "of an animator, in steps and rules", "How far it is, from 0 to 1; rules can say it.",
      "always: {fade.fractionComplete: feed.contentOffset.y / 250}"
    ),
    (
      "touch.location", "in steps of events", "Where the finger is on the canvas, in points; .x and .y are its parts.",
      "{set: {dot.position: touch.location}}"
    ),
    (
      "gesture.location", "in steps of gestures", "The middle of the fingers on the canvas, in points; .x and .y.",
      "{set: {dot.position: gesture.location}}"
    ),
    (
      "gesture.translation", "in steps of pan and edgePan",
      "How far the fingers have gone since they came down, in points; .x and .y.",
      "{set: {card.transform: {translate: gesture.translation}}}"
    ),
    (
      "gesture.velocity", "in steps of pan, edgePan, pinch and rotation",
      "How fast it goes: points a second, with .x and .y; a pinch's scale, or degrees, a second.",
      "{pop: card.positionX, to: 0, velocity: gesture.velocity.x}"
    ),
    (
      "gesture.scale", "in steps of pinch", "How far the fingers have parted: 2 is twice as far as at first.",
      "{set: {photo.transform: {scale: gesture.scale}}}"
    ),
    (
      "gesture.rotation", "in steps of rotation", "How far the fingers have turned, in degrees.",
      "{set: {photo.transform: {rotate: gesture.rotation}}}"
    ),
    ("gesture.direction", "in steps of swipe", "left, right, up or down.", "if: gesture.direction == left"),
    ("gesture.edge", "in steps of edgePan", "top, left, bottom or right.", "if: gesture.edge == left"),
    (
      "scroll.velocity", "in steps of a scroll layer's events",
      "How fast the offset grew when the finger let go, in points a second; .x and .y.", "if: scroll.velocity.y > 0"
    ),
    (
      "scroll.target", "in steps of a scroll layer's events", "The offset at which it will come to rest; .x and .y.",
      "if: scroll.target.y < 0"
    ),
    (
      "scroll.decelerates", "in steps of a scroll layer's events", "Whether the content goes on by itself.",
      "if: not scroll.decelerates"
    ),
  ]
}
