public import Foundation
import LayerTree
import Motion

/// An animation of one property, `CAPropertyAnimation`.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the animated property.
  open var keyPath: String?
  /// A Boolean value that indicates whether the value is added to the result of the preceding animations.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repetition starts at the end value of the one before.
  open var isCumulative = false
  /// The function that maps the values to a transform; nil for none.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Creates an animation without a property.
  public override init() { super.init() }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  final func copyProperty(to other: CAPropertyAnimation) {
    copySettings(to: other)
    other.keyPath = keyPath
    other.isAdditive = isAdditive
    other.isCumulative = isCumulative
    other.valueFunction = valueFunction
  }

  /// Returns the engine's property for a layer.
  final func property(of layer: CALayer) -> AnimatableProperty {
    guard let keyPath else { preconditionFailure("\(type(of: self)) has no keyPath") }
    let full = valueFunction.map { $0.keyPath(in: keyPath) } ?? keyPath
    return layer.property(forKeyPath: full, for: "\(type(of: self))")
  }

  final func settings(with own: PropertyAnimationSettings) -> PropertyAnimationSettings {
    var settings = own
    settings.timing = timing
    settings.timingFunction = timingFunction?.function
    settings.isAdditive = isAdditive
    settings.isCumulative = isCumulative
    settings.removedOnCompletion = isRemovedOnCompletion
    return settings
  }
}

/// A function from numbers to a transform, `CAValueFunction`.
public final class CAValueFunction: NSObject, Sendable {
  /// The name of the function.
  public let name: CAValueFunctionName

  /// Creates the function with the given name.
  public init?(name: CAValueFunctionName) {
    guard name.suffix != nil else { return nil }
    self.name = name
  }

  func keyPath(in path: String) -> String {
    guard path == "transform", let suffix = name.suffix else {
      preconditionFailure("a value function requires the key path 'transform', not '\(path)'")
    }
    return "transform.\(suffix)"
  }
}

/// The name of a value function.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A rotation about the z axis, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// A scale along the x axis.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale along the y axis.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale along the z axis.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A scale along all axes.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A horizontal and vertical translation.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")

  fileprivate var suffix: String? { ValueFunction(rawValue: rawValue)?.part }
}
