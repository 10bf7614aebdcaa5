public import Geometry
import Motion

/// Sublayers that scroll: the properties of `UIScrollView`.
///
/// The offset of the content is the origin of the bounds.
public struct ScrollContent: Hashable, Sendable {
  /// The size of the content, in points.
  public var contentSize = Size.zero
  /// The distance that the content scrolls beyond each of its edges, in points.
  public var contentInset = EdgeInsets.zero
  /// The scale of the content about its origin; 1.
  ///
  /// ``contentSize`` is the size at scale 1, and the content scrolls as far as its scaled size needs.
  public var zoomScale = 1.0
  /// The smallest scale that two fingers leave; 1.
  public var minimumZoomScale = 1.0
  /// The maximum scale after a pinch; 1 disables zooming.
  public var maximumZoomScale = 1.0
  /// True if fingers can zoom beyond the limits; the content then springs back.
  public var bouncesZoom = true
  /// The scale that a double tap zooms to, about the finger, and back from; 0 for none.
  public var doubleTapZoomScale = 0.0
  /// True to keep content that is smaller than the bounds in their center.
  public var centersContent = false
  /// True if content can be pulled beyond its edges; it then springs back.
  public var bounces = true
  /// True if it can be pulled across even if it is no wider than the bounds.
  public var alwaysBounceHorizontal = false
  /// True if it can be pulled up and down even if it is no higher than the bounds.
  public var alwaysBounceVertical = false
  /// The fraction of the velocity that remains a millisecond after release, between 0 and 1; 0.998.
  public var decelerationRate = ScrollDeceleration.normalRate
  /// True if content rests only at multiples of the size of the bounds.
  public var isPagingEnabled = false
  /// True if fingers move the content.
  public var isScrollEnabled = true
  /// True if a tap on the status bar scrolls the content to its top, where no other scroll view does.
  public var scrollsToTop = true
  /// True if a finger must rest for 150 ms, or be lifted, before it is delivered to the layers inside.
  ///
  /// Gesture recognizers receive it immediately.
  public var delaysContentTouches = true
  /// True if a finger that the layers inside know of can still begin to scroll; never one that holds a control.
  public var canCancelContentTouches = true
  /// True if a bar at the bottom shows the visible part of the content while it moves; false, unlike UIKit's.
  public var showsHorizontalScrollIndicator = false
  /// True if a bar at the right shows the visible part of the content while it moves; false, unlike UIKit's.
  public var showsVerticalScrollIndicator = false

  /// Makes content of a size.
  public init(contentSize: Size = .zero) { self.contentSize = contentSize }
}
