// Apple's own declarations have these optionals, and code that uses them compiles with no others.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import LayerTree
import Motion

/// From one value to another in a given time, `POPBasicAnimation`.
open class POPBasicAnimation: POPPropertyAnimation {
  /// The time of one run in seconds.
  open var duration: CFTimeInterval = 0.4
  /// The pace.
  open var timingFunction: CAMediaTimingFunction! = CAMediaTimingFunction(name: .default)

  /// Makes an animation of a property.
  public convenience init!(propertyNamed name: String!) {
    self.init()
    property = POPAnimatableProperty.property(withName: name ?? "") as? POPAnimatableProperty
  }

  /// Returns an animation of no property yet, with the usual pace.
  public class func `default`() -> POPBasicAnimation! { POPBasicAnimation() }

  /// Returns an animation of no property yet, with an even pace.
  public class func linear() -> POPBasicAnimation! { paced(.linear) }

  /// Returns an animation of no property yet, slow at first.
  public class func easeIn() -> POPBasicAnimation! { paced(.easeIn) }

  /// Returns an animation of no property yet, slow in the end.
  public class func easeOut() -> POPBasicAnimation! { paced(.easeOut) }

  /// Returns an animation of no property yet, slow at both ends.
  public class func easeInEaseOut() -> POPBasicAnimation! { paced(.easeInEaseOut) }

  private class func paced(_ name: CAMediaTimingFunctionName) -> POPBasicAnimation {
    let animation = POPBasicAnimation()
    animation.timingFunction = CAMediaTimingFunction(name: name)
    return animation
  }

  override func updateTo() {
    guard let running = engine as? PopBasicAnimation else { return }
    running.toValue = value(toValue, running.target, "toValue")
  }

  override func makeEngine(for object: AnyObject) -> PopAnimation {
    let animation = PopBasicAnimation(target(for: object))
    configure(animation)
    animation.toValue = value(toValue, animation.target, "toValue")
    animation.duration = duration
    animation.timingFunction = timingFunction?.function ?? .default
    return animation
  }
}
