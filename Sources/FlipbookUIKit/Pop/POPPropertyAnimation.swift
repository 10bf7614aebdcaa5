// Apple's own declarations have these optionals, and code that uses them compiles with no others.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation
import LayerTree
import Motion

/// An animation of a property, `POPPropertyAnimation`.
open class POPPropertyAnimation: POPAnimation {
  /// The property.
  open var property: POPAnimatableProperty!
  /// The value at the beginning; nil for the one at the start.
  open var fromValue: Any? { didSet { updateFrom() } }
  /// The value at the end.
  open var toValue: Any? { didSet { updateTo() } }
  /// The number that written values are multiples of; 0 for no rounding.
  open var roundingFactor: CGFloat = 0
  /// The ends at which the value is clamped.
  open var clampMode = 0
  /// A Boolean value that indicates whether each frame's difference is added.
  open var isAdditive = false

  func updateFrom() {}
  func updateTo() {}

  /// Returns the target that the animation reads and writes.
  final func target(for object: AnyObject) -> PopTarget {
    guard let property else { preconditionFailure("\(type(of: self)) has no property") }
    return property.target(for: object, kind: Self.kind(of: toValue ?? fromValue))
  }

  /// The kind of a value set by code, for a property without a kind of its own.
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

  /// A value of the property's kind.
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

/// The ends at which a Pop value is clamped.
public enum POPAnimationClampFlags {
  /// None.
  public static let none = 0
  /// The beginning.
  public static let start = 1
  /// The end.
  public static let end = 2
  /// Both.
  public static let both = 3
}
