import Foundation

/// A view controller with a tab for each of its children, `UITabBarController`.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The object that is called when a tab is selected.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  open var tabBar: UITabBar { bar }
  /// The bar, which key-value coding can replace with one of another class.
  final var bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 0, height: UITabBar.height)) {
    didSet {
      oldValue.removeFromSuperview()
      bar.items = oldValue.items
      bar.delegate = self
      guard isViewLoaded else { return }
      view.addSubview(bar)
      view.setNeedsLayout()
    }
  }
  private var shown: UIViewController?

  /// The view controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for child in oldValue ?? [] where viewControllers?.contains(child) != true { child.removeFromParent() }
      for child in viewControllers ?? [] { addChild(child) }
      bar.items = viewControllers?.map(\.tabBarItem)
      selectedIndex = 0
    }
  }

  /// The index of the selected tab.
  open var selectedIndex = 0 {
    didSet { if isViewLoaded { show() } }
  }

  /// The view controller of the selected tab.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set { if let newValue, let index = viewControllers?.firstIndex(of: newValue) { selectedIndex = index } }
  }

  /// Sets the view controllers; they don't animate.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Shows the bar and the selected view controller.
  open override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
    show()
  }

  /// Places the bar and the selected view.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    bar.frame = CGRect(x: 0, y: bounds.height - UITabBar.height, width: bounds.width, height: UITabBar.height)
    shown?.view.frame = bounds
  }

  /// The list of the tabs that don't fit in the bar on a device; here, all of them do, and it stays empty.
  open private(set) lazy var moreNavigationController = UINavigationController(nibName: nil, bundle: nil)

  /// Never called: items can't be rearranged.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Never called: items can't be rearranged.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Never called: items can't be rearranged.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Never called: items can't be rearranged.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Selects the tab of an item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabBar.items?.firstIndex(of: item), let child = viewControllers?[index] else { return }
    if delegate?.tabBarController(self, shouldSelect: child) == false {
      bar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: child)
  }

  /// Replaces the visible view controller with the selected one, with the delegate's animation if it has one.
  private func show() {
    let child = selectedViewController
    bar.selectedItem = child?.tabBarItem
    guard child !== shown else { return }
    let old = shown
    shown = child
    guard let child else {
      old?.view.removeFromSuperview()
      return
    }
    child.view.frame = view.bounds
    guard let old,
      let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: child)
    else {
      old?.view.removeFromSuperview()
      view.insertSubview(child.view, belowSubview: bar)
      return
    }
    let container = UIView(frame: view.bounds)
    view.insertSubview(container, belowSubview: bar)
    container.addSubview(old.view)
    let context = PresentationContext(
      in: container, from: old, to: child, isPresentation: true, replaces: true, animator: animator, driver: nil
    ) { [weak self] _ in
      guard let self else { return }
      old.view.removeFromSuperview()
      view.insertSubview(child.view, belowSubview: bar)
      container.removeFromSuperview()
    }
    context.start()
  }
}

/// An object that is called when a tab is selected, `UITabBarControllerDelegate`.
public protocol UITabBarControllerDelegate: AnyObject {
  /// Returns a Boolean value that indicates whether a tab may be selected; true by default.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// Called when a tab has been selected; does nothing by default.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Returns the animation between two tabs; none by default.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that drives the animation by touches; never called.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
