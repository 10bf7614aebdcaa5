public import Foundation
import LayerTree
import Motion

/// A decaying velocity and the value that it moves, `POPDecayAnimation`.
open class POPDecayAnimation: POPPropertyAnimation {
  /// The fraction of the velocity that remains after each millisecond.
  open var deceleration: CGFloat = 0.998
  private var initialVelocity: Any?
  private var decay: PopDecayAnimation? { engine as? PopDecayAnimation }

  /// Creates an animation of a property.
  public convenience init!(propertyNamed name: String!) {
    self.init()
    property = POPAnimatableProperty.property(withName: name ?? "") as? POPAnimatableProperty
  }

  /// The velocity in the value's units per second.
  open var velocity: Any? {
    get { decay?.velocity?.boxed ?? initialVelocity }
    set {
      initialVelocity = newValue
      if let decay { decay.velocity = value(newValue, decay.target, "velocity") }
    }
  }

  /// The duration in seconds; 0 before the animation has started.
  open var duration: CFTimeInterval { decay?.duration ?? 0 }

  /// Returns the reversed velocity.
  open func reversedVelocity() -> Any? {
    guard let velocity, let target = decay?.target else { return nil }
    return value(velocity, target, "velocity")?.scaled(by: -1).boxed
  }

  override func makeEngine(for object: AnyObject) -> PopAnimation {
    let animation = PopDecayAnimation(target(for: object))
    configure(animation)
    animation.deceleration = Double(deceleration)
    if let initialVelocity { animation.velocity = value(initialVelocity, animation.target, "velocity") }
    return animation
  }
}

/// An animation whose block is called at every tick, `POPCustomAnimation`.
open class POPCustomAnimation: POPAnimation {
  private let block: (AnyObject?, POPCustomAnimation?) -> Bool
  /// The time of the current frame, in seconds.
  public private(set) var currentTime: CFTimeInterval = 0
  /// The time since the last frame, in seconds.
  public private(set) var elapsedTime: CFTimeInterval = 0

  /// Creates an animation from a block, which returns true to continue.
  public init!(block: @escaping (_ target: AnyObject?, _ animation: POPCustomAnimation?) -> Bool) { self.block = block }

  override func makeEngine(for object: AnyObject) -> PopAnimation {
    let context = StageContext.require("POPCustomAnimation")
    return PopCustomAnimation { [unowned context, weak object] animation in
      context.perform {
        self.currentTime = animation.currentTime
        self.elapsedTime = animation.elapsedTime
        return self.block(object, self)
      }
    }
  }
}
