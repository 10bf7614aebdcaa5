// Apple's names for types and members with other names here: code that uses them doesn't compile, and the compiler's
// fix-it or message gives the right name. See `AppleNamesTests`.

public import Geometry
public import LayerTree

/// `CALayer`.
@available(*, unavailable, renamed: "Layer")
public typealias CALayer = Layer

/// A layer with a path.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .shape(ShapeContent(path: path)))")
public typealias CAShapeLayer = Layer

/// A layer with a path.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .shape(ShapeContent(path: path)))")
public typealias ShapeLayer = Layer

/// A layer with a text.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .text(TextContent(\"Hello\")))")
public typealias CATextLayer = Layer

/// A layer with a text.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .text(TextContent(\"Hello\")))")
public typealias TextLayer = Layer

/// A layer with a gradient.
@available(
  *, unavailable, renamed: "Layer",
  message: "write Layer(content: .gradient(GradientContent(colors: colors)))"
)
public typealias CAGradientLayer = Layer

/// A layer with a gradient.
@available(
  *, unavailable, renamed: "Layer",
  message: "write Layer(content: .gradient(GradientContent(colors: colors)))"
)
public typealias GradientLayer = Layer

/// A layer that shows copies.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .replicator(ReplicatorContent()))")
public typealias CAReplicatorLayer = Layer

/// A layer that shows copies.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .replicator(ReplicatorContent()))")
public typealias ReplicatorLayer = Layer

/// A layer with particles.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .emitter(EmitterContent()))")
public typealias CAEmitterLayer = Layer

/// A layer with particles.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .emitter(EmitterContent()))")
public typealias EmitterLayer = Layer

/// A layer that scrolls.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .scroll(ScrollContent()))")
public typealias CAScrollLayer = Layer

/// A layer that scrolls.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .scroll(ScrollContent()))")
public typealias ScrollLayer = Layer

/// A layer whose sublayers keep their depth.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .transform)")
public typealias CATransformLayer = Layer

/// A layer whose sublayers keep their depth.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .transform)")
public typealias TransformLayer = Layer

/// `CAEmitterCell`.
@available(*, unavailable, renamed: "EmitterCell")
public typealias CAEmitterCell = EmitterCell

extension Layer {
  /// `CALayer.presentation()`: a stage has no clock of its own.
  @available(*, unavailable, renamed: "presentation(at:)")
  public func presentation() -> LayerProperties { fatalError() }

  /// `CALayer.affineTransform()`.
  @available(*, unavailable, renamed: "transform.affine")
  public func affineTransform() -> AffineTransform { fatalError() }

  /// `CALayer.setAffineTransform(_:)`.
  @available(*, unavailable, message: "write layer.transform = Transform3D(affine)")
  public func setAffineTransform(_ transform: AffineTransform) { fatalError() }

  /// `CALayer.setValue(_:forKeyPath:)`.
  @available(*, unavailable, message: "set the property itself: layer.position.x = 100")
  public func setValue(_ value: Any?, forKeyPath keyPath: String) { fatalError() }

  /// `CALayer.value(forKeyPath:)`.
  @available(*, unavailable, message: "read the property itself: layer.position.x")
  public func value(forKeyPath keyPath: String) -> Any? { fatalError() }

  /// `UIView.alpha`.
  @available(*, unavailable, renamed: "opacity")
  public var alpha: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `UIView.center`.
  @available(*, unavailable, renamed: "position")
  public var center: Point {
    get { fatalError() }
    set { fatalError() }
  }

  /// `UIView.clipsToBounds`.
  @available(*, unavailable, renamed: "masksToBounds")
  public var clipsToBounds: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// `UIView.addSubview(_:)`.
  @available(*, unavailable, renamed: "addSublayer(_:)")
  public func addSubview(_ view: Layer) { fatalError() }

  /// `UIView.removeFromSuperview()`.
  @available(*, unavailable, renamed: "removeFromSuperlayer()")
  public func removeFromSuperview() { fatalError() }
}
