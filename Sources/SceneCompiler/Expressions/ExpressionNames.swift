import Geometry
import LayerTree
import Motion
import SceneProgram

/// The built-in names of the expression language.
enum ExpressionNames {
  /// The names with their context, meaning, and an example.
  package static let all: [(name: String, place: String, meaning: String, example: String)] = [
    ("canvas.width", "in expressions", "The width of the canvas in points.", "position: [canvas.width / 2, 40]"),
    ("canvas.height", "in expressions", "The height of the canvas in points.", "top: canvas.height - 50"),
    ("appearance.style", "in expressions", "light or dark.", "opacity: if appearance.style == dark then 0.4 else 0.1"),
    (
      "appearance.contrast", "in expressions", "normal or high.",
      "borderWidth: if appearance.contrast == high then 1 else 0"
    ),
    (
      "appearance.direction", "in expressions", "leftToRight or rightToLeft.",
      "if: appearance.direction == rightToLeft"
    ),
    (
      "appearance.forward", "in expressions", "1 in layouts from left to right, and -1 from right to left.",
      "{spring: card.position.x, by: 200 * appearance.forward}"
    ),
    (
      "appearance.typeSize", "in expressions",
      "The text size of Dynamic Type: xSmall to xxxLarge, accessibility1 to 5.",
      "if: appearance.typeSize == accessibility5"
    ),
    (
      "appearance.textScale", "in expressions", "The size of body text, as a multiple of its default.",
      "height: 44 * appearance.textScale"
    ),
    (
      "appearance.reducedMotion", "in expressions", "True if the user has chosen to reduce motion.",
      "drift: if appearance.reducedMotion then 0 else time * 20"
    ),
    (
      "appearance.locale", "in expressions", "The language, and the region if it matters.",
      "text: \\(appearance.locale)"
    ),
    ("index", "in a for", "The index of the current iteration of the innermost for, from 0.", "delay: 0.1 * index"),
    ("count", "in a for", "The number of iterations of the innermost for.", "opacity: (index + 1) / count"),
    ("self", "in layers and components", "The layer itself; in a component, its layer.", "self.bounds.height / 2"),
    ("superlayer", "in layers and components", "The superlayer.", "superlayer.bounds.width - 20"),
    ("pi", "in expressions", "The number pi.", "radians(pi / 4)"),
    ("infinity", "in expressions", "Infinity.", "repeatCount: infinity"),
    ("identity", "for a transform", "The identity transform.", "{animate: {card.transform: identity}}"),
    ("time", "in steps and rules", "The time in seconds since the start of the scene.", "dot.position.x: 100 * time"),
    ("finished", "in a completion", "True if the animation ran to its end.", "if: finished"),
    (
      "fractionComplete", "of an animator, in steps and rules", "The progress, from 0 to 1; rules can set it.",
      "always: {fade.fractionComplete: feed.contentOffset.y / 250}"
    ),
    (
      "touch.location", "in steps of events",
      "The location of the finger on the canvas, in points; .x and .y are its parts.",
      "{set: {dot.position: touch.location}}"
    ),
    (
      "gesture.location", "in steps of gestures", "The center of the fingers on the canvas, in points; .x and .y.",
      "{set: {dot.position: gesture.location}}"
    ),
    (
      "gesture.translation", "in steps of pan and edgePan",
      "The distance that the fingers have moved since they came down, in points; .x and .y.",
      "{set: {card.transform: {translate: gesture.translation}}}"
    ),
    (
      "gesture.velocity", "in steps of pan, edgePan, pinch and rotation",
      "The velocity: points per second, with .x and .y; for a pinch its scale, for a rotation degrees, per second.",
      "{pop: card.positionX, to: 0, velocity: gesture.velocity.x}"
    ),
    (
      "gesture.scale", "in steps of pinch",
      "The distance between the fingers, relative to the start: 2 is twice as far.",
      "{set: {photo.transform: {scale: gesture.scale}}}"
    ),
    (
      "gesture.rotation", "in steps of rotation", "The rotation of the fingers in degrees.",
      "{set: {photo.transform: {rotate: gesture.rotation}}}"
    ),
    ("gesture.direction", "in steps of swipe", "left, right, up or down.", "if: gesture.direction == left"),
    ("gesture.edge", "in steps of edgePan", "top, left, bottom or right.", "if: gesture.edge == left"),
    (
      "scroll.velocity", "in steps of a scroll layer's events",
      "The velocity of the offset at release, in points per second; .x and .y.", "if: scroll.velocity.y > 0"
    ),
    (
      "scroll.target", "in steps of a scroll layer's events",
      "The offset at which the content will come to rest; .x and .y.",
      "if: scroll.target.y < 0"
    ),
    (
      "scroll.decelerates", "in steps of a scroll layer's events",
      "True if the content continues to scroll after release.",
      "if: not scroll.decelerates"
    ),
  ]
}
