import Motion

/// A function from numbers to a transform: `CAValueFunction`.
///
/// An animation of a transform with a value function interpolates the numbers instead of the matrix, so an angle can
/// make full turns.
public enum ValueFunction: String, CaseIterable, Sendable {
  /// A rotation about an axis.
  case rotateX, rotateY, rotateZ
  /// A scale along all axes or along one.
  case scale, scaleX, scaleY, scaleZ
  /// A translation in the plane or along one axis.
  case translate, translateX, translateY, translateZ

  /// The component of the transform that the numbers set, as a suffix of the transform's key path.
  public var part: String {
    switch self {
    case .rotateX: "rotation.x"
    case .rotateY: "rotation.y"
    case .rotateZ: "rotation.z"
    case .scale: "scale"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translate: "translation"
    case .translateX: "translation.x"
    case .translateY: "translation.y"
    case .translateZ: "translation.z"
    }
  }

  /// Returns the property that the numbers of a transform correspond to; nil if the property is not a transform.
  public func property(of transform: AnimatableProperty) -> AnimatableProperty? {
    transform.kind == .transform ? AnimatableProperty(keyPath: "\(transform.keyPath).\(part)") : nil
  }
}
