// Apple's names for what has another one here: code that uses them does not compile, and the message, or Xcode's fix-it,
// leads to the name that does.

public import Geometry
public import LayerTree

/// A layer with a path has content that is one.
@available(*, unavailable, message: "write Layer(content: .shape(ShapeContent(path: path)))")
public typealias ShapeLayer = Layer

/// A layer with a text has content that is one.
@available(*, unavailable, message: "write Layer(content: .text(TextContent(\"Hello\")))")
public typealias TextLayer = Layer

/// A layer with a gradient has content that is one.
@available(*, unavailable, message: "write Layer(content: .gradient(GradientContent(colors: colors)))")
public typealias GradientLayer = Layer

/// A layer with copies has content that makes them.
@available(*, unavailable, message: "write Layer(content: .replicator(ReplicatorContent()))")
public typealias ReplicatorLayer = Layer

extension BasicAnimation {
  /// Animations here take a property, not its name.
  @available(*, unavailable, message: "give the property itself: BasicAnimation(.positionX, from: 0, to: 100)")
  public init(keyPath: String) { fatalError() }
}

extension SpringAnimation {
  /// Animations here take a property, not its name.
  @available(
    *, unavailable,
    message: "give the property itself: SpringAnimation(.positionX, to: 100, curve: try SpringCurve(damping: 12))"
  )
  public init(keyPath: String) { fatalError() }
}

extension KeyframeAnimation {
  /// Animations here take a property, not its name.
  @available(
    *, unavailable, message: "give the property itself: KeyframeAnimation(.opacity, keyframes: keyframes)"
  )
  public init(keyPath: String) { fatalError() }
}

extension Stage {
  /// Animates what a block changes.
  @available(*, unavailable, renamed: "animate(duration:delay:options:_:completion:)")
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: ViewAnimationOptions = ViewAnimationOptions(),
    animations: () -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) { fatalError() }

  /// Animates what keyframes in a block change.
  @available(*, unavailable, renamed: "animateKeyframes(duration:delay:options:calculationMode:_:completion:)")
  public func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: ViewAnimationOptions = ViewAnimationOptions(),
    animations: () -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) { fatalError() }

  /// Adds a keyframe to the block around.
  @available(*, unavailable, renamed: "addKeyframe(relativeStart:relativeDuration:_:)")
  public func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration: Double, animations: () -> Void
  ) { fatalError() }
}

extension Point {
  /// The numbers have no labels here.
  @available(*, unavailable, renamed: "init(_:_:)")
  public init(x: Double, y: Double) { fatalError() }
}

extension Size {
  /// The numbers have no labels here.
  @available(*, unavailable, renamed: "init(_:_:)")
  public init(width: Double, height: Double) { fatalError() }
}

extension Rect {
  /// The numbers have no labels here.
  @available(*, unavailable, renamed: "init(_:_:_:_:)")
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
}
