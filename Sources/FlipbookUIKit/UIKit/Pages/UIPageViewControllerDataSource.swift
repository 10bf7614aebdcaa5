/// The provider of the pages of a page view controller, `UIPageViewControllerDataSource`.
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before another; nil for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after another; nil for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Returns the number of dots of a page control below the pages; 0, for none, by default.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the index of the current page's dot; 0 by default.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// Returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
