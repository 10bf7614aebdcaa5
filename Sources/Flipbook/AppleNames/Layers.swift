// Apple's names for types and members that have different names here. Code that uses them doesn't compile, and the
// compiler's fix-it or message gives the name to use. See `AppleNamesTests`.

public import Geometry
public import LayerTree

/// `CALayer`.
@available(*, unavailable, renamed: "Layer")
public typealias CALayer = Layer

/// `CAShapeLayer`: a layer with shape content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .shape(ShapeContent(path: path)))")
public typealias CAShapeLayer = Layer

/// `CAShapeLayer`: a layer with shape content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .shape(ShapeContent(path: path)))")
public typealias ShapeLayer = Layer

/// `CATextLayer`: a layer with text content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .text(TextContent(\"Hello\")))")
public typealias CATextLayer = Layer

/// `CATextLayer`: a layer with text content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .text(TextContent(\"Hello\")))")
public typealias TextLayer = Layer

/// `CAGradientLayer`: a layer with gradient content here.
@available(
  *, unavailable, renamed: "Layer",
  message: "write Layer(content: .gradient(GradientContent(colors: colors)))"
)
public typealias CAGradientLayer = Layer

/// `CAGradientLayer`: a layer with gradient content here.
@available(
  *, unavailable, renamed: "Layer",
  message: "write Layer(content: .gradient(GradientContent(colors: colors)))"
)
public typealias GradientLayer = Layer

/// `CAReplicatorLayer`: a layer with replicator content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .replicator(ReplicatorContent()))")
public typealias CAReplicatorLayer = Layer

/// `CAReplicatorLayer`: a layer with replicator content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .replicator(ReplicatorContent()))")
public typealias ReplicatorLayer = Layer

/// `CAEmitterLayer`: a layer with emitter content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .emitter(EmitterContent()))")
public typealias CAEmitterLayer = Layer

/// `CAEmitterLayer`: a layer with emitter content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .emitter(EmitterContent()))")
public typealias EmitterLayer = Layer

/// `CAScrollLayer`: a layer with scroll content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .scroll(ScrollContent()))")
public typealias CAScrollLayer = Layer

/// `CAScrollLayer`: a layer with scroll content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .scroll(ScrollContent()))")
public typealias ScrollLayer = Layer

/// `CATransformLayer`: a layer with transform content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .transform)")
public typealias CATransformLayer = Layer

/// `CATransformLayer`: a layer with transform content here.
@available(*, unavailable, renamed: "Layer", message: "write Layer(content: .transform)")
public typealias TransformLayer = Layer

/// `CAEmitterCell`.
@available(*, unavailable, renamed: "EmitterCell")
public typealias CAEmitterCell = EmitterCell

extension Layer {
  /// `CALayer.presentation()`: takes a time here, because a stage isn't tied to the system clock.
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
