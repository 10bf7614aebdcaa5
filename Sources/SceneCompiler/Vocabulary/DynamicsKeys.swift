import Encodings
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of steps that move layers with UIKit Dynamics.
package enum DynamicsKeys {
  /// The objects that dynamic items collide with, as in `UICollisionBehavior.Mode`.
  package enum Collision: String, CaseIterable {
    case items, boundaries, everything
  }

  private static let names = ValueType.list(of: .text, "a list of layers")
  private static let positive = ValueType.number(0...1e6)

  package static let obstacles = Key(
    "obstacles", names, "Layers that the others collide with, and that do not move.")
  package static let gravity = Key(
    "gravity", ValueType<Point>.point, "The gravity [x, y]: [0, 1] pulls down by 1,000 points per second squared.")
  package static let collision = Key(
    "collision", ValueType<Collision>.choice(),
    "The things they collide with: items, the edges of the layer around them (boundaries), or everything; nothing.")
  package static let elasticity = Key(
    "elasticity", ValueType.number(0...1), "The fraction of the velocity that a collision returns; 0.")
  package static let friction = Key("friction", positive, "The resistance to sliding along each other; 0.")
  package static let density = Key("density", ValueType.number(0.0001...1e6), "The mass of a square point; 1.")
  package static let resistance = Key("resistance", positive, "The damping of the velocity, per second; 0.")
  package static let angularResistance = Key(
    "angularResistance", positive, "The damping of the angular velocity, per second; 0.")
  package static let allowsRotation = Key("allowsRotation", ValueType.boolean, "True if they turn; true.")
  package static let velocity = Key(
    "velocity", ValueType<Point>.point, "The initial velocity [x, y], in points per second; [0, 0].")
  package static let angularVelocity = Key(
    "angularVelocity", ValueType<Double>.angle, "The initial angular velocity, in degrees per second; 0.")
  package static let push = Key(
    "push", ValueType<Point>.point,
    "A push [x, y]: a magnitude of 1 adds 100 points per second, once, to a square of 100 by 100 points.")
  package static let continuous = Key(
    "continuous", ValueType.boolean, "True to push all the time, instead of once; false.")
  package static let snap = Key("snap", ValueType<Point>.point, "The point that the layers snap to, upright.")
  package static let attachedTo = Key(
    "attachedTo", ValueType<Point>.point,
    "A point that the centers of the layers are attached to, by a rod or a spring.")
  package static let length = Key(
    "length", ValueType.number(0...1e6), "The length of the attachment in points; the initial distance.")
  package static let frequency = Key(
    "frequency", ValueType.number(0...60), "The oscillations per second of the attachment; 0, for a rod.")
  package static let damping = Key(
    "damping", ValueType.number(0...1), "The damping of the snap, or of the attachment; 0.5 and 0.")

  package static let all = [
    obstacles.description, gravity.description, collision.description, elasticity.description, friction.description,
    density.description, resistance.description, angularResistance.description, allowsRotation.description,
    velocity.description, angularVelocity.description, push.description, continuous.description, snap.description,
    attachedTo.description, length.description, frequency.description, damping.description,
  ]
}
