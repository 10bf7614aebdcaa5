extension CodeHelper {
  /// The code for the values of gestures, for layers without recognizers.
  static let gestureLines = """
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
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)

  /// The code of interactive transitions, for layers without property animators.
  static let transitionLines = """
    /// A percent-driven transition that finishes or reverses when it is released.
    private final class Transition {
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
      /// The frequency is the one with which a thousandth of the distance remains after a second, as in UIKit; it is
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
    """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}
