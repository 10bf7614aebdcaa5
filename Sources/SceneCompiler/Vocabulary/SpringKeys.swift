import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of springs, with different parameters for each engine.
package enum SpringKeys {
  private static let positive = ValueType.number(0.0001...1e9, name: "a number of at least 0.0001")

  package static let mass = Key("mass", positive, "The mass attached to the spring; 1, for jnw 5.")
  package static let stiffness = Key("stiffness", positive, "The stiffness of the spring; 100, for jnw 300.")
  package static let damping = Key("damping", ValueType.number(0...1e9), "The damping coefficient; 10, for jnw 30.")
  package static let velocity = Key(
    "velocity", ValueType.relativeVelocity, "The initial velocity, as a multiple of the distance per second; 0.")
  package static let perceptualDuration = Key(
    "perceptualDuration", ValueType.positiveTime(), "The perceived duration in seconds, with bounce; 0.5.")
  package static let bounce = Key(
    "bounce", ValueType.number(-0.9999...1), "The bounce, from -1 to 1, with perceptualDuration; 0.")
  package static let response = Key(
    "response", ValueType.positiveTime(), "The period without damping, with dampingRatio; 0.5.")
  package static let dampingRatio = Key("dampingRatio", ValueType.number(0...1e6), "1 for no bounce, with response; 1.")

  package static let coreAnimation =
    AnimationKeys.basic + [
      mass.description, stiffness.description, damping.description, velocity.description,
      perceptualDuration.description, bounce.description, response.description, dampingRatio.description,
    ]

  package static let jnw = [
    AnimationKeys.from.description, AnimationKeys.to.description, damping.description, stiffness.description,
    mass.description,
  ]

  /// The damping ratio that makes a UIKit animation block a spring animation.
  package static let viewDamping = Key(
    "damping", ValueType.number(0.0001...1, name: "a ratio greater than 0 and at most 1"),
    "The damping ratio of a spring: 1 for no bounce, less for more.")
}
