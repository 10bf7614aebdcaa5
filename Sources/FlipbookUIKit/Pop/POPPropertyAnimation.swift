// Apple's declarations have implicitly unwrapped optionals here, and code that relies on them must compile.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import LayerTree
import Motion

/// An animation of a property, `POPPropertyAnimation`.
open class POPPropertyAnimation: POPAnimation {
  /// The animated property.
  open var property: POPAnimatableProperty!
  /// The start value; nil for the current value at the start.
  open var fromValue: Any? { didSet { updateFrom() } }
  /// The end value.
  open var toValue: Any? { didSet { updateTo() } }
  /// The increment for rounding written values; 0 for no rounding.
  open var roundingFactor: CGFloat = 0
  /// The ends of the range that the value is clamped to, as ``POPAnimationClampFlags``.
  open var clampMode = 0
  /// A Boolean value that indicates whether the change in each frame is added to the current value.
  open var isAdditive = false

  func updateFrom() {}
  func updateTo() {}

  /// Returns the target that the animation reads and writes.
  final func target(for object: AnyObject) -> PopTarget {
    guard let property else { preconditionFailure("\(type(of: self)) has no property") }
    return property.target(for: object, kind: Self.kind(of: toValue ?? fromValue))
  }

  /// Returns the kind of a value set by code, for a property without a fixed kind.
  private static func kind(of value: Any?) -> AnimatableValue.Kind {
    switch value {
    case is CGPoint: .point
    case is CGSize: .size
    case is CGRect: .rect
    case is UIColor, is CGColor: .color
    case let boxed as NSValue: kind(of: boxed.value)
    default: .number
    }
  }

  /// Returns a value of the property's kind.
  final func value(_ value: Any?, _ target: PopTarget, _ name: String) -> AnimatableValue? {
    value.map { AnimatableValue($0, target.kind, as: "\(type(of: self)).\(name) of '\(target.name)'") }
  }

  final func configure<Kind: PopMotion>(_ animation: PopPropertyAnimation<Kind>) {
    animation.fromValue = value(fromValue, animation.target, "fromValue")
    animation.isAdditive = isAdditive
    animation.roundingFactor = Double(roundingFactor)
    animation.clampMode = PopClampMode(rawValue: numericCast(clampMode & 3))
  }
}

/// The ends of the range that a Pop animation's value is clamped to.
public enum POPAnimationClampFlags {
  /// No clamping.
  public static let none = 0
  /// Clamping at the start value.
  public static let start = 1
  /// Clamping at the target.
  public static let end = 2
  /// Clamping at both ends.
  public static let both = 3
}
