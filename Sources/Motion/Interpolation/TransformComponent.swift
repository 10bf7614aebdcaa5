public import Geometry

/// A component of a transform with its own key path, such as `transform.scale.x`.
///
/// Reading decomposes the transform into scale, rotation about x, y and z in this order, and translation, as Core
/// Animation's key paths do; writing replaces one component and recomposes the transform, preserving any skew and
/// perspective. Raw values are the last parts of the key paths.
public enum TransformComponent: String, CaseIterable, Sendable {
  /// The mean of the three scales; setting it sets all three.
  case scale
  /// The scale along x.
  case scaleX = "scale.x"
  /// The scale along y.
  case scaleY = "scale.y"
  /// The scale along z.
  case scaleZ = "scale.z"
  /// The rotation about z in radians; an alias of ``rotationZ``.
  case rotation
  /// The rotation about x in radians.
  case rotationX = "rotation.x"
  /// The rotation about y in radians.
  case rotationY = "rotation.y"
  /// The rotation about z in radians, clockwise on screen.
  case rotationZ = "rotation.z"
  /// The translation along x in points.
  case translationX = "translation.x"
  /// The translation along y in points.
  case translationY = "translation.y"
  /// The translation along z in points.
  case translationZ = "translation.z"

  /// Returns the component's value in `transform`.
  public func value(in transform: Transform3D) -> Double {
    switch self {
    case .translationX: return transform.rows.3.x
    case .translationY: return transform.rows.3.y
    case .translationZ: return transform.rows.3.z
    default: break
    }
    if let parts = PlanarComponents(transform) { return parts.value(of: self, in: transform) }
    let parts = SpatialDecomposition(transform)
    return switch self {
    case .scale: parts.scale.sum() / 3
    case .scaleX: parts.scale.x
    case .scaleY: parts.scale.y
    case .scaleZ: parts.scale.z
    case .rotationX: parts.axes.eulerAngles.x
    case .rotationY: parts.axes.eulerAngles.y
    default: parts.axes.eulerAngles.z
    }
  }

  /// Sets the component to `value` in `transform`, preserving the others.
  public func set(_ value: Double, in transform: inout Transform3D) {
    if let parts = PlanarComponents(transform), parts.set(self, to: value, in: &transform) { return }
    var parts = SpatialDecomposition(transform)
    switch self {
    case .scale: parts.scale = SIMD3(repeating: value)
    case .scaleX: parts.scale.x = value
    case .scaleY: parts.scale.y = value
    case .scaleZ: parts.scale.z = value
    case .rotationX: parts.setEulerAngle(at: 0, to: value)
    case .rotationY: parts.setEulerAngle(at: 1, to: value)
    case .rotation, .rotationZ: parts.setEulerAngle(at: 2, to: value)
    case .translationX: parts.translation.x = value
    case .translationY: parts.translation.y = value
    case .translationZ: parts.translation.z = value
    }
    transform = parts.transform
  }

  /// Sets the scales along x and y, preserving the other components.
  public static func setScale(x: Double, y: Double, in transform: inout Transform3D) {
    var parts = SpatialDecomposition(transform)
    parts.scale.x = x
    parts.scale.y = y
    transform = parts.transform
  }

  /// Returns the translation in the plane: the key path `transform.translation`.
  public static func translation(in transform: Transform3D) -> Size {
    Size(transform.rows.3.x, transform.rows.3.y)
  }

  /// Sets the translation in the plane, preserving the other components.
  public static func setTranslation(_ translation: Size, in transform: inout Transform3D) {
    var parts = SpatialDecomposition(transform)
    parts.translation.x = translation.width
    parts.translation.y = translation.height
    transform = parts.transform
  }
}

extension SpatialDecomposition {
  /// Sets the angle about one axis, 0 for x to 2 for z.
  fileprivate mutating func setEulerAngle(at index: Int, to radians: Double) {
    var angles = axes.eulerAngles
    angles[index] = radians
    axes = RotationAxes(eulerAngles: angles)
  }
}
