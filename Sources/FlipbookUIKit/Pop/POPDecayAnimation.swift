public import Foundation
import LayerTree
import Motion

/// A velocity that fades away and the value that it carries along, `POPDecayAnimation`.
open class POPDecayAnimation: POPPropertyAnimation {
  /// The fraction of the velocity that is left after each thousandth of a second.
  open var deceleration: CGFloat = 0.998
  private var initialVelocity: Any?
  private var decay: PopDecayAnimation? { engine as? PopDecayAnimation }

  /// Makes an animation of a property.
  public convenience init!(propertyNamed name: String!) {
    self.init()
    property = POPAnimatableProperty.property(withName: name ?? "") as? POPAnimatableProperty
  }

  /// The speed of the value in its units a second.
  open var velocity: Any? {
    get { decay?.velocity?.boxed ?? initialVelocity }
    set {
      initialVelocity = newValue
      if let decay { decay.velocity = value(newValue, decay.target, "velocity") }
    }
  }

  /// The time to the end in seconds, once it has started.
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

/// A block that is called at every tick, `POPCustomAnimation`.
open class POPCustomAnimation: POPAnimation {
  private let block: (AnyObject?, POPCustomAnimation?) -> Bool
  /// The time of the frame in seconds.
  public private(set) var currentTime: CFTimeInterval = 0
  /// Seconds since the last frame.
  public private(set) var elapsedTime: CFTimeInterval = 0

  /// Makes an animation of a block; the block returns true to continue.
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
