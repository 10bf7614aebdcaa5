import FlipbookUIKit
import Testing

/// Presentation controllers, coordinators, and windows in front of the stage's.
@Suite struct PresentationControllerTests {
  /// A sheet in the lower half, above a dark view that fades in beside it.
  final class Sheet: UIPresentationController {
    let dimming = UIView()
    private(set) var calls: [String] = []

    override var frameOfPresentedViewInContainerView: CGRect {
      let bounds = containerView?.bounds ?? .zero
      return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
      calls.append("begin")
      dimming.frame = containerView?.bounds ?? .zero
      dimming.backgroundColor = .black
      dimming.alpha = 0
      containerView?.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = 0.5 }
      ) {
        [weak self] _ in self?.calls.append("completed")
      }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("end") }
    override func dismissalTransitionWillBegin() { calls.append("dismissal") }
  }

  final class Home: UIViewController, UIViewControllerTransitioningDelegate {
    var sheet: Sheet?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
      let made = Sheet(presentedViewController: presented, presenting: presenting)
      sheet = made
      return made
    }
  }

  @Test func controllersPlaceTheirViewsAndAnimateOthersBeside() throws {
    let home = Home()
    let detail = UIViewController()
    let stage = Stage.run(size: CGSize(width: 100, height: 200), duration: 3) { window in
      window.rootViewController = home
      detail.modalPresentationStyle = .custom
      detail.transitioningDelegate = home
      after(0.5) { home.present(detail, animated: true) }
      after(2) { home.dismiss(animated: true) }
    }
    try stage.advance(to: 0.75)
    let sheet = try #require(home.sheet)
    let opacity = try #require(sheet.dimming.layer.presentation()).opacity
    #expect(opacity > 0.05 && opacity < 0.45)
    try stage.advance(to: 1.5)
    #expect(detail.view.frame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(home.view.window != nil && detail.presentationController === sheet)
    #expect(sheet.calls == ["begin", "end", "completed"])
    try stage.advance(to: 2.8)
    #expect(sheet.calls.last == "dismissal" && detail.view.window == nil && detail.transitionCoordinator == nil)
  }

  /// Slides a view down from its final frame, as SPStorkController, Loaf, and Jelly do.
  final class SlideDown: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) var finalFrame = CGRect.null

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> Double { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      guard let leaving = transitionContext.viewController(forKey: .from) else { return }
      finalFrame = transitionContext.finalFrame(for: leaving)
      UIView.animate(withDuration: 0.5) {
        leaving.view.frame = self.finalFrame.offsetBy(dx: 0, dy: 100)
      } completion: {
        transitionContext.completeTransition($0)
      }
    }
  }

  final class Presenter: UIViewController, UIViewControllerTransitioningDelegate {
    let slide = SlideDown()
    private(set) var calls: [String] = []
    override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { Sheet(presentedViewController: presented, presenting: presenting) }

    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
      slide
    }
  }

  private static func calls(of style: UIModalPresentationStyle) throws -> Presenter {
    let presenter = Presenter()
    let stage = Stage.run(size: CGSize(width: 100, height: 200), duration: 3) { window in
      window.rootViewController = presenter
      let detail = UIViewController()
      detail.modalPresentationStyle = style
      detail.transitioningDelegate = presenter
      after(0.5) { presenter.present(detail, animated: true) }
      after(2) { presenter.dismiss(animated: true) }
    }
    try stage.advance(to: 2.8)
    return presenter
  }

  @Test("A dismissed view that does not replace the presenting one has its frame as the final frame")
  func finalFrames() throws {
    #expect(try Self.calls(of: .custom).slide.finalFrame == CGRect(x: 0, y: 100, width: 100, height: 100))
    #expect(try Self.calls(of: .overFullScreen).slide.finalFrame == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(try Self.calls(of: .fullScreen).slide.finalFrame == .zero)
  }

  @Test("A presenting view controller disappears only if its view is removed") func appearance() throws {
    let appears = ["will appear", "did appear"]
    #expect(try Self.calls(of: .custom).calls == appears)
    #expect(try Self.calls(of: .overFullScreen).calls == appears)
    #expect(try Self.calls(of: .fullScreen).calls == appears + ["will disappear", "did disappear"] + appears)
  }

  @Test("Preferred sizes are reported to the parent, through a navigation controller (ContextMenu)")
  func preferredSizes() throws {
    final class Container: UIViewController {
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        preferredContentSize = container.preferredContentSize
      }
    }
    final class Growing: UIPresentationController {
      private(set) var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        sizes.append(container.preferredContentSize)
      }
    }
    final class Home: UIViewController, UIViewControllerTransitioningDelegate {
      var growing: Growing?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? {
        growing = Growing(presentedViewController: presented, presenting: presenting)
        return growing
      }
    }
    let (home, container, content) = (Home(), Container(), UIViewController())
    let stage = Stage.run(size: CGSize(width: 100, height: 200), duration: 1) { window in
      window.rootViewController = home
      let navigation = UINavigationController(rootViewController: content)
      container.addChild(navigation)
      content.preferredContentSize = CGSize(width: 50, height: 40)
      #expect(navigation.preferredContentSize == CGSize(width: 50, height: 40))
      container.modalPresentationStyle = .custom
      container.transitioningDelegate = home
      home.present(container, animated: false)
      content.preferredContentSize = CGSize(width: 50, height: 80)
      content.preferredContentSize = CGSize(width: 50, height: 80)
    }
    try stage.advance(to: 0.5)
    #expect(home.growing?.sizes == [CGSize(width: 50, height: 80)])
  }

  @Test func windowsCoverThoseOfLowerLevels() throws {
    let stage = Stage.run(size: CGSize(width: 20, height: 20), duration: 1) { _ in
      func show(_ color: UIColor, _ level: UIWindow.Level) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        window.backgroundColor = color
        window.windowLevel = level
        window.makeKeyAndVisible()
        return window
      }
      let alert = show(.red, .alert)
      _ = show(.blue, .statusBar)
      #expect(UIApplication.shared.windows.count == 3)
      after(0.5) { alert.isHidden = true }
    }
    let renderer = Renderer(stage)
    #expect(try renderer.still(at: 0.2)[10, 10].red == 255)
    #expect(try renderer.still(at: 0.8)[10, 10].blue == 255)
  }
}
