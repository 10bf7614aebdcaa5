import Arithmetic

/// A 2D affine transform of row vectors: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
///
/// The layout and the order of operations match `CGAffineTransform`.
public struct AffineTransform: Hashable, Sendable {
  /// The contribution of x to x'.
  public var a: Double
  /// The contribution of x to y'.
  public var b: Double
  /// The contribution of y to x'.
  public var c: Double
  /// The contribution of y to y'.
  public var d: Double
  /// The translation in x.
  public var tx: Double
  /// The translation in y.
  public var ty: Double

  /// The identity transform.
  public static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform from its six entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// Returns a translation by (x, y).
  public static func translation(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// Returns a scaling about the origin.
  public static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Returns a rotation about the origin by `radians`, clockwise on screen since y increases downward.
  public static func rotation(radians: Double) -> AffineTransform {
    let (sine, cosine) = (sin(radians), cos(radians))
    return AffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Returns a skew that moves x by y times the tangent of `xRadians`, and y by x times the tangent of `yRadians`.
  public static func skew(xRadians: Double, yRadians: Double) -> AffineTransform {
    AffineTransform(a: 1, b: tan(yRadians), c: tan(xRadians), d: 1, tx: 0, ty: 0)
  }

  /// Returns this transform followed by `next`.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c,
      b: a * next.b + b * next.d,
      c: c * next.a + d * next.c,
      d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx,
      ty: tx * next.b + ty * next.d + next.ty)
  }

  /// Returns the image of `point` under the transform.
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Returns the bounding box of the transformed `rect`.
  public func boundingBox(of rect: Rect) -> Rect {
    let corner = apply(rect.origin)
    let across = (x: a * rect.width, y: b * rect.width)
    let down = (x: c * rect.height, y: d * rect.height)
    return Rect(
      corner.x + min(0, across.x) + min(0, down.x), corner.y + min(0, across.y) + min(0, down.y),
      abs(across.x) + abs(down.x), abs(across.y) + abs(down.y))
  }

  /// The signed area of the transformed unit square, negative if the transform mirrors.
  public var determinant: Double { a * d - b * c }

  /// The inverse; nil if the transform is not invertible or not finite.
  public var inverted: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, determinant.isFinite, tx.isFinite, ty.isFinite else { return nil }
    let (p, q, r, s) = (d / determinant, -b / determinant, -c / determinant, a / determinant)
    guard p.isFinite, q.isFinite, r.isFinite, s.isFinite else { return nil }
    return AffineTransform(a: p, b: q, c: r, d: s, tx: -(tx * p + ty * r), ty: -(tx * q + ty * s))
  }

  /// True if axis-aligned rectangles stay axis-aligned (scale and translation, mirrored or not, or a quarter turn).
  public var isRectilinear: Bool { (b == 0 && c == 0) || (a == 0 && d == 0) }
}
