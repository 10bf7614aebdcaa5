import Foundation

/// The headers and footers of a section, or of a whole layout.
struct CompositionalBoundary {
  private let before: [NSCollectionLayoutBoundarySupplementaryItem]
  private let after: [NSCollectionLayoutBoundarySupplementaryItem]
  private let isVertical: Bool

  /// Creates the headers and footers from the items at the edges.
  ///
  /// - Precondition: In a vertical layout, all are at the top or the bottom; in a horizontal layout, at the left or the
  ///   right.
  init(_ items: [NSCollectionLayoutBoundarySupplementaryItem], isVertical: Bool) {
    self.isVertical = isVertical
    var before: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var after: [NSCollectionLayoutBoundarySupplementaryItem] = []
    for item in items {
      switch (item.alignment, isVertical) {
      case (.top, true), (.topLeading, true), (.topTrailing, true): before.append(item)
      case (.bottom, true), (.bottomLeading, true), (.bottomTrailing, true): after.append(item)
      case (.leading, false), (.topLeading, false), (.bottomLeading, false): before.append(item)
      case (.trailing, false), (.topTrailing, false), (.bottomTrailing, false): after.append(item)
      default:
        preconditionFailure(
          "NSCollectionLayoutBoundarySupplementaryItem: \(item.alignment) isn't supported here; "
            + (isVertical ? "use an alignment with top or bottom" : "use an alignment with leading or trailing"))
      }
    }
    (self.before, self.after) = (before, after)
  }

  /// Returns the length of all headers that extend the boundary, in points.
  func lengthBefore(in size: CGSize) -> CGFloat { length(of: before, in: size) }
  /// Returns the length of all footers that extend the boundary, in points.
  func lengthAfter(in size: CGSize) -> CGFloat { length(of: after, in: size) }

  private func length(of items: [NSCollectionLayoutBoundarySupplementaryItem], in size: CGSize) -> CGFloat {
    // Headers with the same boundary lie side by side or on each other.
    items.filter(\.extendsBoundary).map { length(of: $0, in: size) }.max() ?? 0
  }

  private func length(of item: NSCollectionLayoutBoundarySupplementaryItem, in size: CGSize) -> CGFloat {
    let own = item.layoutSize.size(in: size)
    return isVertical ? own.height : own.width
  }

  /// Returns the attributes of the headers and footers.
  ///
  /// - Parameters:
  ///   - frame: The rectangle with the headers and footers that extend the boundary.
  ///   - size: The container of fractions.
  ///   - path: The index path of the section, or of the layout.
  /// - Returns: The attributes, of headers first.
  func attributes(around frame: CGRect, in size: CGSize, at path: IndexPath) -> [UICollectionViewLayoutAttributes] {
    let (header, footer) = (lengthBefore(in: size), lengthAfter(in: size))
    let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    return (before + after).enumerated().map { index, item in
      let own = item.layoutSize.size(in: size)
      // Items that don't extend the boundary cover the content.
      let along =
        if index < before.count {
          item.extendsBoundary ? start : start + header
        } else {
          end - footer - (item.extendsBoundary ? 0 : length(of: item, in: size))
        }
      let origin =
        isVertical
        ? CGPoint(x: side(item.alignment, frame.minX, frame.width - own.width), y: along)
        : CGPoint(x: along, y: side(item.alignment, frame.minY, frame.height - own.height))
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: path)
      let place = CGRect(origin: origin, size: own).offsetBy(dx: item.offset.x, dy: item.offset.y)
      attributes.frame = place.inset(by: item.contentInsets.insets)
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  /// Returns the position across the layout.
  private func side(_ alignment: NSRectAlignment, _ start: CGFloat, _ free: CGFloat) -> CGFloat {
    switch (alignment, isVertical) {
    case (.topLeading, true), (.bottomLeading, true), (.topLeading, false), (.topTrailing, false): start
    case (.topTrailing, true), (.bottomTrailing, true), (.bottomLeading, false), (.bottomTrailing, false): start + free
    default: start + free / 2
    }
  }
}
