import Geometry

/// The transform of a layer, a group, or a repeater's copies.
struct TransformModel: Sendable {
  /// The representation of a position: a single property, or one for each axis.
  enum Position: Sendable {
    case joined(Track<Vector>)
    case split(x: Track<Vector>, y: Track<Vector>, z: Track<Vector>)

    func value(at frame: Double) -> Vector {
      switch self {
      case .joined(let track): track.value(at: frame)
      case .split(let x, let y, let z): [x.value(at: frame).x, y.value(at: frame).x, z.value(at: frame).x, 0]
      }
    }

    var isStatic: Bool {
      switch self {
      case .joined(let track): track.isStatic
      case .split(let x, let y, let z): x.isStatic && y.isStatic && z.isStatic
      }
    }

    /// The range of frames over which the value changes.
    var span: ClosedRange<Double>? {
      switch self {
      case .joined(let track): track.span
      case .split(let x, let y, _): x.span ?? y.span
      }
    }
  }

  var anchor = Track<Vector>(.zero)
  var position = Position.joined(Track(.zero))
  /// The scale, in percent.
  var scale = Track<Vector>([100, 100, 100, 0])
  /// The clockwise rotation, in degrees.
  var rotation = Track<Vector>(.zero)
  /// The rotation about the x axis, in degrees.
  var rotationX = Track<Vector>(.zero)
  /// The rotation about the y axis, in degrees.
  var rotationY = Track<Vector>(.zero)
  /// The orientation: rotations about all three axes, applied after the others, in degrees.
  var orientation = Track<Vector>(.zero)
  /// The skew angle, in degrees.
  var skew = Track<Vector>(.zero)
  /// The direction of the skew axis, in degrees.
  var skewAxis = Track<Vector>(.zero)
  /// The opacity, in percent.
  var opacity = Track<Vector>([100, 0, 0, 0])

  /// True if only the opacity changes over time.
  var isTransformStatic: Bool {
    anchor.isStatic && position.isStatic && scale.isStatic && rotation.isStatic && rotationX.isStatic
      && rotationY.isStatic && orientation.isStatic && skew.isStatic && skewAxis.isStatic
  }

  /// True if the keyframes scale, rotate, or skew, not only translate.
  ///
  /// Expressions are assumed to do so.
  var changesShape: Bool {
    let turns = [rotation, rotationX, rotationY, skew, orientation]
    return !scale.isStatic || turns.contains { !$0.isStatic || $0.values.contains { $0 != .zero } }
      || scale.values.contains { $0.x != 100 || $0.y != 100 }
  }

  /// True if the transform has a z translation, or rotates about the x or y axis.
  var leavesPlane: Bool {
    let turns = [rotationX, rotationY].contains { $0.values.contains { $0.x != 0 } }
    let tilts = orientation.values.contains { $0.x != 0 || $0.y != 0 }
    let isDeep =
      switch position {
      case .joined(let track): track.values.contains { $0.z != 0 }
      case .split(_, _, let z): z.values.contains { $0.x != 0 }
      }
    return turns || tilts || isDeep
  }

  /// Returns the transform to the parent's space at a frame.
  func matrix(at frame: Double, turnedBy turn: Double = 0) -> AffineTransform {
    let anchor = anchor.value(at: frame)
    let position = position.value(at: frame)
    return AffineTransform.translation(-anchor.x, -anchor.y).concatenating(linear(at: frame, turnedBy: turn))
      .concatenating(.translation(position.x, position.y))
  }

  /// Returns scale, skew, and rotation at a frame: the linear part of the transform.
  private func linear(at frame: Double, turnedBy turn: Double) -> AffineTransform {
    let scale = scale.value(at: frame)
    let skew = skew.value(at: frame).x
    return Self.linear(
      scale: Size(scale.x / 100, scale.y / 100), skew: skew, axis: skew == 0 ? 0 : skewAxis.value(at: frame).x,
      rotation: rotation.value(at: frame).x + turn)
  }

  /// Returns a scale, followed by a skew along an axis and a rotation, with angles in degrees.
  static func linear(scale: Size, skew: Double, axis: Double, rotation: Double) -> AffineTransform {
    var result = AffineTransform.scale(scale.width, scale.height)
    if skew != 0 {
      let axis = axis * .pi / 180
      result = result.concatenating(.rotation(radians: axis))
        .concatenating(.skew(xRadians: -max(-85, min(85, skew)) * .pi / 180, yRadians: 0))
        .concatenating(.rotation(radians: -axis))
    }
    return result.concatenating(.rotation(radians: rotation * .pi / 180))
  }

  /// Returns the 3D transform to the parent's space at a frame.
  func matrix3D(at frame: Double, turnedBy turn: Double = 0) -> Transform3D {
    let anchor = anchor.value(at: frame)
    let position = position.value(at: frame)
    let scale = scale.value(at: frame)
    return Transform3D.translation(-anchor.x, -anchor.y, -anchor.z)
      .concatenating(.scale(1, 1, scale.z / 100))
      .concatenating(Transform3D(linear(at: frame, turnedBy: turn)))
      .concatenating(tilts(at: frame))
      .concatenating(.translation(position.x, position.y, position.z))
  }

  /// Returns only the rotations about all axes.
  func turns3D(at frame: Double) -> Transform3D {
    Transform3D.rotation(radians: rotation.value(at: frame).x * .pi / 180).concatenating(tilts(at: frame))
  }

  /// Returns the rotations about the x and y axes and the orientation; they follow the rotation in the plane.
  private func tilts(at frame: Double) -> Transform3D {
    let orientation = orientation.value(at: frame)
    func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
    return Transform3D.rotationY(radians: radians(rotationY.value(at: frame).x))
      .concatenating(.rotationX(radians: radians(rotationX.value(at: frame).x)))
      .concatenating(.rotation(radians: radians(orientation.z)))
      .concatenating(.rotationY(radians: radians(orientation.y)))
      .concatenating(.rotationX(radians: radians(orientation.x)))
  }
}
