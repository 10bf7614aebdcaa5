// Apple's names for types and members that have different names here. Code that uses them doesn't compile, and the
// compiler's fix-it or message gives the name to use. See `AppleNamesTests`.

public import LayerTree
public import Motion

/// `CAAnimation`.
@available(*, unavailable, renamed: "Animation")
public typealias CAAnimation = any Animation

/// `CAPropertyAnimation`.
@available(*, unavailable, renamed: "PropertyAnimation")
public typealias CAPropertyAnimation = any PropertyAnimation

/// `CABasicAnimation`.
@available(*, unavailable, renamed: "BasicAnimation")
public typealias CABasicAnimation = BasicAnimation

/// `CASpringAnimation`.
@available(*, unavailable, renamed: "SpringAnimation")
public typealias CASpringAnimation = SpringAnimation

/// `CAKeyframeAnimation`.
@available(*, unavailable, renamed: "KeyframeAnimation")
public typealias CAKeyframeAnimation = KeyframeAnimation

/// `CAAnimationGroup`.
@available(*, unavailable, renamed: "AnimationGroup")
public typealias CAAnimationGroup = AnimationGroup

/// `CATransition`.
@available(*, unavailable, renamed: "Transition")
public typealias CATransition = Transition

/// `CAMediaTiming`.
@available(*, unavailable, renamed: "MediaTiming")
public typealias CAMediaTiming = MediaTiming

/// `CAMediaTimingFunction`.
@available(*, unavailable, renamed: "TimingFunction")
public typealias CAMediaTimingFunction = TimingFunction

/// `CAMediaTimingFillMode`.
@available(*, unavailable, renamed: "FillMode")
public typealias CAMediaTimingFillMode = FillMode

/// `CADisplayLink`.
@available(*, unavailable, renamed: "DisplayLink")
public typealias CADisplayLink = DisplayLink

/// `CATransaction`: a closure here.
@available(*, unavailable, message: "write try stage.transaction(duration: 0.5) { … } completion: { … }")
public enum CATransaction {
  /// `CATransaction.begin()`.
  @available(*, unavailable, message: "write try stage.transaction(duration: 0.5) { … } completion: { … }")
  public static func begin() { fatalError() }
}

/// `CACurrentMediaTime()`.
@available(*, unavailable, message: "use stage.time: each stage has its own clock")
public func CACurrentMediaTime() -> Double { fatalError() }

extension BasicAnimation {
  /// Animations take a property here, not a key path.
  @available(*, unavailable, message: "pass the property itself: BasicAnimation(.positionX, from: 0, to: 100)")
  public init(keyPath: String) { fatalError() }
}

extension SpringAnimation {
  /// Animations take a property here, not a key path.
  @available(
    *, unavailable,
    message: "pass the property itself: SpringAnimation(.positionX, to: 100, curve: try SpringCurve(damping: 12))"
  )
  public init(keyPath: String) { fatalError() }
}

extension KeyframeAnimation {
  /// Animations take a property here, not a key path.
  @available(*, unavailable, message: "pass the property itself: KeyframeAnimation(.opacity, keyframes: keyframes)")
  public init(keyPath: String) { fatalError() }
}

extension JNWSpringAnimation {
  /// Animations take a property here, not a key path.
  @available(
    *, unavailable,
    message: "pass the property itself: JNWSpringAnimation(.positionX, from: 0, to: 100, spring: try JNWSpring())"
  )
  public init(keyPath: String) { fatalError() }
}

extension TwoEndedAnimation {
  /// `CABasicAnimation.fromValue`.
  @available(*, unavailable, renamed: "from")
  public var fromValue: AnimatableValue? {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CABasicAnimation.toValue`.
  @available(*, unavailable, renamed: "to")
  public var toValue: AnimatableValue? {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CABasicAnimation.byValue`.
  @available(*, unavailable, renamed: "by")
  public var byValue: AnimatableValue? {
    get { fatalError() }
    set { fatalError() }
  }
}

extension Animation {
  /// `CAMediaTiming.beginTime`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.beginTime")
  public var beginTime: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CAMediaTiming.duration`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.duration")
  public var duration: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CAMediaTiming.speed`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.speed")
  public var speed: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CAMediaTiming.timeOffset`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.timeOffset")
  public var timeOffset: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CAMediaTiming.repeatCount`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.repeatCount")
  public var repeatCount: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CAMediaTiming.repeatDuration`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.repeatDuration")
  public var repeatDuration: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CAMediaTiming.autoreverses`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.autoreverses")
  public var autoreverses: Bool {
    get { fatalError() }
    set { fatalError() }
  }

  /// `CAMediaTiming.fillMode`, forwarded to the animation's timing.
  @available(*, unavailable, renamed: "timing.fillMode")
  public var fillMode: FillMode {
    get { fatalError() }
    set { fatalError() }
  }
}

extension PropertyAnimation {
  /// `CAAnimation.isRemovedOnCompletion`.
  @available(*, unavailable, renamed: "removedOnCompletion")
  public var isRemovedOnCompletion: Bool {
    get { fatalError() }
    set { fatalError() }
  }
}

extension TimingFunction {
  /// `CAMediaTimingFunction(controlPoints:_:_:_:)`.
  @available(*, unavailable, renamed: "init(_:_:_:_:)")
  public init(controlPoints x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) { fatalError() }

  /// `CAMediaTimingFunction(name:)`.
  @available(*, unavailable, message: "use the named function: TimingFunction.easeInEaseOut")
  public init(name: String) { fatalError() }
}
