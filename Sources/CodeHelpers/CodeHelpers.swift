// swift-format-ignore-file
import FlipbookUIKit

/// The helpers of exported code, as members of one class so that they compile.
///
/// `CodeHelper` copies them: the lines below each `MARK` are a helper, without their indentation.
class CodeHelpers: UIView {
  // MARK: after
  /// Runs a block after a delay, in seconds.
  func after(_ delay: TimeInterval, _ block: @escaping () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: DispatchWorkItem(block: block))
  }

  // MARK: every
  /// Runs a block repeatedly, for the first time after one interval.
  func every(
    _ interval: TimeInterval, count: Int = .max, from start: TimeInterval = CACurrentMediaTime(),
    while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void
  ) {
    guard count > 0 else { return }
    let next = start + interval
    after(next - CACurrentMediaTime()) { [weak self] in
      guard let self, holds() else { return }
      block()
      every(interval, count: count - 1, from: next, while: holds, block)
    }
  }

  // MARK: frames
  /// Runs a block in every frame while a condition holds.
  func frames(
    count: Int = .max, while holds: @escaping () -> Bool = { true }, _ block: @escaping () -> Void
  ) {
    var (left, link) = (count, nil as CADisplayLink?)
    link = everyFrame {
      if left > 0, holds() { block() } else { left = 0 }
      left -= 1
      if left <= 0 { link?.invalidate() }
    }
  }

  // MARK: everyFrame
  /// Calls a block in every frame.
  @discardableResult
  func everyFrame(_ block: @escaping () -> Void) -> CADisplayLink {
    let target = BlockTarget(block)
    #if canImport(ObjectiveC)
      let link = CADisplayLink(target: target, selector: #selector(BlockTarget.call))
    #else
      let link = CADisplayLink(target: target, selector: BlockTarget.call)
    #endif
    link.add(to: .main, forMode: .common)
    return link
  }

  // MARK: blockTarget
  /// A target that calls a block.
  final class BlockTarget: NSObject {
    private let block: () -> Void

    init(_ block: @escaping () -> Void) { self.block = block }

    #if canImport(ObjectiveC)
      @objc
    #endif
    func call() { block() }
  }

  // MARK: recognize
  /// The targets of gesture recognizers, not retained by them.
  var targets: [BlockTarget] = []

  /// Adds a gesture recognizer to a view, with a block for its changes.
  func recognize(_ recognizer: UIGestureRecognizer, on view: UIView, _ block: @escaping () -> Void) {
    let target = BlockTarget(block)
    targets.append(target)
    #if canImport(ObjectiveC)
      recognizer.addTarget(target, action: #selector(BlockTarget.call))
    #else
      recognizer.addTarget(target, action: BlockTarget.call)
    #endif
    view.addGestureRecognizer(recognizer)
  }

  // MARK: replaceSpring
  /// A running spring, with its initial offset from the target and its initial velocity.
  struct MovingSpring {
    let spring: Spring
    let begin: CFTimeInterval
    let duration: TimeInterval
    let offset: [CGFloat]
    let velocity: [CGFloat]

    func state(after time: TimeInterval) -> [(offset: CGFloat, velocity: CGFloat)] {
      zip(offset, velocity).map { spring.state(after: time, offset: $0, velocity: $1) }
    }
  }

  var movingSprings: [ObjectIdentifier: [String: MovingSpring]] = [:]

  /// Replaces a property's spring; the new spring inherits the velocity, as in SwiftUI.
  func replaceSpring(
    with spring: Spring, of layer: CALayer, _ keyPath: String, from old: [CGFloat], to new: [CGFloat]
  ) -> MovingSpring {
    let now = CACurrentMediaTime()
    let change = zip(old, new).map { $0 - $1 }
    var (offset, velocity) = (change, change.map { _ in CGFloat(0) })
    if let last = movingSprings[ObjectIdentifier(layer)]?[keyPath], now < last.begin + last.duration {
      let state = last.state(after: now - last.begin)
      offset = zip(change, state).map { $0 + $1.offset }
      velocity = state.map(\.velocity)
    }
    func length(_ parts: [CGFloat]) -> CGFloat { sqrt(parts.map { $0 * $0 }.reduce(0, +)) }
    let distance = max(length(offset), length(change))
    let duration = spring.settlingDuration(offset: length(offset), velocity: length(velocity), distance: distance)
    let moving = MovingSpring(spring: spring, begin: now, duration: duration, offset: offset, velocity: velocity)
    movingSprings[ObjectIdentifier(layer), default: [:]][keyPath] = moving
    return moving
  }

  // MARK: withoutAnimation
  /// Changes layers without implicit animations.
  func withoutAnimation(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  // MARK: change
  /// Animates a view's layer like a standalone layer in a transaction: a view disables implicit animations.
  func change(_ layer: CALayer, _ keyPath: String, to value: Any) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = shown(layer, keyPath)
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction = CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    layer.setValue(value, forKeyPath: keyPath)
    layer.add(animation, forKey: keyPath)
  }

  // MARK: animate
  /// Sets a property of a layer and animates to the new value.
  func animate(
    _ layer: CALayer, to value: Any?, at part: String? = nil, fromShown: Bool = false,
    _ animation: CABasicAnimation
  ) {
    guard let keyPath = animation.keyPath else { return }
    animation.fromValue = fromShown ? shown(layer, keyPath) : layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: part ?? keyPath) }
    layer.add(animation, forKey: keyPath)
  }

  // MARK: animateAdditively
  /// Sets a property of a layer with an additive animation, so that running animations continue and a retargeted
  /// property keeps its velocity.
  func animateAdditively(_ layer: CALayer, to value: Any?, _ animation: CABasicAnimation) {
    guard let keyPath = animation.keyPath else { return }
    let old = layer.value(forKeyPath: keyPath)
    withoutAnimation { layer.setValue(value, forKeyPath: keyPath) }
    animation.isAdditive = true
    switch (old, layer.value(forKeyPath: keyPath)) {
    case (let old as NSNumber, let new as NSNumber):
      (animation.fromValue, animation.toValue) = (old.doubleValue - new.doubleValue, 0.0)
    case (let old as CGPoint, let new as CGPoint):
      (animation.fromValue, animation.toValue) = (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
    case (let old as CGSize, let new as CGSize):
      let difference = CGSize(width: old.width - new.width, height: old.height - new.height)
      (animation.fromValue, animation.toValue) = (difference, CGSize.zero)
    case (let old as CGRect, let new as CGRect):
      let size = CGSize(width: old.width - new.width, height: old.height - new.height)
      let difference = CGRect(origin: CGPoint(x: old.minX - new.minX, y: old.minY - new.minY), size: size)
      (animation.fromValue, animation.toValue) = (difference, CGRect.zero)
    default: (animation.fromValue, animation.isAdditive) = (old, false)
    }
    layer.add(animation, forKey: nil)
  }

  // MARK: animator
  /// Animates views with a timing that UIView's animation blocks don't support.
  func animate(
    duration: TimeInterval, _ timing: any UITimingCurveProvider, delay: TimeInterval = 0,
    _ changes: @escaping () -> Void, completion: (() -> Void)? = nil
  ) {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
    animator.addAnimations(changes)
    if let completion { animator.addCompletion { _ in completion() } }
    animator.startAnimation(afterDelay: delay)
  }

  // MARK: shown
  /// A layer's presentation value; the model value without animations, as it may not have been rendered yet.
  func shown(_ layer: CALayer, _ keyPath: String) -> Any? {
    shownLayer(layer).value(forKeyPath: keyPath)
  }

  // MARK: shownSize
  /// The presented size of a layer.
  func shownSize(_ layer: CALayer) -> CGSize {
    shownLayer(layer).bounds.size
  }

  // MARK: shownLayer
  /// The presentation layer; the layer itself if it has no animations.
  func shownLayer(_ layer: CALayer) -> CALayer {
    layer.animationKeys() == nil ? layer : layer.presentation() ?? layer
  }

  // MARK: beginning
  /// Runs a block when an animation starts.
  final class Beginning: NSObject, CAAnimationDelegate {
    private let block: () -> Void
    init(_ block: @escaping () -> Void) { self.block = block }
    func animationDidStart(_ anim: CAAnimation) { block() }
  }

  // MARK: numberText
  /// Formats a number for display, with at most six decimals.
  func numberText(_ number: CGFloat) -> String {
    let rounded = Double((number * 1e6).rounded() / 1e6)
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
  }

  // MARK: pop
  /// Animates a property with a Pop spring. A running spring is retargeted and keeps its velocity, unless replaced.
  func pop(
    _ layer: CALayer, _ property: String, from: Any? = nil, to value: Any, velocity: Any? = nil,
    bounciness: CGFloat? = nil, speed: CGFloat? = nil, replacing: Bool = false, key: String? = nil,
    settings: ((POPSpringAnimation) -> Void)? = nil, completion: (() -> Void)? = nil
  ) {
    let key = key ?? property
    let running = replacing ? nil : layer.pop_animation(forKey: key) as? POPSpringAnimation
    guard let spring = running ?? POPSpringAnimation(propertyNamed: property) else { return }
    if let bounciness { spring.springBounciness = bounciness }
    if let speed { spring.springSpeed = speed }
    settings?(spring)
    spring.toValue = value
    if let velocity { spring.velocity = velocity }
    if let completion { spring.completionBlock = { _, _ in completion() } }
    guard running == nil else { return }
    spring.fromValue = from
    layer.pop_add(spring, forKey: key)
  }
}
