/// An event of a scroll view, by its name in `UIScrollViewDelegate`.
public enum ScrollEvent: String, CaseIterable, Sendable {
  /// The offset of the content has changed, for any reason.
  case didScroll
  /// A finger begins to move the content, or has caught it in motion.
  case willBeginDragging
  /// The finger is about to be lifted; ``ScrollView/velocity`` and ``ScrollView/targetContentOffset`` give what
  /// follows.
  case willEndDragging
  /// The finger has been lifted.
  case didEndDragging
  /// The content continues to move on its own.
  case willBeginDecelerating
  /// It has come to rest, or has been caught.
  case didEndDecelerating
  /// It has got where ``ScrollView/setContentOffset(_:)`` has sent it, or has been caught.
  case didEndScrollingAnimation
}
