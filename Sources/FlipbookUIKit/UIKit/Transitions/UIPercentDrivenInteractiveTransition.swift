public import Foundation
import Motion

/// An interaction controller driven by a percentage, `UIPercentDrivenInteractiveTransition`.
///
/// The clock of the container's layer is stopped during the interaction, and its time offset is the percentage of the
/// transition's duration.
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// A Boolean value that indicates whether the transition is interactive from the start.
  open var wantsInteractiveStart = true
  private var context: PresentationContext?
  private var link: CADisplayLink?
  /// The duration of the transition in seconds.
  public private(set) var duration: CGFloat = 0
  /// The progress of the transition, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0
  /// The speed of the remaining transition, as a factor.
  open var completionSpeed: CGFloat = 1
  /// The timing curve of the remaining transition.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Creates an interaction controller without a transition.
  public override init() { super.init() }

  /// Begins a transition between view controllers, paused at its start.
  ///
  /// - Precondition: The transition is one of a presenting view controller or of a navigation controller.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? PresentationContext else {
      preconditionFailure("UIPercentDrivenInteractiveTransition can drive only view controller transitions")
    }
    self.context = context
    duration = CGFloat(context.animator.transitionDuration(using: context))
    percentComplete = 0
    let layer = context.containerView.layer
    (layer.speed, layer.timeOffset, layer.beginTime) = (0, 0, 0)
    context.animator.animateTransition(using: context)
  }

  /// Sets the progress of the transition, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    link?.invalidate()
    link = nil
    show(min(1, max(0, percentComplete)))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Pauses a transition that is running to its end.
  open func pause() { update(percentComplete) }

  /// Completes the transition.
  open func finish() {
    context?.finishInteractiveTransition()
    release(toEnd: true)
  }

  /// Reverses the transition.
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

  /// Restarts the container's clock, at the end or the start, so that the animations complete.
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
