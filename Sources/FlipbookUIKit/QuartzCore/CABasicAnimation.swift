public import Foundation
import LayerTree
import Motion

/// An animation between two values, `CABasicAnimation`.
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value: a number, a geometry value, a color, a path, a transform, or an image, boxed or not.
  open var fromValue: Any?
  /// The end value.
  open var toValue: Any?
  /// The difference between the start and the end value.
  open var byValue: Any?

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeAnimation(for layer: CALayer) -> any Animation {
    let property = property(of: layer)
    let ends = ends(of: property)
    var animation = BasicAnimation(property, from: ends.from, to: ends.to, by: ends.by)
    animation.settings = settings(with: animation.settings)
    return animation
  }

  final func ends(of property: AnimatableProperty) -> AnimationEnds {
    func value(_ value: Any?, _ name: String) -> AnimatableValue? {
      value.map { AnimatableValue($0, for: property, as: "\(type(of: self)).\(name)") }
    }
    return AnimationEnds(
      from: value(fromValue, "fromValue"), to: value(toValue, "toValue"), by: value(byValue, "byValue"))
  }

  override func makeCopy() -> CAAnimation {
    let copy = CABasicAnimation()
    copyEnds(to: copy)
    return copy
  }

  final func copyEnds(to other: CABasicAnimation) {
    copyProperty(to: other)
    other.fromValue = fromValue
    other.toValue = toValue
    other.byValue = byValue
  }
}
