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
