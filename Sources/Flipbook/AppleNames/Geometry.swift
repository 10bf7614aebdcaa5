// Apple's names for types and members that have different names here. Code that uses them doesn't compile, and the
// compiler's fix-it or message gives the name to use. See `AppleNamesTests`.

public import Geometry

/// `CATransform3D`.
@available(*, unavailable, renamed: "Transform3D")
public typealias CATransform3D = Transform3D

/// `CGAffineTransform`.
@available(*, unavailable, renamed: "AffineTransform")
public typealias CGAffineTransform = Geometry.AffineTransform

/// `CGPath`.
@available(*, unavailable, renamed: "Path")
public typealias CGPath = Path

/// `CGMutablePath`.
@available(*, unavailable, renamed: "Path")
public typealias CGMutablePath = Path

/// `UIBezierPath`.
@available(*, unavailable, renamed: "Path")
public typealias UIBezierPath = Path

/// `CGColor`.
@available(*, unavailable, renamed: "Color")
public typealias CGColor = Color

/// `UIColor`.
@available(*, unavailable, renamed: "Color")
public typealias UIColor = Color

/// `UIEdgeInsets`.
@available(*, unavailable, renamed: "EdgeInsets")
public typealias UIEdgeInsets = EdgeInsets

/// `CATransform3DIdentity`.
@available(*, unavailable, renamed: "Transform3D.identity")
public var CATransform3DIdentity: Transform3D { fatalError() }

/// `CATransform3DMakeTranslation(_:_:_:)`.
@available(*, unavailable, renamed: "Transform3D.translation(_:_:_:)")
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> Transform3D { fatalError() }

/// `CATransform3DMakeScale(_:_:_:)`.
@available(*, unavailable, renamed: "Transform3D.scale(_:_:_:)")
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> Transform3D { fatalError() }

/// `CATransform3DMakeRotation(_:_:_:_:)`.
@available(*, unavailable, message: "write Transform3D.rotation(radians: angle), or rotationX or rotationY")
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double) -> Transform3D {
  fatalError()
}

extension Geometry.AffineTransform {
  /// `CGAffineTransform(translationX:y:)`.
  @available(*, unavailable, renamed: "translation(_:_:)")
  public init(translationX tx: Double, y ty: Double) { fatalError() }

  /// `CGAffineTransform(scaleX:y:)`.
  @available(*, unavailable, renamed: "scale(_:_:)")
  public init(scaleX sx: Double, y sy: Double) { fatalError() }

  /// `CGAffineTransform(rotationAngle:)`.
  @available(*, unavailable, renamed: "rotation(radians:)")
  public init(rotationAngle angle: Double) { fatalError() }
}

extension Path {
  /// `UIBezierPath(rect:)`.
  @available(*, unavailable, renamed: "rect(_:)")
  public init(rect: Rect) { fatalError() }

  /// `UIBezierPath(ovalIn:)`.
  @available(*, unavailable, renamed: "ellipse(in:)")
  public init(ovalIn rect: Rect) { fatalError() }
}

extension Point {
  /// The components are unlabeled here.
  @available(*, unavailable, renamed: "init(_:_:)")
  public init(x: Double, y: Double) { fatalError() }
}

extension Size {
  /// The components are unlabeled here.
  @available(*, unavailable, renamed: "init(_:_:)")
  public init(width: Double, height: Double) { fatalError() }
}

extension Rect {
  /// The components are unlabeled here.
  @available(*, unavailable, renamed: "init(_:_:_:_:)")
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
}

extension EdgeInsets {
  /// The components are unlabeled here.
  @available(*, unavailable, renamed: "init(_:_:_:_:)")
  public init(top: Double, left: Double, bottom: Double, right: Double) { fatalError() }
}
