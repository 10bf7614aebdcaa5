import Arithmetic
public import Foundation
import LayerTree
import Motion

/// A spring animation, as `JNWSpringAnimation` of jwilling/JNWSpringAnimation.
///
/// Both ends must be given; the duration follows from the spring.
open class JNWSpringAnimation: CAKeyframeAnimation {
  /// The force per unit of velocity.
  open var damping: CGFloat = 30
  /// The force per unit of distance.
  open var stiffness: CGFloat = 300
  /// The mass attached to the spring.
  open var mass: CGFloat = 5
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?

  /// The keyframes, one millisecond apart; nil until both ends are given as numbers.
  ///
  /// - Precondition: The keyframes must not be set.
  open override var values: [Any]? {
    get {
      guard let from = fromValue.flatMap({ Double(boxed: $0) }), let to = toValue.flatMap({ Double(boxed: $0) }),
        let spring = try? JNWSpring(damping: Double(damping), stiffness: Double(stiffness), mass: Double(mass)),
        let motion = try? spring.motion(from: .number(from), to: .number(to))
      else { return nil }
      let count = max(1, Int(saturating: min(1e6, (motion.duration * 1000).rounded())))
      return (0...count).map { motion.value(at: Double($0) / Double(count)).boxed ?? 0 }
    }
    set { preconditionFailure("JNWSpringAnimation computes its own values") }
  }

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    let property = property(of: layer)
    guard let fromValue, let toValue else {
      preconditionFailure("JNWSpringAnimation of '\(property.keyPath)' needs fromValue and toValue")
    }
    do throws(SpringError) {
      let spring = try JNWSpring(damping: Double(damping), stiffness: Double(stiffness), mass: Double(mass))
      var animation = try LayerTree.JNWSpringAnimation(
        property, from: AnimatableValue(fromValue, for: property, as: "JNWSpringAnimation.fromValue"),
        to: AnimatableValue(toValue, for: property, as: "JNWSpringAnimation.toValue"), spring: spring)
      let duration = animation.timing.duration
      animation.settings = settings(with: animation.settings)
      animation.timing.duration = duration
      return animation
    } catch {
      preconditionFailure("JNWSpringAnimation of '\(property.keyPath)': \(error)")
    }
  }

  override func makeCopy() -> CAAnimation {
    let copy = JNWSpringAnimation()
    copyProperty(to: copy)
    copy.damping = damping
    copy.stiffness = stiffness
    copy.mass = mass
    copy.fromValue = fromValue
    copy.toValue = toValue
    return copy
  }
}
