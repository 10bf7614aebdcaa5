public import Foundation
import LayerTree
import Motion

/// A spring that pulls a value toward a target, `POPSpringAnimation`.
open class POPSpringAnimation: POPPropertyAnimation {
  private enum Constants {
    case bounciness(Double, speed: Double)
    case dynamics(tension: Double, friction: Double, mass: Double)
  }

  private var constants = Constants.bounciness(4, speed: 12) { didSet { spring?.dynamics = dynamics } }
  private var spring: PopSpringAnimation? { engine as? PopSpringAnimation }

  /// Creates a spring animation of a property.
  public convenience init!(propertyNamed name: String!) {
    self.init()
    property = POPAnimatableProperty.property(withName: name ?? "") as? POPAnimatableProperty
  }

  private var dynamics: PopDynamics {
    do throws(SpringError) {
      switch constants {
      case .bounciness(let bounciness, let speed): return try PopDynamics(bounciness: bounciness, speed: speed)
      case .dynamics(let tension, let friction, let mass):
        return try PopDynamics(tension: tension, friction: friction, mass: mass)
      }
    } catch {
      preconditionFailure("POPSpringAnimation: \(error)")
    }
  }

  private var bouncinessAndSpeed: (Double, Double) {
    if case .bounciness(let bounciness, let speed) = constants { (bounciness, speed) } else { (4, 12) }
  }

  /// The bounciness, from 0 to 20.
  open var springBounciness: CGFloat {
    get { CGFloat(bouncinessAndSpeed.0) }
    set { constants = .bounciness(Double(newValue), speed: bouncinessAndSpeed.1) }
  }

  /// The speed, from 0 to 20.
  open var springSpeed: CGFloat {
    get { CGFloat(bouncinessAndSpeed.1) }
    set { constants = .bounciness(bouncinessAndSpeed.0, speed: Double(newValue)) }
  }

  /// The force per unit of distance.
  open var dynamicsTension: CGFloat {
    get { CGFloat(dynamics.tension) }
    set { constants = .dynamics(tension: Double(newValue), friction: dynamics.friction, mass: dynamics.mass) }
  }

  /// The force per unit of velocity.
  open var dynamicsFriction: CGFloat {
    get { CGFloat(dynamics.friction) }
    set { constants = .dynamics(tension: dynamics.tension, friction: Double(newValue), mass: dynamics.mass) }
  }

  /// The mass attached to the spring.
  open var dynamicsMass: CGFloat {
    get { CGFloat(dynamics.mass) }
    set { constants = .dynamics(tension: dynamics.tension, friction: dynamics.friction, mass: Double(newValue)) }
  }

  private var initialVelocity: Any?

  /// The velocity in the value's units per second.
  open var velocity: Any? {
    get { spring?.velocity?.boxed ?? initialVelocity }
    set {
      initialVelocity = newValue
      if let spring { spring.velocity = value(newValue, spring.target, "velocity") }
    }
  }

  override func updateTo() {
    if let spring { spring.toValue = value(toValue, spring.target, "toValue") }
  }

  override func makeEngine(for object: AnyObject) -> PopAnimation {
    let animation = PopSpringAnimation(target(for: object))
    configure(animation)
    animation.toValue = value(toValue, animation.target, "toValue")
    animation.dynamics = dynamics
    if let initialVelocity { animation.velocity = value(initialVelocity, animation.target, "velocity") }
    return animation
  }
}
