public import Foundation
import Motion

/// The driver of a transition by a percentage, `UIPercentDrivenInteractiveTransition`.
///
/// The container's own time is stopped while the transition is driven, and its offset is the percentage of the
/// transition's duration.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// A Boolean value that indicates whether the transition is interactive from its beginning.
  open var wantsInteractiveStart = true
  private var context: PresentationContext?
  private var link: CADisplayLink?
  /// The length of the transition in seconds.
  public private(set) var duration: CGFloat = 0
  /// The progress of the transition, 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition, relative to its duration.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest of the transition.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Makes a driver of no transition yet.
  public override init() { super.init() }

  /// Begins a transition between view controllers, held at its beginning.
  ///
  /// - Precondition: The transition is one of a view controller that presents, or of a navigation controller.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? PresentationContext else {
      preconditionFailure("UIPercentDrivenInteractiveTransition drives transitions of view controllers")
    }
    self.context = context
    duration = CGFloat(context.animator.transitionDuration(using: context))
    percentComplete = 0
    let layer = context.containerView.layer
    (layer.speed, layer.timeOffset, layer.beginTime) = (0, 0, 0)
    context.animator.animateTransition(using: context)
  }

  /// Shows the transition at a percentage, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    link?.invalidate()
    link = nil
    show(min(1, max(0, percentComplete)))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Holds a transition that has been let go.
  open func pause() { update(percentComplete) }

  /// Lets the transition go to its end.
  open func finish() {
    context?.finishInteractiveTransition()
    release(toEnd: true)
  }

  /// Lets the transition go back to its beginning.
  open func cancel() {
    context?.cancelInteractiveTransition()
    release(toEnd: false)
  }

  private func show(_ percent: CGFloat) {
    percentComplete = percent
    context?.containerView.layer.timeOffset = Double(percent * duration)
  }

  private func release(toEnd: Bool) {
    link?.invalidate()
    let (start, from) = (CACurrentMediaTime(), percentComplete)
    let goal: CGFloat = toEnd ? 1 : 0
    let length = Double(abs(goal - from) * duration / max(completionSpeed, 1e-6))
    let curve = completionCurve.function
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let elapsed = link.timestamp - start
      guard elapsed < length - 1e-9 else { return self.end(toEnd: toEnd) }
      self.show(from + (goal - from) * CGFloat(curve.value(at: elapsed / length)))
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Lets the container's time run again, at whose end or beginning the animations complete.
  private func end(toEnd: Bool) {
    link?.invalidate()
    link = nil
    show(toEnd ? 1 : 0)
    guard let layer = context?.containerView.layer else { return }
    if !toEnd { UIView.performWithoutAnimation { Self.takeBack(layer) } }
    (layer.speed, layer.timeOffset) = (1, 0)
    layer.beginTime = toEnd ? CACurrentMediaTime() - Double(duration) : 0
    context = nil
  }

  /// Removes the animations of a layer and its descendants, and restores their initial values.
  private static func takeBack(_ layer: CALayer) {
    for sublayer in layer.sublayers ?? [] { takeBack(sublayer) }
    guard let stage = layer.backing.ownStage else { return }
    let shown = layer.backing.presentation(at: stage.time)
    layer.removeAllAnimations()
    if layer.backing.model != shown { layer.change { $0 = shown } }
  }
}
