public import Foundation
package import Geometry

/// A 2D affine transform, `CGAffineTransform`.
public struct CGAffineTransform: Hashable, Sendable {
  /// The contribution of x to x.
  public var a: CGFloat
  /// The contribution of x to y.
  public var b: CGFloat
  /// The contribution of y to x.
  public var c: CGFloat
  /// The contribution of y to y.
  public var d: CGFloat
  /// The horizontal translation.
  public var tx: CGFloat
  /// The vertical translation.
  public var ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform()

  /// Creates the identity transform.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a transform from its six entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Creates a transform from its six entries.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(.translation(Double(tx), Double(ty))) }

  /// Creates a scale about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(.scale(Double(sx), Double(sy))) }

  /// Creates a rotation about the origin, in radians, clockwise on screen.
  public init(rotationAngle angle: CGFloat) { self.init(.rotation(radians: Double(angle))) }

  package init(_ affine: Geometry.AffineTransform) {
    self.init(a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx, ty: affine.ty)
  }

  /// The transform as Flipbook's.
  package var affine: Geometry.AffineTransform {
    Geometry.AffineTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  /// A Boolean value that indicates whether this is the identity transform.
  public var isIdentity: Bool { self == .identity }

  /// Returns the transform that translates before this one is applied.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales before this one is applied.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that rotates before this one is applied.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one and then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(affine.concatenating(t2.affine))
  }

  /// Returns the inverse of the transform, or the transform itself if it isn't invertible.
  public func inverted() -> CGAffineTransform { affine.inverted.map(CGAffineTransform.init) ?? self }
}

extension CGPoint {
  /// Returns the point transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> CGPoint { CGPoint(t.affine.apply(Point(self))) }
}

extension CGSize {
  /// Returns the size transformed by `t`, ignoring the translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of the rectangle transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> CGRect { CGRect(t.affine.boundingBox(of: Rect(standardized))) }
}
