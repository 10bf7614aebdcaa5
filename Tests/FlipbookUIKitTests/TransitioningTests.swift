import FlipbookUIKit
import LayerTree
import Testing

/// View controllers that are presented and dismissed, by themselves and driven by a percentage.
@Suite struct TransitioningTests {
  /// Moves the screens as the scene's interaction does.
  final class Screens: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    let home = UIViewController()
    let detail = UIViewController()
    let driver = UIPercentDrivenInteractiveTransition()
    private(set) var ends: [Bool] = []

    init(in window: UIWindow) {
      super.init()
      window.rootViewController = home
      home.view.accessibilityIdentifier = "home"
      detail.view.accessibilityIdentifier = "detail"
      detail.transitioningDelegate = self
      detail.modalPresentationStyle = .fullScreen
      driver.completionCurve = .easeOut
      window.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Screens.panned))
    }

    func panned(_ recognizer: UIPanGestureRecognizer) {
      let percent = -recognizer.translation(in: nil).x / 320
      switch recognizer.state {
      case .began: home.present(detail, animated: true)
      case .changed: driver.update(percent)
      default:
        if percent > 0.5 || recognizer.velocity(in: nil).x < -500 { driver.finish() } else { driver.cancel() }
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
        return
      }
      transitionContext.containerView.addSubview(to)
      to.frame = CGRectMake(320, 0, 320, 568)
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) {
        from.center.x = 64
        to.center.x = 160
      } completion: { _ in
        if transitionContext.transitionWasCancelled { from.center.x = 160 }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
  }

  @Test("A pan drives a presentation, which goes back or is finished, as the scene's interaction does")
  func percentDriven() throws {
    let scene = try SceneComparison("gesture-driven/interactive-transition.yaml").scene.makeStage()
    let theirs = ["home", "detail"].compactMap { name in scene.root.sublayers.first { $0.name == name } }
    var screens: Screens?
    let stage = Stage.run(duration: 4) { window in
      let made = Screens(in: window)
      screens = made
      window.touches.drag(
        window, at: 0.4, from: CGPointMake(290, 300), by: CGVectorMake(-120, 0), duration: 0.7, velocity: .zero)
      window.touches.drag(
        window, at: 2, from: CGPointMake(290, 300), by: CGVectorMake(-110, 0), duration: 0.22,
        velocity: CGVectorMake(-900, 0))
    }
    let made = try #require(screens)
    let mine = [made.home.view.layer.backing, made.detail.view.layer.backing]
    var moved = 0.0
    for tick in 0..<230 {
      let time = Double(tick) / 60
      try scene.advance(to: time)
      try stage.advance(to: time)
      for (layer, other) in zip(mine, theirs) where layer.ownStage != nil {
        let (a, b) = (layer.presentation(at: time).position.x, other.presentation(at: time).position.x)
        #expect(abs(a - b) <= 1e-6, "\(other.name) at \(time): \(a), but \(b) in the scene")
        moved = max(moved, abs(b - 160))
      }
    }
    #expect(moved > 100 && made.ends == [false, true])
    #expect(made.home.presentedViewController === made.detail && made.detail.presentingViewController === made.home)
    #expect(made.home.view.window == nil && made.detail.view.window != nil)
  }

  @Test("A view controller without a delegate comes from below, and goes there")
  func usual() throws {
    let (home, sheet) = (UIViewController(), UIViewController())
    var calls: [String] = []
    let stage = Stage.run(duration: 3) { window in
      window.rootViewController = home
      after(0.2) { home.present(sheet, animated: true) { calls.append("presented") } }
      after(1.5) { home.dismiss(animated: true) { calls.append("dismissed") } }
    }
    try stage.advance(to: 0.45)
    #expect(sheet.view.layer.backing.presentation(at: 0.45).position.y > 300)
    try stage.advance(to: 1)
    #expect(calls == ["presented"] && sheet.view.window != nil && home.view.window == nil)
    #expect(sheet.view.layer.backing.presentation(at: 1).position == Point(160, 284))
    try stage.advance(to: 2.5)
    #expect(calls == ["presented", "dismissed"] && sheet.view.window == nil && home.view.window != nil)
    #expect(home.presentedViewController == nil && home.view.superview is UIWindow)
  }
}
