import FlipbookUIKit
import LayerTree
import Testing

/// View controllers that are pushed and popped.
@Suite struct NavigationTests {
  /// A view controller that notes when it appears and disappears.
  final class Screen: UIViewController {
    private(set) var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
  }

  /// Fades from one view to the other.
  final class Fader: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    var driver: UIPercentDrivenInteractiveTransition?
    private(set) var operations: [UINavigationController.Operation] = []
    private(set) var shown: [UIViewController] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown.append(viewController) }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return self
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
      0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let to = transitionContext.view(forKey: .to) else { return }
      transitionContext.containerView.addSubview(to)
      to.alpha = 0
      UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
        to.alpha = 1
      } completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      }
    }
  }

  private func x(_ screen: UIViewController, at time: Double) -> Double {
    screen.view.layer.backing.presentation(at: time).position.x
  }

  @Test("A pushed view comes from the right over the one before, and goes back there")
  func usual() throws {
    let (home, detail) = (Screen(), Screen())
    let navigation = UINavigationController(rootViewController: home)
    let stage = Stage.run(duration: 3) { window in
      window.rootViewController = navigation
      after(0.5) { home.navigationController?.pushViewController(detail, animated: true) }
      after(1.5) { detail.navigationController?.popViewController(animated: true) }
    }
    try stage.advance(to: 0.675)
    #expect(abs(x(detail, at: 0.675) - 320) < 2 && abs(x(home, at: 0.675) - 112) < 1)
    try stage.advance(to: 1)
    #expect(detail.view.superview === navigation.view && home.view.window == nil && x(detail, at: 1) == 160)
    #expect(navigation.viewControllers == [home, detail] && navigation.topViewController === detail)
    try stage.advance(to: 2.5)
    #expect(home.view.superview === navigation.view && detail.view.window == nil && x(home, at: 2.5) == 160)
    #expect(navigation.viewControllers == [home] && detail.navigationController == nil)
    #expect(detail.calls == ["will appear", "did appear", "will disappear", "did disappear"])
    #expect(home.calls.suffix(4) == ["will disappear", "did disappear", "will appear", "did appear"])
  }

  @Test("What is pushed before the window shows is there at once")
  func early() throws {
    let (home, detail) = (Screen(), Screen())
    let navigation = UINavigationController(rootViewController: home)
    let stage = Stage.run(duration: 1) { window in
      navigation.loadViewIfNeeded()
      navigation.pushViewController(detail, animated: true)
      #expect(detail.view.superview === navigation.view && home.view.superview == nil)
      window.rootViewController = navigation
    }
    try stage.advance(to: 0.1)
    #expect(x(detail, at: 0.1) == 160 && navigation.viewControllers == [home, detail])
  }

  @Test("A swipe from the edge goes back if it is long or fast enough", arguments: [(60.0, false), (220, true)])
  func swipe(distance: Double, goesBack: Bool) throws {
    let (home, detail) = (Screen(), Screen())
    let navigation = UINavigationController()
    navigation.setViewControllers([home, detail], animated: false)
    let stage = Stage.run(duration: 3) { window in
      window.rootViewController = navigation
      window.touches.drag(
        window, at: 0.5, from: CGPoint(x: 2, y: 300), by: CGVector(dx: distance, dy: 0), duration: 0.6, velocity: .zero)
    }
    try stage.advance(to: 1.05)
    #expect(x(detail, at: 1.05) > 180 && home.view.window != nil)
    try stage.advance(to: 2.5)
    #expect(
      (navigation.topViewController === home) == goesBack && navigation.viewControllers.count == (goesBack ? 1 : 2))
    let (shown, other) = goesBack ? (home, detail) : (detail, home)
    #expect(shown.view.superview === navigation.view && other.view.window == nil && x(shown, at: 2.5) == 160)
  }

  @Test("A delegate's animations are used, driven by a percentage or not, and changes wait for one another")
  func delegate() throws {
    let screens = (0..<3).map { _ in Screen() }
    let (navigation, fader) = (UINavigationController(rootViewController: screens[0]), Fader())
    navigation.delegate = fader
    let stage = Stage.run(duration: 5) { window in
      window.rootViewController = navigation
      after(0.5) {
        navigation.pushViewController(screens[1], animated: true)
        navigation.pushViewController(screens[2], animated: true)
      }
      after(2) {
        let driver = UIPercentDrivenInteractiveTransition()
        fader.driver = driver
        #expect(navigation.popToRootViewController(animated: true)?.count == 2)
        driver.update(0.3)
      }
      after(2.5) { fader.driver?.cancel() }
      after(3.5) {
        fader.driver = nil
        navigation.popToRootViewController(animated: false)
      }
    }
    try stage.advance(to: 0.7)
    #expect(abs(screens[1].view.layer.backing.presentation(at: 0.7).opacity - 0.5) < 0.03)
    #expect(!screens[2].isViewLoaded)
    try stage.advance(to: 1.6)
    #expect(fader.operations == [.push, .push] && fader.shown == [screens[1], screens[2]])
    try stage.advance(to: 2.4)
    #expect(abs(screens[0].view.layer.backing.presentation(at: 2.4).opacity - 0.3) < 1e-6)
    try stage.advance(to: 3.4)
    #expect(navigation.viewControllers == screens && screens[2].view.superview === navigation.view)
    try stage.advance(to: 4)
    #expect(navigation.viewControllers == [screens[0]] && screens[0].view.superview === navigation.view)
    #expect(screens[2].parent == nil && screens[2].view.window == nil)
  }
}
