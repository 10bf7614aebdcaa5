public import Foundation

/// An animation that can be started, paused, and stopped, `UIViewAnimating`: a property animator.
public protocol UIViewAnimating: AnyObject {
  /// The state.
  var state: UIViewAnimatingState { get }
  /// A Boolean value that indicates whether the animation is running.
  var isRunning: Bool { get }
  /// The progress, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts the animation.
  func startAnimation()
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes and completions can be added, `UIViewImplicitlyAnimating`.
public protocol UIViewImplicitlyAnimating: UIViewAnimating {}

extension UIViewPropertyAnimator: UIViewImplicitlyAnimating {}
