// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import LayerTree
import Motion

/// An animation between two values with a duration and a timing function, `POPBasicAnimation`.
open class POPBasicAnimation: POPPropertyAnimation {
  /// The duration of one run, in seconds.
  open var duration: CFTimeInterval = 0.4
  /// The timing function.
  open var timingFunction: CAMediaTimingFunction! = CAMediaTimingFunction(name: .default)

  /// Creates an animation of a property.
  public convenience init!(propertyNamed name: String!) {
    self.init()
    property = POPAnimatableProperty.property(withName: name ?? "") as? POPAnimatableProperty
  }

  /// Returns an animation without a property, with the default timing function.
  public class func `default`() -> POPBasicAnimation! { POPBasicAnimation() }

  /// Returns an animation without a property, with linear timing.
  public class func linear() -> POPBasicAnimation! { paced(.linear) }

  /// Returns an animation without a property that eases in.
  public class func easeIn() -> POPBasicAnimation! { paced(.easeIn) }

  /// Returns an animation without a property that eases out.
  public class func easeOut() -> POPBasicAnimation! { paced(.easeOut) }

  /// Returns an animation without a property that eases in and out.
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
