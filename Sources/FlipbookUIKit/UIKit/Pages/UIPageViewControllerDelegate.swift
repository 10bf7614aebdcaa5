/// An object that is told of the changes of pages by touches, `UIPageViewControllerDelegate`; all methods are optional.
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called when a drag begins, with the pages that it can lead to.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when the pages have come to rest after a drag.
  ///
  /// - Parameters:
  ///   - pageViewController: The view controller.
  ///   - finished: True.
  ///   - previousViewControllers: The page before the drag.
  ///   - completed: True if another page is the current one now.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
