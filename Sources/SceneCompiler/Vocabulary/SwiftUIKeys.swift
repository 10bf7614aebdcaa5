import Encodings
import Geometry
import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram
package import SceneSyntax

/// The keys of SwiftUI animations: the name of an `Animation`, its parameters, and its modifiers.
package enum SwiftUIKeys {
  private static let value = ValueType.node(["type": ["number", "string", "array", "object"]])
  private static let positive = ValueType.number(0.0001...1e9, name: "a number of at least 0.0001")

  /// The curves and springs of SwiftUI's `Animation`, by name.
  package enum Word: String, CaseIterable {
    case `default`, smooth, snappy, bouncy, spring, interactiveSpring, interpolatingSpring
    case linear, easeIn, easeOut, easeInOut, timingCurve

    /// The parameters of the animation, in groups that exclude each other.
    package var parameters: [[String]] {
      switch self {
      case .default: []
      case .smooth, .snappy, .bouncy: [["duration", "extraBounce"]]
      case .spring: [["duration", "bounce"], ["response", "dampingFraction"], ["blendDuration"]]
      case .interactiveSpring: [["duration", "extraBounce"], ["response", "dampingFraction"], ["blendDuration"]]
      case .interpolatingSpring: [["duration", "bounce"], ["mass", "stiffness", "damping"], ["initialVelocity"]]
      case .linear, .easeIn, .easeOut, .easeInOut: [["duration"]]
      case .timingCurve: [["controlPoints", "duration"]]
      }
    }
  }

  package static let animation = Key(
    "animation", ValueType<Word>.choice(), "The curve or spring, by SwiftUI's name; default.")
  package static let duration = Key(
    "duration", ValueType.motionTime(.positiveTime()),
    "Seconds of a curve, or the perceptual duration of a spring; 0.35 for a curve, 0.5 for a spring.")
  package static let bounce = Key(
    "bounce", ValueType.number(-0.9999...1), "The bounce of spring and interpolatingSpring, from -1 to 1; 0.")
  package static let extraBounce = Key(
    "extraBounce", ValueType.number(-2...2),
    "Added to the bounce of smooth (0), snappy (0.15), bouncy (0.3), and interactiveSpring (0.15); 0.")
  package static let response = Key(
    "response", ValueType.positiveTime(),
    "The period of a spring without damping, with dampingFraction; 0.5, for interactiveSpring 0.15.")
  package static let dampingFraction = Key(
    "dampingFraction", ValueType.number(0...1e6),
    "The damping of a spring, 1 for no bounce, with response; 0.825, for interactiveSpring 0.86.")
  package static let blendDuration = Key(
    "blendDuration", ValueType.time(0...86_400),
    "Seconds over which the response changes from the previous spring's; 0, for interactiveSpring 0.25.")
  package static let mass = Key("mass", positive, "The mass attached to an interpolatingSpring; 1.")
  package static let stiffness = Key("stiffness", positive, "The stiffness of an interpolatingSpring, with damping.")
  package static let damping = Key(
    "damping", ValueType.number(0...1e9), "The damping coefficient of an interpolatingSpring, with stiffness.")
  package static let initialVelocity = Key(
    "initialVelocity", ValueType.relativeVelocity,
    "The initial velocity of an interpolatingSpring, as a multiple of the distance per second; 0.")
  package static let controlPoints = Key(
    "controlPoints", ValueType.timingFunction, "The control points of timingCurve: [x1, y1, x2, y2].")
  package static let delay = Key("delay", ValueType.time(0...86_400), "Seconds before it begins, once; 0.")
  package static let speed = Key("speed", ValueType.number(0.0001...1000), "The speed of the curve or spring; 1.")
  package static let repeatCount = Key(
    "repeatCount", ValueType.number(1...1e9, name: "a number from 1, or infinity", allowsInfinity: true),
    "The number of runs; each direction counts as one; 1.")
  package static let autoreverses = Key(
    "autoreverses", ValueType.boolean, "True to run every other time backward, with repeatCount; true.")
  package static let criteria = Key(
    "completionCriteria", ValueType<SwiftUIAnimation.Completion>.choice(),
    "The end that completion waits for: logicallyComplete leaves out the tail of a spring, removed does not; "
      + "logicallyComplete.")

  package static let velocity = Key(
    "velocity", ValueType<[Double]>.list(of: .number(-1e9...1e9), "a velocity, or one for each component"),
    "The initial velocity of a spring, in units per second: a number, or one for each component; "
      + "at the end of a gesture, the value's own, otherwise 0.")
  package static let tracksVelocity = Key(
    "tracksVelocity", ValueType.boolean,
    "True to take on the velocity that a gesture gave the value, at the end of the gesture; true.")

  /// The parameters of all animations.
  package static let parameters = [
    duration.description, bounce.description, extraBounce.description, response.description,
    dampingFraction.description, blendDuration.description, mass.description, stiffness.description,
    damping.description, initialVelocity.description, controlPoints.description,
  ]

  package static let step =
    [animation.description] + parameters
    + [
      delay.description, speed.description, repeatCount.description, autoreverses.description, criteria.description,
      velocity.description, tracksVelocity.description,
    ]

  // MARK: Keyframes

  package static let linear = Key(
    "linear", value, "Animates to this value linearly (LinearKeyframe).", isRequired: true)
  package static let cubic = Key(
    "cubic", value, "Animates to this value along a smooth curve (CubicKeyframe).", isRequired: true)
  package static let spring = Key("spring", value, "Springs to this value (SpringKeyframe).", isRequired: true)
  package static let move = Key("move", value, "Jumps to this value (MoveKeyframe).", isRequired: true)
  package static let time = Key("duration", ValueType.positiveTime(), "The duration in seconds.", isRequired: true)
  package static let springTime = Key(
    "duration", ValueType.positiveTime(), "Seconds until the next keyframe; the spring's settling time.")
  package static let timingCurve = Key(
    "timingCurve", ValueType.timingFunction, "The pace of a linear keyframe; linear.")
  package static let startVelocity = Key(
    "startVelocity", value,
    "The start velocity, in units per second; by default the velocity of smooth motion.")
  package static let endVelocity = Key(
    "endVelocity", value, "The end velocity, in units per second; by default the velocity of smooth motion.")

  /// The kinds of keyframes, by the keys that open them.
  package static let keyframes: [(verb: String, record: RecordType)] = [
    record(linear, [time.description, timingCurve.description]),
    record(cubic, [time.description, startVelocity.description, endVelocity.description]),
    record(
      spring,
      [
        springTime.description, SpringKeys.perceptualDuration.description, SpringKeys.bounce.description,
        startVelocity.description,
      ]),
    record(move, []),
  ]

  package static let repeating = Key("repeating", ValueType.boolean, "True to play it over and over; false.")

  private static func record(
    _ opener: Key<SyntaxNode>, _ keys: [KeyDescription]
  ) -> (verb: String, record: RecordType) {
    (
      opener.name,
      RecordType(name: opener.name, summary: opener.summary, keys: [opener.description] + keys)
    )
  }

  // MARK: Phases

  package static let changes = Key("set", ValueType.node(["type": "object"]), "Sets properties.", isRequired: true)

  /// The record of a phase, with the animation that leads to it.
  package static let phase = RecordType(
    name: "phase", summary: "The values that a phase sets, and the animation that leads to it.",
    keys: [changes.description, animation.description] + parameters + [delay.description, speed.description])
}
