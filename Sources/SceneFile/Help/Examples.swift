/// How words of the scene language are written.
enum Examples {
  /// Of keys whose type does not tell.
  static let keys = [
    "canvas": "canvas: {size: [320, 480], background: white}",
    "variables": "variables: {gap: 10, pace: {value: calm, choices: [calm, mad]}}",
    "state": "state: {open: false}", "always": "always: {shadow.position: ball.position}",
    "colors": "colors: {sea: '#2E6BE6'}", "curves": "curves: {snappy: [0.2, 0, 0, 1]}",
    "motions": "motions: {lively: {bounciness: 15, speed: 5}}",
    "components":
      "components: {ball: {parameters: {radius: 20}, size: [2 * radius, 2 * radius], cornerRadius: radius}}",
    "include": "include: [buttons.yaml]", "variants": "variants: {slow: {duration: 2}, fast: {duration: 0.2}}",
    "matrix": "matrix: {stutter: [0.3, 0.15, 0.06]}",
    "layers": "layers: [{layer: ball, frame: [0, 0, 50, 50], backgroundColor: red}]",
    "start": "start: [{basic: ball.opacity, from: 0, to: 1, duration: 0.3}]",
    "sublayers": "sublayers: [{layer: dot, frame: [0, 0, 5, 5]}]",
    "mask": "mask: {shape: hole, path: {ellipse: [0, 0, 50, 50]}}", "for": "for: {i: 5}",
    "if": "if: open and count > 2",
    "layer": "{layer: ball, frame: [0, 0, 50, 50], backgroundColor: red}",
    "shape": "{shape: dot, path: {ellipse: [0, 0, 20, 20]}, fillColor: red}",
    "label": "{label: title, frame: [0, 0, 200, 30], text: Hello}",
    "gradient": "{gradient: sky, frame: [0, 0, 320, 480], colors: [white, blue]}",
    "use": "{use: ball, as: redBall, with: {radius: 30}, backgroundColor: red}",
    "parameters": "parameters: {radius: 20}", "with": "with: {radius: 30}",
    "set": "{set: {ball.opacity: 0}}", "animate": "{animate: {ball.opacity: 0}, duration: 0.3, delay: 0.1}",
    "transaction": "{transaction: {ball.position.x: 100}, duration: 0.5}",
    "basic": "{basic: ball.opacity, from: 0, to: 1, duration: 0.3, updateModel: true}",
    "keyframes": "{keyframes: ball.position.x, values: [0, 20, -20, 0], additive: true, duration: 0.4}",
    "spring": "{spring: ball.position.x, to: 200, stiffness: 200, damping: 12}",
    "jnw": "{jnw: ball.transform.scale, to: 1.5, damping: 16, stiffness: 300}",
    "pop": "{pop: ball.scaleXY, to: 2, bounciness: 12, speed: 10}",
    "popBasic": "{popBasic: ball.opacity, to: 0, duration: 0.3}",
    "pausePop": "{pausePop: ball.positionX, after: 0.2}",
    "resumePop": "{resumePop: ball.positionX, after: 0.5}",
    "popDecay": "{popDecay: ball.positionX, velocity: 500}",
    "scroll": "{scroll: feed, frame: [0, 0, 320, 480], contentSize: [320, 1200]}",
    "contentInset": "contentInset: [64, 0, 0, 0]", "decelerationRate": "decelerationRate: fast",
    "setContentOffset": "{setContentOffset: feed, to: [0, 0]}",
    "interactions": "interactions: {open: {animate: {detail.position.x: 160}, duration: 0.4}}",
    "begin": "home.panBegan: {begin: open}",
    "update": "home.panChanged: {update: open, to: gesture.translation.x / 320}",
    "finish": "{finish: open, if: percentComplete(open) > 0.5}",
    "cancel": "{cancel: open, if: percentComplete(open) <= 0.5}",
    "remove": "{remove: ball.opacity}", "do": "{do: [{set: {a.opacity: 0}}, {set: {b.opacity: 0}}], after: 1}",
    "completion": "completion: [{set: {ball.hidden: true}}]",
    "transform": "transform: [{translate: [0, 30]}, {scale: 1.1}, {rotate: 45}]",
  ]

  /// Of functions.
  static let functions: [String: (meaning: String, example: String)] = [
    "min": ("The least of its arguments.", "min(width, 200)"), "max": ("The greatest of its arguments.", "max(0, x)"),
    "clamp": ("A value kept between two others.", "clamp(x, 0, 1)"),
    "lerp": ("The value a part of the way from one number to another.", "lerp(10, 20, 0.25)"),
    "radians": ("An angle in radians.", "radians(pi / 4)"),
    "random": ("A number from 0 to 1, the same for the same argument.", "random(i)"),
    "presentation": ("What is seen of a layer's property.", "presentation(ball.position.x)"),
    "percentComplete": ("How far an interaction is, from 0 to 1.", "percentComplete(open)"),
    "mix": ("The colour a part of the way from one to another.", "mix(red, blue, 0.5)"),
    "abs": ("The size of a number, without its sign.", "abs(x)"), "round": ("The nearest whole number.", "round(x)"),
    "floor": ("The next lower whole number.", "floor(x)"), "ceil": ("The next higher whole number.", "ceil(x)"),
    "sqrt": ("The square root.", "sqrt(2)"), "exp": ("The power of e.", "exp(-x)"),
    "log": ("The natural logarithm.", "log(x)"), "sin": ("The sine of an angle in degrees.", "sin(30)"),
    "cos": ("The cosine of an angle in degrees.", "cos(60)"), "tan": ("The tangent of an angle in degrees.", "tan(45)"),
    "rgb": ("A colour by parts from 0 to 255.", "rgb(0, 165, 33)"),
    "rgba": ("A colour by parts from 0 to 255, and opacity.", "rgba(0, 165, 33, 0.5)"),
    "hsl": ("A colour by hue, saturation and lightness.", "hsl(210, 60%, 50%)"),
    "hsla": ("A colour by hue, saturation, lightness and opacity.", "hsla(210, 60%, 50%, 0.5)"),
    "white": ("A grey from 0 to 1.", "white(0.9)"), "opacity": ("A colour with another opacity.", "black.opacity(0.3)"),
    "UIColor": ("A colour by parts from 0 to 1.", "UIColor(0.1, 0.5, 0.7)"),
  ]

  /// A value of a type, as messages call it; nil for types that have no short one.
  static func value(of type: String) -> String? {
    let starts = [
      ("a point", "[160, 240]"), ("a size", "[50, 50]"), ("a rectangle", "[0, 0, 50, 50]"), ("a shift", "[0, 2]"),
      ("a colour", "'#2E6BE6'"), ("true or false", "true"), ("a time", "0.5"), ("an angle", "45"),
      ("a timing function", "easeInEaseOut"), ("a number from 0 to 1", "0.5"), ("a number", "10"),
      ("the name of a PNG", "picture.png"), ("the name of an SVG", "person.svg"), ("a text", "Hello"),
    ]
    return starts.first { type.hasPrefix($0.0) }?.1
  }
}
