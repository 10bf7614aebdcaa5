import Foundation

/// The scroll view of a section that scrolls across the layout of its collection view.
final class SectionScrollView: UIScrollView, UIScrollViewDelegate {
  private var section: ScrolledSection?
  /// The offset before a drag.
  private var start: CGFloat = 0

  /// Shows a section's rectangle and content.
  func show(_ section: ScrolledSection) {
    let isNew = self.section == nil
    self.section = section
    let size = CGSize(width: section.frame.width, height: section.frame.height)
    if isNew {
      delegate = self
      UIView.performWithoutAnimation { frame = section.frame }
      (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
    }
    center = CGPoint(x: section.frame.midX, y: section.frame.midY)
    if bounds.size != size { bounds.size = size }
    contentSize = section.contentSize
    isPagingEnabled = section.rest == .atPage
    // A drag ends near its stop; UIKit's own rate isn't published.
    decelerationRate = section.rest == .anywhere ? .normal : .fast
    contentInset =
      section.isVertical
      ? UIEdgeInsets(top: section.spaceBefore, left: 0, bottom: section.spaceAfter, right: 0)
      : UIEdgeInsets(top: 0, left: section.spaceBefore, bottom: 0, right: section.spaceAfter)
    if isNew, let first = section.stops.first, section.spaceBefore != 0 {
      UIView.performWithoutAnimation {
        contentOffset = section.isVertical ? CGPoint(x: 0, y: first) : CGPoint(x: first, y: 0)
      }
    }
  }

  /// Returns the final stop of a drag.
  override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let section, !section.stops.isEmpty, section.rest == .atStop || section.rest == .atNextStop else {
      return proposed
    }
    let isVertical = section.isVertical
    let limit =
      (isVertical ? section.contentSize.height - bounds.height : section.contentSize.width - bounds.width)
      + section.spaceAfter
    let stops = section.stops.map { min($0, max(limit, section.stops[0])) }
    func nearest(_ place: CGFloat) -> Int {
      stops.indices.min { abs(stops[$0] - place) < abs(stops[$1] - place) } ?? 0
    }
    var chosen = nearest(isVertical ? proposed.y : proposed.x)
    if section.rest == .atNextStop {
      let first = nearest(start)
      chosen = min(max(chosen, first - 1), first + 1)
    }
    return isVertical ? CGPoint(x: proposed.x, y: stops[chosen]) : CGPoint(x: stops[chosen], y: proposed.y)
  }

  /// Records the offset before a drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    start = section?.isVertical == true ? contentOffset.y : contentOffset.x
  }
}
