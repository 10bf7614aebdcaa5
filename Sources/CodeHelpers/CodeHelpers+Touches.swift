// swift-format-ignore-file
import FlipbookUIKit

extension CodeHelpers {
  // MARK: percentComplete
  /// The completed fraction of a transition, from 0 to 1.
  func percentComplete(_ animator: UIViewPropertyAnimator?) -> CGFloat {
    guard let animator else { return 0 }
    return animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
  }

  // MARK: release
  /// Continues a transition to its end, or back to its start, in the remaining fraction of its duration.
  func release(
    _ animator: UIViewPropertyAnimator?, finishing: Bool, with timing: any UITimingCurveProvider, speed: CGFloat = 1
  ) {
    guard let animator else { return }
    let rest = finishing ? 1 - animator.fractionComplete : animator.fractionComplete
    animator.isReversed = !finishing
    animator.continueAnimation(withTimingParameters: timing, durationFactor: rest / speed)
  }

  // MARK: gesture
  /// The values of a gesture, as reported by a recognizer of the hosting view.
  struct Gesture {
    var location = CGPoint.zero
    var translation = CGPoint.zero
    /// The velocity, in points per second.
    var velocity = CGPoint.zero
    var scale: CGFloat = 1
    /// The rotation, in radians.
    var rotation: CGFloat = 0
    /// The velocity of the scale or the rotation, per second.
    var rate: CGFloat = 0
  }

  // MARK: transition
  /// A percent-driven transition that finishes or reverses when it is released.
  final class Transition {
    private let duration: TimeInterval
    private let changes: [(layer: CALayer, keyPath: String, from: CGFloat, to: CGFloat)]
    private let completion: () -> Void
    private var releases = 0

    /// The completed fraction, from 0 to 1.
    private(set) var fraction: CGFloat = 0

    init(duration: TimeInterval, _ ends: [(CALayer, String, CGFloat)], completion: @escaping () -> Void) {
      self.duration = duration
      self.completion = completion
      changes = ends.map { ($0.0, $0.1, Self.number($0.0, $0.1), $0.2) }
    }

    private static func number(_ layer: CALayer, _ keyPath: String) -> CGFloat {
      (layer.value(forKeyPath: keyPath) as? NSNumber)?.doubleValue ?? 0
    }

    /// Pauses the transition at its presented fraction.
    func hold() {
      guard let change = changes.first(where: { $0.from != $0.to }) else { return }
      let shown = Self.number(change.layer.presentation() ?? change.layer, change.keyPath)
      show((shown - change.from) / (change.to - change.from))
    }

    /// Pauses the transition at a fraction.
    func update(to part: CGFloat) { show(min(max(part, 0), 1)) }

    private func show(_ part: CGFloat) {
      fraction = part
      releases += 1
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      for change in changes {
        change.layer.removeAnimation(forKey: change.keyPath)
        change.layer.setValue(change.from + (change.to - change.from) * part, forKeyPath: change.keyPath)
      }
      CATransaction.commit()
    }

    /// Animates to the end, or back to the start, in the remaining fraction of the duration.
    func release(finishing: Bool, with curve: CAMediaTimingFunction, speed: CGFloat = 1) {
      release(finishing: finishing, speed: speed) { _ in
        let animation = CABasicAnimation()
        animation.timingFunction = curve
        return animation
      }
    }

    /// Animates to the end, or back to the start, with a spring.
    ///
    /// The frequency leaves a thousandth of the distance after a second, as in UIKit; it is
    /// divided by the remaining time.
    func release(finishing: Bool, dampingRatio: CGFloat, frequency: CGFloat, speed: CGFloat = 1) {
      release(finishing: finishing, speed: speed) { time in
        let animation = CASpringAnimation()
        animation.stiffness = pow(frequency / time, 2)
        animation.damping = 2 * dampingRatio * frequency / time
        return animation
      }
    }

    private func release(finishing: Bool, speed: CGFloat, _ makeAnimation: (TimeInterval) -> CABasicAnimation) {
      let time = max(0.001, duration * abs((finishing ? 1 : 0) - fraction) / speed)
      releases += 1
      let release = releases
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      CATransaction.setCompletionBlock { [weak self] in
        if let self, self.releases == release { self.completion() }
      }
      for change in changes {
        let end = finishing ? change.to : change.from
        let animation = makeAnimation(time)
        animation.keyPath = change.keyPath
        animation.fromValue = Self.number(change.layer, change.keyPath)
        animation.toValue = end
        animation.duration = time
        change.layer.setValue(end, forKeyPath: change.keyPath)
        change.layer.add(animation, forKey: change.keyPath)
      }
      CATransaction.commit()
    }
  }
}
