public import Foundation
package import Geometry

/// A 3D transform, `CATransform3D`.
public struct CATransform3D: Hashable, Sendable {
  /// The entry in row 1 and column 1.
  public var m11: CGFloat
  /// The entry in row 1 and column 2.
  public var m12: CGFloat
  /// The entry in row 1 and column 3.
  public var m13: CGFloat
  /// The entry in row 1 and column 4.
  public var m14: CGFloat
  /// The entry in row 2 and column 1.
  public var m21: CGFloat
  /// The entry in row 2 and column 2.
  public var m22: CGFloat
  /// The entry in row 2 and column 3.
  public var m23: CGFloat
  /// The entry in row 2 and column 4.
  public var m24: CGFloat
  /// The entry in row 3 and column 1.
  public var m31: CGFloat
  /// The entry in row 3 and column 2.
  public var m32: CGFloat
  /// The entry in row 3 and column 3.
  public var m33: CGFloat
  /// The entry in row 3 and column 4.
  public var m34: CGFloat
  /// The entry in row 4 and column 1.
  public var m41: CGFloat
  /// The entry in row 4 and column 2.
  public var m42: CGFloat
  /// The entry in row 4 and column 3.
  public var m43: CGFloat
  /// The entry in row 4 and column 4.
  public var m44: CGFloat

  /// Creates a transform whose entries are all zero.
  public init() {
    self.init(Transform3D(rows: (.zero, .zero, .zero, .zero)))
  }

  /// Creates a transform from its sixteen entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  init(_ transform: Transform3D) {
    let r = transform.rows
    self.init(
      m11: CGFloat(r.0.x), m12: CGFloat(r.0.y), m13: CGFloat(r.0.z), m14: CGFloat(r.0.w), m21: CGFloat(r.1.x),
      m22: CGFloat(r.1.y), m23: CGFloat(r.1.z), m24: CGFloat(r.1.w), m31: CGFloat(r.2.x), m32: CGFloat(r.2.y),
      m33: CGFloat(r.2.z), m34: CGFloat(r.2.w), m41: CGFloat(r.3.x), m42: CGFloat(r.3.y), m43: CGFloat(r.3.z),
      m44: CGFloat(r.3.w))
  }

  /// The transform as Flipbook's.
  package var matrix: Transform3D {
    Transform3D(
      rows: (
        [Double(m11), Double(m12), Double(m13), Double(m14)], [Double(m21), Double(m22), Double(m23), Double(m24)],
        [Double(m31), Double(m32), Double(m33), Double(m34)], [Double(m41), Double(m42), Double(m43), Double(m44)]
      ))
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D(.identity)

/// Returns a Boolean value that indicates whether `t` is the identity transform.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether both transforms have the same entries.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a translation.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(.translation(Double(tx), Double(ty), Double(tz)))
}

/// Returns a scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(.scale(Double(sx), Double(sy), Double(sz)))
}

/// Returns a rotation by `angle` radians about the vector (x, y, z); the identity for a zero vector.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  // Rodrigues' formula, for row vectors.
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (Double(x / length), Double(y / length), Double(z / length))
  let (sine, cosine) = (sin(Double(angle)), cos(Double(angle)))
  let rest = 1 - cosine
  return CATransform3D(
    Transform3D(
      rows: (
        [x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine, 0],
        [x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine, 0],
        [x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine, 0], [0, 0, 0, 1]
      )))
}

/// Returns the transform that translates before `t` is applied.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales before `t` is applied.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates before `t` is applied.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies `a` and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  CATransform3D(a.matrix.concatenating(b.matrix))
}

/// Returns the inverse of `t`, or `t` itself if it isn't invertible.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  t.matrix.inverted.map(CATransform3D.init) ?? t
}

/// Returns the 3D equivalent of the 2D transform `m`.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(Transform3D(m.affine))
}

/// Returns a Boolean value that indicates whether `t` is a 2D affine transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.matrix.isAffine }

/// Returns the 2D part of `t`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(t.matrix.affine)
}

extension NSValue {
  /// Boxes a 3D transform.
  public convenience init(caTransform3D t: CATransform3D) { self.init(value: t) }

  /// The 3D transform; the identity for a value of another type.
  public var caTransform3DValue: CATransform3D { value as? CATransform3D ?? CATransform3DIdentity }
}
