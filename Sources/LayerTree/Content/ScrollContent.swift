public import Geometry
import Motion

/// Scrollable sublayers: the properties of `UIScrollView`.
///
/// The content offset is the origin of the bounds.
public struct ScrollContent: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize = Size.zero
  /// The extra scrolling distance beyond each edge of the content, in points.
  public var contentInset = EdgeInsets.zero
  /// The scale of the content about its origin; 1 by default.
  ///
  /// ``contentSize`` is the size at scale 1; the scrollable range depends on the scaled size.
  public var zoomScale = 1.0
  /// The minimum scale after a pinch; 1 by default.
  public var minimumZoomScale = 1.0
  /// The maximum scale after a pinch; zooming is disabled if it does not exceed the minimum.
  public var maximumZoomScale = 1.0
  /// True if a pinch can zoom beyond the limits, after which the content bounces back.
  public var bouncesZoom = true
  /// The scale that a double tap zooms to, about the touched point, and back from; 0 to disable double taps.
  public var doubleTapZoomScale = 0.0
  /// True if content smaller than the bounds is centered.
  public var centersContent = false
  /// True if the content can be dragged beyond its edges, after which it bounces back.
  public var bounces = true
  /// True if horizontal dragging bounces even if the content is not wider than the bounds.
  public var alwaysBounceHorizontal = false
  /// True if vertical dragging bounces even if the content is not taller than the bounds.
  public var alwaysBounceVertical = false
  /// The fraction of the velocity that remains after each millisecond of deceleration, between 0 and 1; 0.998 by
  /// default.
  public var decelerationRate = ScrollDeceleration.normalRate
  /// True if the content comes to rest only at multiples of the size of the bounds.
  public var isPagingEnabled = false
  /// True if dragging scrolls the content.
  public var isScrollEnabled = true
  /// True if a tap on the status bar scrolls the content to its top, provided that no other scroll view does so.
  public var scrollsToTop = true
  /// True if a touch is delivered to the sublayers only after it has rested for 150 ms or has ended.
  ///
  /// Gesture recognizers receive it immediately.
  public var delaysContentTouches = true
  /// True if a touch that was already delivered to the sublayers can still begin to scroll; a touch that presses a
  /// control never does.
  public var canCancelContentTouches = true
  /// True if a horizontal indicator at the bottom edge shows the visible part of the content during scrolling; false by
  /// default, unlike in UIKit.
  public var showsHorizontalScrollIndicator = false
  /// True if a vertical indicator at the right edge shows the visible part of the content during scrolling; false by
  /// default, unlike in UIKit.
  public var showsVerticalScrollIndicator = false

  /// Creates content with a size.
  public init(contentSize: Size = .zero) { self.contentSize = contentSize }
}
