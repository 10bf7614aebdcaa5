// Apple's names for types and members that have different names here. Code that uses them doesn't compile, and the
// compiler's fix-it or message gives the name to use. See `AppleNamesTests`.

public import LayerTree

/// `UIView`: a layer here.
@available(*, unavailable, renamed: "Layer", message: "a stage animates layers: stage.animate(duration: 0.3) { … }")
public typealias UIView = Layer

/// `UIViewPropertyAnimator`.
@available(*, unavailable, renamed: "PropertyAnimator")
public typealias UIViewPropertyAnimator = PropertyAnimator

/// `UISpringTimingParameters`.
@available(*, unavailable, renamed: "SpringTimingParameters")
public typealias UISpringTimingParameters = SpringTimingParameters

/// `UIScrollView`.
@available(*, unavailable, renamed: "ScrollView")
public typealias UIScrollView = ScrollView

/// `UIGestureRecognizer`.
@available(*, unavailable, renamed: "GestureRecognizer")
public typealias UIGestureRecognizer = GestureRecognizer

/// `UITapGestureRecognizer`.
@available(*, unavailable, renamed: "TapGestureRecognizer")
public typealias UITapGestureRecognizer = TapGestureRecognizer

/// `UIPanGestureRecognizer`.
@available(*, unavailable, renamed: "PanGestureRecognizer")
public typealias UIPanGestureRecognizer = PanGestureRecognizer

/// `UIPinchGestureRecognizer`.
@available(*, unavailable, renamed: "PinchGestureRecognizer")
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer

/// `UIRotationGestureRecognizer`.
@available(*, unavailable, renamed: "RotationGestureRecognizer")
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer

/// `UISwipeGestureRecognizer`.
@available(*, unavailable, renamed: "SwipeGestureRecognizer")
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer

/// `UILongPressGestureRecognizer`.
@available(*, unavailable, renamed: "LongPressGestureRecognizer")
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer

/// `UIScreenEdgePanGestureRecognizer`.
@available(*, unavailable, renamed: "ScreenEdgePanGestureRecognizer")
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer

extension Stage {
  /// `UIView.animate(withDuration:delay:options:animations:completion:)`.
  @available(*, unavailable, renamed: "animate(duration:delay:options:_:completion:)")
  public func animate(
    withDuration duration: Double, delay: Double = 0, options: ViewAnimationOptions = ViewAnimationOptions(),
    animations: () -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) { fatalError() }

  /// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)`.
  @available(
    *, unavailable,
    message: "write stage.animate(spring: try UIKitSpring(duration: 0.5, dampingRatio: 0.7, velocity: 0)) { … }"
  )
  public func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: ViewAnimationOptions = ViewAnimationOptions(),
    animations: () -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) { fatalError() }

  /// `UIView.animateKeyframes(withDuration:delay:options:animations:completion:)`.
  @available(*, unavailable, renamed: "animateKeyframes(duration:delay:options:calculationMode:_:completion:)")
  public func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: ViewAnimationOptions = ViewAnimationOptions(),
    animations: () -> Void, completion: ((_ finished: Bool) throws -> Void)? = nil
  ) { fatalError() }

  /// `UIView.addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  @available(*, unavailable, renamed: "addKeyframe(relativeStart:relativeDuration:_:)")
  public func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration: Double, animations: () -> Void
  ) { fatalError() }

  /// `UIView.performWithoutAnimation(_:)`.
  @available(*, unavailable, renamed: "withoutAnimation(_:)")
  public func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) { fatalError() }
}
