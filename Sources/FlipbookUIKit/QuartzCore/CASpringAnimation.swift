public import Foundation
import LayerTree
import Motion

/// An animation that moves like a weight on a spring, `CASpringAnimation`.
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring.
  open var mass: CGFloat = 1
  /// The force per unit of distance.
  open var stiffness: CGFloat = 100
  /// The force per unit of speed.
  open var damping: CGFloat = 10
  /// The speed at the start in whole distances per second.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether a damping above the critical one counts.
  open var allowsOverdamping = false

  /// Makes an animation of no property yet.
  public override init() { super.init() }

  /// Animations are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a spring with a perceived duration and a bounce, as since iOS 17.
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

  /// The duration that is perceived, in seconds.
  open var perceptualDuration: CFTimeInterval { curve.perceptualDuration }

  /// The bounce: 0 for none, towards 1 for more, below 0 for a damping above the critical one.
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
  /// Makes a spring, or traps with a message, because an invalid constant is a programming error.
  static func trapping<Spring>(_ make: () throws(SpringError) -> Spring) -> Spring {
    do throws(SpringError) { return try make() } catch { preconditionFailure("\(error)") }
  }
}
