public import Foundation
import LayerTree
import Motion

/// An animation along a damped spring, `CASpringAnimation`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass attached to the spring.
  open var mass: CGFloat = 1
  /// The force per unit of distance.
  open var stiffness: CGFloat = 100
  /// The force per unit of velocity.
  open var damping: CGFloat = 10
  /// The initial velocity in total distances per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether damping above critical is applied rather than clamped.
  open var allowsOverdamping = false

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a spring with a perceptual duration and a bounce, as in iOS 17.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let curve = SpringError.trapping {
      () throws(SpringError) in try SpringCurve(perceptualDuration: perceptualDuration, bounce: Double(bounce))
    }
    stiffness = CGFloat(curve.stiffness)
    damping = CGFloat(curve.damping)
    allowsOverdamping = bounce < 0
  }

  /// The settling time of the spring, in seconds.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  /// The perceptual duration, in seconds.
  open var perceptualDuration: CFTimeInterval { curve.perceptualDuration }

  /// The bounce: 0 for critical damping, positive toward 1 for more oscillation, negative for overdamping.
  open var bounce: CGFloat { CGFloat(curve.bounce) }

  private var curve: SpringCurve {
    SpringError.trapping { () throws(SpringError) in
      try SpringCurve(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        initialVelocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }
  }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    let property = property(of: layer)
    let ends = ends(of: property)
    var animation = SpringAnimation(property, from: ends.from, to: ends.to, by: ends.by, curve: curve)
    animation.settings = settings(with: animation.settings)
    return animation
  }

  override func makeCopy() -> CAAnimation {
    let copy = CASpringAnimation()
    copyEnds(to: copy)
    copy.mass = mass
    copy.stiffness = stiffness
    copy.damping = damping
    copy.initialVelocity = initialVelocity
    copy.allowsOverdamping = allowsOverdamping
    return copy
  }
}

extension SpringError {
  /// Creates a spring; traps with a message for an invalid constant, which is a programming error.
  static func trapping<Spring>(_ make: () throws(SpringError) -> Spring) -> Spring {
    do throws(SpringError) { return try make() } catch { preconditionFailure("\(error)") }
  }
}
