import Foundation

/// A section of a collection view that scrolls by itself, across the layout.
struct ScrolledSection {
  /// The resting places of scrolling.
  enum Rest {
    case anywhere
    case atPage
    case atStop
    /// A stop that is no more than one group from the start of the drag.
    case atNextStop
  }

  /// The rectangle of the section, in the collection view's content.
  let frame: CGRect
  /// The size of the section's content.
  let contentSize: CGSize
  let isVertical: Bool
  /// The offsets of the groups, in points.
  var stops: [CGFloat]
  let rest: Rest
  /// The space before the content, in points.
  var spaceBefore: CGFloat = 0
  /// The space after the content, in points.
  var spaceAfter: CGFloat = 0
}
