import FlipbookUIKit
import Testing

/// Page view controllers.
@Suite struct PageViewTests {
  /// Ten pages with titles from 0, and a record of what the delegate is told.
  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController] = (0..<3).map { index in
      let page = UIViewController()
      page.title = String(index)
      return page
    }
    var dots = 0
    var events: [String] = []

    private func page(_ controller: UIViewController, _ distance: Int) -> UIViewController? {
      pages.firstIndex(of: controller).flatMap {
        pages.indices.contains($0 + distance) ? pages[$0 + distance] : nil
      }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(viewController, -1) }

    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(viewController, 1) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pageViewController.viewControllers?.first.flatMap { pages.firstIndex(of: $0) } ?? 0
    }

    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { events.append("to " + pendingViewControllers.compactMap(\.title).joined()) }

    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { events.append("from " + previousViewControllers.compactMap(\.title).joined() + " \(completed)") }
  }

  private func stage(
    _ controller: UIPageViewController, _ source: Pages, _ actions: @escaping (UIWindow) -> Void
  ) -> Stage {
    Stage.run(size: CGSize(width: 100, height: 100), duration: 6) { window in
      (controller.dataSource, controller.delegate) = (source, source)
      controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
      window.rootViewController = controller
      actions(window)
    }
  }

  @Test("A drag leads to the next page, or back to the same one") func drags() throws {
    let (source, controller) = (
      Pages(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    )
    let stage = stage(controller, source) { window in
      window.touches.drag(
        controller.view, at: 0.5, from: CGPoint(x: 90, y: 50), by: CGVector(dx: -80, dy: 0), duration: 0.2)
      window.touches.drag(
        controller.view, at: 3, from: CGPoint(x: 50, y: 50), by: CGVector(dx: -20, dy: 0), duration: 0.5,
        velocity: .zero)
    }
    let scrollView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    try stage.advance(to: 0.4)
    #expect(scrollView.contentOffset.x == 100 && source.pages[1].view.superview === scrollView)
    try stage.advance(to: 0.6)
    let offset = try #require(scrollView.layer.presentation()).bounds.minX
    #expect(offset > 110 && offset < 190)
    try stage.advance(to: 2.5)
    #expect(controller.viewControllers == [source.pages[1]] && scrollView.contentOffset.x == 100)
    #expect(source.pages[1].view.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(source.events == ["to 1", "from 0 true"])
    try stage.advance(to: 6)
    #expect(controller.viewControllers == [source.pages[1]])
    #expect(Array(source.events.dropFirst(2)) == ["to 02", "from 1 false"])
  }

  @Test("A page that is set scrolls in from its side, and its neighbors follow") func changes() throws {
    let (source, controller) = (
      Pages(), UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    )
    source.dots = 3
    var ends: [Bool] = []
    let stage = stage(controller, source) { _ in
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        controller.setViewControllers([source.pages[2]], direction: .reverse, animated: true) { ends.append($0) }
      }
    }
    try stage.advance(to: 1.2)
    let scrollView = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first)
    let offset = try #require(scrollView.layer.presentation()).bounds.minY
    // The dots take 37 points.
    #expect(scrollView.bounds.height == 63 && offset > 0 && offset < 63 && ends.isEmpty)
    try stage.advance(to: 2)
    #expect(controller.viewControllers == [source.pages[2]] && ends == [true] && scrollView.contentOffset.y == 63)
    #expect(controller.children.contains(source.pages[1]) && !controller.children.contains(source.pages[0]))
    #expect(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first?.currentPage == 2)
    #expect(source.events.isEmpty)
  }
}
