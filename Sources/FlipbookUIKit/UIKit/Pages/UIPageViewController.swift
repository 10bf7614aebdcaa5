public import Foundation
import LayerTree

/// A view controller whose children are pages to scroll through, `UIPageViewController`.
///
/// As in UIKit, a scroll view among the subviews contains the current page in the middle of three.
open class UIPageViewController: UIViewController {
  /// The transition between pages, `UIPageViewController.TransitionStyle`.
  public enum TransitionStyle: Int, Sendable {
    /// Pages curl; displayed as `scroll`.
    case pageCurl
    /// Pages scroll.
    case scroll
  }

  /// The axis of the pages, `UIPageViewController.NavigationOrientation`.
  public enum NavigationOrientation: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The direction of a change, `UIPageViewController.NavigationDirection`.
  public enum NavigationDirection: Int, Sendable {
    /// To a page at the right or below.
    case forward
    /// To a page at the left or above.
    case reverse
  }

  /// The key of an option, `UIPageViewController.OptionsKey`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The distance between pages, in points.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    /// The place of the spine of curling pages; ignored.
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
  }

  /// The provider of the pages beside the current one; nil to change pages only in code.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { if isViewLoaded { showNeighbors() } } }
  /// The delegate, told of the changes of pages by touches.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The transition between pages.
  public let transitionStyle: TransitionStyle
  /// The axis of the pages.
  public let navigationOrientation: NavigationOrientation
  /// The current page; nil before it is set.
  open private(set) var viewControllers: [UIViewController]?
  /// A Boolean value that indicates whether pages have a back; it has no effect.
  open var isDoubleSided = false
  /// The recognizers of curling pages: none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }

  private let spacing: CGFloat
  private let scrollView = PageScrollView(frame: .zero)
  private let pageControl = UIPageControl(frame: .zero)
  /// The pages before and after the current one.
  private var neighbors: (before: UIViewController?, after: UIViewController?) = (nil, nil)
  /// The page that a change in code scrolls to, with the block to call at its end.
  private var change: (page: UIViewController, completion: ((Bool) -> Void)?)?
  private static let pageControlHeight: CGFloat = 37

  /// Creates a view controller without pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    spacing =
      (options?[.interPageSpacing] as? NSNumber).map { CGFloat($0.doubleValue) } ?? options?[.interPageSpacing]
      as? CGFloat ?? 0
    super.init(nibName: nil, bundle: nil)
    if style == .pageCurl { Unsupported.report("UIPageViewController.TransitionStyle.pageCurl", "pages scroll") }
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation, spacing) = (.scroll, .horizontal, 0)
    super.init(coder: coder)
  }

  /// Creates the scroll view.
  open override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.isPagingEnabled = true
    (scrollView.showsHorizontalScrollIndicator, scrollView.showsVerticalScrollIndicator) = (false, false)
    scrollView.occurred = { [unowned self] in scrolled($0) }
    view.addSubview(scrollView)
    pageControl.isUserInteractionEnabled = false
    view.addSubview(pageControl)
    showNeighbors()
  }

  /// Places the pages.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    var area = view.bounds
    pageControl.isHidden = pageControl.numberOfPages == 0
    if !pageControl.isHidden {
      area.size.height -= Self.pageControlHeight
      pageControl.frame = CGRect(x: 0, y: area.maxY, width: area.width, height: Self.pageControlHeight)
    }
    area = isVertical ? area.insetBy(dx: 0, dy: -spacing / 2) : area.insetBy(dx: -spacing / 2, dy: 0)
    guard scrollView.frame != area else { return }
    scrollView.frame = area
    place()
  }

  /// Replaces the current page, scrolling over 0.3 s if animated.
  ///
  /// - Parameters:
  ///   - viewControllers: The new page; others are ignored.
  ///   - direction: The side of the new page.
  ///   - animated: True to scroll to it.
  ///   - completion: Called at the end, with false if another change interrupted this one.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    interrupt()
    guard let page = viewControllers?.first else { return }
    guard animated, isViewLoaded, view.window != nil, let current = self.viewControllers?.first, current !== page else {
      settle(on: page)
      completion?(true)
      return
    }
    change = (page, completion)
    remove(except: [current, page])
    neighbors = direction == .forward ? (nil, page) : (page, nil)
    place()
    scrollView.setContentOffset(offset(direction == .forward ? 2 : 0), animated: true)
  }

  // MARK: Pages

  private var isVertical: Bool { navigationOrientation == .vertical }
  private var length: CGFloat { isVertical ? scrollView.bounds.height : scrollView.bounds.width }
  private func offset(_ index: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: index * length) : CGPoint(x: index * length, y: 0)
  }

  /// Asks the data source for the pages beside the current one.
  private func showNeighbors() {
    guard isViewLoaded, change == nil, let current = viewControllers?.first else { return }
    neighbors = (
      dataSource?.pageViewController(self, viewControllerBefore: current),
      dataSource?.pageViewController(self, viewControllerAfter: current)
    )
    pageControl.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    pageControl.currentPage = dataSource?.presentationIndex(for: self) ?? 0
    place()
    view.setNeedsLayout()
  }

  /// Places the current page in the middle of three, and its neighbors beside it.
  private func place() {
    guard let current = viewControllers?.first, length > 0 else { return }
    let pages = [neighbors.before, current, neighbors.after]
    remove(except: pages.compactMap { $0 })
    let size = scrollView.bounds.size
    for (index, page) in pages.enumerated() {
      guard let page else { continue }
      if page.parent !== self { addChild(page) }
      if page.view.superview !== scrollView {
        scrollView.addSubview(page.view)
        page.didMove(toParent: self)
      }
      let frame = CGRect(origin: offset(CGFloat(index)), size: size)
      page.view.frame = isVertical ? frame.insetBy(dx: 0, dy: spacing / 2) : frame.insetBy(dx: spacing / 2, dy: 0)
    }
    scrollView.contentSize =
      isVertical ? CGSize(width: size.width, height: 3 * length) : CGSize(width: 3 * length, height: size.height)
    // There is nothing to scroll to where a page is missing.
    let (before, after) = (neighbors.before == nil ? -length : 0, neighbors.after == nil ? -length : 0)
    scrollView.contentInset =
      isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
    scrollView.contentOffset = offset(1)
  }

  private func remove(except kept: [UIViewController]) {
    for child in children where !kept.contains(child) {
      child.willMove(toParent: nil)
      if child.isViewLoaded { child.view.removeFromSuperview() }
      child.removeFromParent()
    }
  }

  private func settle(on page: UIViewController) {
    let old = viewControllers?.first
    viewControllers = [page]
    neighbors = (nil, nil)
    let isVisible = isViewLoaded && view.window != nil && old !== page
    if isVisible {
      page.beginAppearanceTransition(true, animated: true)
      old?.beginAppearanceTransition(false, animated: true)
    }
    if isViewLoaded { place() }
    showNeighbors()
    if isVisible {
      page.endAppearanceTransition()
      old?.endAppearanceTransition()
    }
  }

  /// Ends a change in code before its time.
  private func interrupt() {
    guard let change else { return }
    self.change = nil
    settle(on: change.page)
    change.completion?(false)
  }

  private func scrolled(_ event: ScrollEvent) {
    switch event {
    case .willBeginDragging:
      let pending = [neighbors.before, neighbors.after].compactMap { $0 }
      if !pending.isEmpty { delegate?.pageViewController(self, willTransitionTo: pending) }
    case .didEndDecelerating: arrive()
    case .didEndDragging where !scrollView.isDecelerating: arrive()
    case .didEndScrollingAnimation:
      guard let change else { return }
      self.change = nil
      settle(on: change.page)
      change.completion?(true)
    default: break
    }
  }

  /// Makes the page that a drag has come to rest on the current one.
  private func arrive() {
    guard change == nil, length > 0, let current = viewControllers?.first else { return }
    let place = (isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x) / length
    let page = place < 0.5 ? neighbors.before : place > 1.5 ? neighbors.after : nil
    if let page { settle(on: page) }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [current], transitionCompleted: page != nil)
  }
}

/// The scroll view of the pages.
private final class PageScrollView: UIScrollView {
  /// Called before the delegate is.
  var occurred: ((ScrollEvent) -> Void)?

  override func scrolled(_ event: ScrollEvent) { occurred?(event) }
}
