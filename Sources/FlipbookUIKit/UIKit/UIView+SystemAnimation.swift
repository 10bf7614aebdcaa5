extension UIView {
  /// An animation of the system, `UIView.SystemAnimation`.
  public enum SystemAnimation: UInt, Sendable {
    /// Views disappear, and are removed.
    case delete
  }

  /// Performs an animation of the system on views, and others beside it, over 0.25 s.
  ///
  /// Deleted views shrink to a tenth and fade, before they are removed from their superviews: an estimate, as UIKit's
  /// documentation doesn't describe the animation.
  public class func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: 0.25, delay: 0, options: options,
      animations: {
        for view in views { (view.alpha, view.transform) = (0, view.transform.scaledBy(x: 0.1, y: 0.1)) }
        parallelAnimations?()
      },
      completion: { finished in
        for view in views { view.removeFromSuperview() }
        completion?(finished)
      })
  }
}
