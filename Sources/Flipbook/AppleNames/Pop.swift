// Apple's names for types and members that have different names here. Code that uses them doesn't compile, and the
// compiler's fix-it or message gives the name to use. See `AppleNamesTests`.

public import LayerTree

/// `POPAnimation`.
@available(*, unavailable, renamed: "PopAnimation")
public typealias POPAnimation = PopAnimation

/// `POPSpringAnimation`.
@available(*, unavailable, renamed: "PopSpringAnimation")
public typealias POPSpringAnimation = PopSpringAnimation

/// `POPBasicAnimation`.
@available(*, unavailable, renamed: "PopBasicAnimation")
public typealias POPBasicAnimation = PopBasicAnimation

/// `POPDecayAnimation`.
@available(*, unavailable, renamed: "PopDecayAnimation")
public typealias POPDecayAnimation = PopDecayAnimation

/// `POPCustomAnimation`.
@available(*, unavailable, renamed: "PopCustomAnimation")
public typealias POPCustomAnimation = PopCustomAnimation

extension Layer {
  /// `pop_addAnimation:forKey:`.
  @available(*, unavailable, renamed: "pop(_:forKey:)")
  public func pop_add(_ animation: PopAnimation, forKey key: String?) { fatalError() }

  /// `pop_animationForKey:`.
  @available(*, unavailable, renamed: "popAnimation(forKey:)")
  public func pop_animation(forKey key: String) -> Any? { fatalError() }

  /// `pop_removeAnimationForKey:`.
  @available(*, unavailable, renamed: "removePopAnimation(forKey:)")
  public func pop_removeAnimation(forKey key: String) { fatalError() }

  /// `pop_removeAllAnimations`.
  @available(*, unavailable, renamed: "removeAllPopAnimations()")
  public func pop_removeAllAnimations() { fatalError() }
}

extension PopPropertyAnimation {
  /// Animations take a property here, not its name.
  @available(*, unavailable, message: "pass the property itself: PopSpringAnimation(.scaleXY)")
  public convenience init?(propertyNamed name: String) { fatalError() }
}

extension PopSpringAnimation {
  /// `POPSpringAnimation.springBounciness`.
  @available(*, unavailable, message: "write animation.dynamics = try PopDynamics(bounciness: 12, speed: 12)")
  public var springBounciness: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `POPSpringAnimation.springSpeed`.
  @available(*, unavailable, message: "write animation.dynamics = try PopDynamics(bounciness: 4, speed: 20)")
  public var springSpeed: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `POPSpringAnimation.dynamicsTension`.
  @available(*, unavailable, message: "write animation.dynamics = try PopDynamics(tension: 300, friction: 20)")
  public var dynamicsTension: Double {
    get { fatalError() }
    set { fatalError() }
  }

  /// `POPSpringAnimation.dynamicsFriction`.
  @available(*, unavailable, message: "write animation.dynamics = try PopDynamics(tension: 300, friction: 20)")
  public var dynamicsFriction: Double {
    get { fatalError() }
    set { fatalError() }
  }
}
