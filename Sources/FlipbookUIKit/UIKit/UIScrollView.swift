public import Foundation
import Geometry
import LayerTree

/// A scrollable view, `UIScrollView`.
open class UIScrollView: UIView {
  /// The deceleration rate of content.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after each millisecond.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The normal rate.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// A fast deceleration.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The effect of the safe area on the content insets; there is no safe area here.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As determined by the view controller.
    case automatic
    /// Along the scrollable axes.
    case scrollableAxes
    /// The safe area is ignored.
    case never
    /// The safe area is always added.
    case always
  }

  /// The effect of the safe area on the content insets; it is ignored.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// The insets of both scroll indicators; they have no effect.
  @NoEffect("UIScrollView.scrollIndicatorInsets", "scroll indicators keep their edges")
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the horizontal scroll indicator; they have no effect.
  @NoEffect("UIScrollView.horizontalScrollIndicatorInsets", "scroll indicators keep their edges")
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of the vertical scroll indicator; they have no effect.
  @NoEffect("UIScrollView.verticalScrollIndicatorInsets", "scroll indicators keep their edges")
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The delegate of the scroll view.
  open weak var delegate: (any UIScrollViewDelegate)?
  private var scroller: ScrollView?

  /// The class of the layer, which contains the content.
  open override class var layerClass: AnyClass { CAScrollLayer.self }

  /// Creates a scroll view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    listen()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    listen()
  }

  private func listen() {
    content.showsHorizontalScrollIndicator = true
    content.showsVerticalScrollIndicator = true
    let scroller = ScrollView(layer.backing)
    self.scroller = scroller
    // Delegates and subclasses are called only at ticks.
    scroller.keepsToTicks = { [unowned self] in
      delegate != nil || layer.observers != nil || type(of: self) != UIScrollView.self
    }
    func on(_ event: ScrollEvent, _ body: @escaping (any UIScrollViewDelegate, UIScrollView, ScrollView) -> Void) {
      let handler: ScrollView.Handler = { [unowned self] scroller in
        StageContext.of(self.layer.backing)?.perform {
          // As on a device, newly visible content is laid out after a change of the bounds.
          if event == .didScroll {
            self.setNeedsLayout()
            self.layer.observers?.notify()
          }
          self.scrolled(event)
          if let delegate = self.delegate { body(delegate, self, scroller) }
        }
      }
      if event == .didScroll { scroller.onScroll(handler) { _ in } } else { scroller.on(event, handler) }
    }
    on(.didScroll) { delegate, view, _ in delegate.scrollViewDidScroll(view) }
    on(.willBeginZooming) { delegate, view, _ in
      delegate.scrollViewWillBeginZooming(view, with: delegate.viewForZooming(in: view))
    }
    on(.didZoom) { delegate, view, _ in delegate.scrollViewDidZoom(view) }
    on(.didEndZooming) { delegate, view, _ in
      delegate.scrollViewDidEndZooming(view, with: delegate.viewForZooming(in: view), atScale: view.zoomScale)
    }
    on(.willBeginDragging) { delegate, view, _ in delegate.scrollViewWillBeginDragging(view) }
    scroller.on(.willEndDragging) { [unowned self] scroller in
      StageContext.of(self.layer.backing)?.perform { self.chooseTarget(of: scroller) }
    }
    on(.didEndDragging) { delegate, view, scroller in
      delegate.scrollViewDidEndDragging(view, willDecelerate: scroller.isDecelerating)
    }
    on(.willBeginDecelerating) { delegate, view, _ in delegate.scrollViewWillBeginDecelerating(view) }
    on(.didEndDecelerating) { delegate, view, _ in delegate.scrollViewDidEndDecelerating(view) }
    on(.didScrollToTop) { delegate, view, _ in delegate.scrollViewDidScrollToTop(view) }
    scroller.shouldScrollToTop = { [unowned self] in delegate?.scrollViewShouldScrollToTop(self) ?? true }
    on(.didEndScrollingAnimation) { delegate, view, _ in delegate.scrollViewDidEndScrollingAnimation(view) }
  }

  private func chooseTarget(of scroller: ScrollView) {
    // UIKit's velocity is in points per millisecond.
    let velocity = CGPoint(x: scroller.velocity.x / 1000, y: scroller.velocity.y / 1000)
    let proposed = CGPoint(scroller.targetContentOffset)
    var target = target(for: proposed, velocity: velocity)
    // Sound: the pointer is to a local variable, and used only during the call.
    unsafe delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    if target != proposed { scroller.targetContentOffset = Point(target) }
  }

  /// Called before the delegate is.
  func scrolled(_ event: ScrollEvent) {}

  /// Returns the offset at which scrolling comes to rest after a drag.
  func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  /// A recognizer that follows the drags of the scroll view, without effect on its scrolling.
  open private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer { [unowned self] _ in layer.observers?.notify() }
    recognizer.cancelsTouchesInView = false
    addGestureRecognizer(recognizer)
    return recognizer
  }()

  private var content: ScrollContent {
    get { layer.backing.model.scroll }
    set { layer.change { $0.scroll = newValue } }
  }

  /// The point of the content at the top left corner.
  open var contentOffset: CGPoint {
    get { CGPoint(layer.backing.model.contentOffset) }
    set {
      guard newValue != contentOffset else { return }
      layer.change { $0.contentOffset = Point(newValue) }
      setNeedsLayout()
    }
  }

  /// Scrolls to a point, over 0.3 s if animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    // The handlers are internal and don't throw.
    if animated { try? scroller?.setContentOffset(Point(contentOffset)) } else { self.contentOffset = contentOffset }
  }

  /// Scrolls by the smallest distance that makes a rectangle visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func origin(_ start: CGFloat, _ length: CGFloat, _ wanted: CGFloat, _ wantedLength: CGFloat) -> CGFloat {
      if wanted < start || wantedLength > length { return wanted }
      return max(start, wanted + wantedLength - length)
    }
    setContentOffset(
      CGPoint(
        x: origin(bounds.minX, bounds.width, rect.minX, rect.width),
        y: origin(bounds.minY, bounds.height, rect.minY, rect.height)), animated: animated)
  }

  /// The guide for the content; in constraints with views inside, its edges are the scroll view's.
  open var contentLayoutGuide: UILayoutGuide { ownGuide(.scrolledContent) }
  /// The guide for the scroll view's frame.
  open var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }

  /// The size of the content.
  open var contentSize: CGSize {
    get { CGSize(content.contentSize) }
    set { content.contentSize = Size(newValue) }
  }

  /// The extra scrolling distance beyond the content's edges.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(content.contentInset) }
    set { content.contentInset = newValue.insets }
  }

  /// The insets, including the safe area's, which are zero here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  /// A Boolean value that indicates whether a horizontal indicator at the bottom shows the visible part during
  /// scrolling.
  open var showsHorizontalScrollIndicator: Bool {
    get { content.showsHorizontalScrollIndicator }
    set { content.showsHorizontalScrollIndicator = newValue }
  }

  /// A Boolean value that indicates whether a vertical indicator at the right shows the visible part during scrolling.
  open var showsVerticalScrollIndicator: Bool {
    get { content.showsVerticalScrollIndicator }
    set { content.showsVerticalScrollIndicator = newValue }
  }

  /// The minimum scale after a pinch.
  open var minimumZoomScale: CGFloat {
    get { CGFloat(content.minimumZoomScale) }
    set { content.minimumZoomScale = Double(newValue) }
  }

  /// The maximum scale after a pinch; with 1, zooming is disabled.
  ///
  /// All of the content is zoomed as one view, without calling the delegate's
  /// ``UIScrollViewDelegate/viewForZooming(in:)``.
  open var maximumZoomScale: CGFloat {
    get { CGFloat(content.maximumZoomScale) }
    set { content.maximumZoomScale = Double(newValue) }
  }

  /// A Boolean value that indicates whether a pinch can zoom beyond the limits, after which the content bounces back.
  open var bouncesZoom: Bool {
    get { content.bouncesZoom }
    set { content.bouncesZoom = newValue }
  }

  /// The scale of the content.
  open var zoomScale: CGFloat {
    get { CGFloat(content.zoomScale) }
    set { content.zoomScale = Double(newValue) }
  }

  /// Zooms to a scale about the center, over 0.3 s if animated.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    // The handlers are internal and don't throw.
    if animated { try? scroller?.zoom(to: Double(scale)) } else { zoomScale = scale }
  }

  /// Zooms so that a rectangle of the content, at scale 1, fills the view.
  open func zoom(to rect: CGRect, animated: Bool) {
    guard rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height)
    if animated {
      try? scroller?.zoom(
        to: Double(scale), around: Point(Double(rect.midX), Double(rect.midY)),
        at: Point(Double(bounds.width) / 2, Double(bounds.height) / 2))
    } else {
      zoomScale = min(max(scale, minimumZoomScale), maximumZoomScale)
      contentOffset = CGPoint(
        x: rect.midX * zoomScale - bounds.width / 2, y: rect.midY * zoomScale - bounds.height / 2)
    }
  }

  /// A Boolean value that indicates whether two fingers are zooming the content.
  open var isZooming: Bool { scroller?.isZooming ?? false }

  /// A Boolean value that indicates whether content can be dragged beyond its edges.
  open var bounces: Bool {
    get { content.bounces }
    set { content.bounces = newValue }
  }

  /// A Boolean value that indicates whether horizontal dragging bounces even if the content is narrow.
  open var alwaysBounceHorizontal: Bool {
    get { content.alwaysBounceHorizontal }
    set { content.alwaysBounceHorizontal = newValue }
  }

  /// A Boolean value that indicates whether vertical dragging bounces even if the content is short.
  open var alwaysBounceVertical: Bool {
    get { content.alwaysBounceVertical }
    set { content.alwaysBounceVertical = newValue }
  }

  /// A Boolean value that indicates whether the content comes to rest only at multiples of the view's size.
  open var isPagingEnabled: Bool {
    get { content.isPagingEnabled }
    set { content.isPagingEnabled = newValue }
  }

  /// A Boolean value that indicates whether a drag follows only the axis that it begins along; it has no effect.
  @NoEffect("UIScrollView.isDirectionalLockEnabled", "drags follow both axes")
  open var isDirectionalLockEnabled = false

  /// A Boolean value that indicates whether dragging scrolls the content.
  open var isScrollEnabled: Bool {
    get { content.isScrollEnabled }
    set { content.isScrollEnabled = newValue }
  }

  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top, unless another visible scroll
  /// view does.
  open var scrollsToTop: Bool {
    get { content.scrollsToTop }
    set { content.scrollsToTop = newValue }
  }

  /// A Boolean value that indicates whether touches are delivered to subviews with a delay.
  open var delaysContentTouches: Bool {
    get { content.delaysContentTouches }
    set { content.delaysContentTouches = newValue }
  }

  /// A Boolean value that indicates whether touches already delivered to subviews can still begin to scroll.
  open var canCancelContentTouches: Bool {
    get { content.canCancelContentTouches }
    set { content.canCancelContentTouches = newValue }
  }

  /// The deceleration rate of the content.
  open var decelerationRate: DecelerationRate {
    get { DecelerationRate(rawValue: CGFloat(content.decelerationRate)) }
    set { content.decelerationRate = Double(newValue.rawValue) }
  }

  /// A Boolean value that indicates whether a finger is dragging the content.
  open var isDragging: Bool { scroller?.isDragging ?? false }
  /// A Boolean value that indicates whether a finger is on the content; it equals ``isDragging``.
  open var isTracking: Bool { isDragging }
  /// A Boolean value that indicates whether the content continues to move after a drag.
  open var isDecelerating: Bool { scroller?.isDecelerating ?? false }
}

/// The delegate of a scroll view, `UIScrollViewDelegate`; all methods are optional.
public protocol UIScrollViewDelegate: AnyObject {
  /// Returns the view to zoom; the result is ignored, because all of the content is zoomed.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when the scale of the content is about to change.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called when the scale of the content has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called when zooming has ended, with the final scale.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called when the content has moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a finger is about to be lifted, with its velocity in points per millisecond and the final content
  /// offset.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called when a finger has been lifted.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called when an animated scroll has reached its target.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns true if a tap on the status bar may scroll the content to its top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called when the content has reached its top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
