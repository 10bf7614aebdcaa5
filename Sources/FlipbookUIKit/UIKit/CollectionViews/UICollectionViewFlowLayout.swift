public import Foundation

/// A layout that arranges items in lines and fits as many as possible in each, `UICollectionViewFlowLayout`.
///
/// Items of equal size form columns that are evenly distributed over the width; items of different sizes are
/// distributed over the width of their line, except in the last line, which uses the minimum spacing.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The scroll direction, in which lines follow each other.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The minimum spacing between lines.
  open var minimumLineSpacing: CGFloat = 10
  /// The minimum spacing between the items of a line.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of items for which the delegate provides none.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The value of `estimatedItemSize` for items that size themselves; it has no effect.
  public static let automaticSize = CGSize(width: 1.7976931348623157e+308, height: 1.7976931348623157e+308)
  /// The estimated size of items that size themselves; it has no effect.
  @NoEffect("UICollectionViewFlowLayout.estimatedItemSize", "items don't size themselves")
  open var estimatedItemSize = CGSize.zero
  /// The insets of a section's items.
  open var sectionInset = UIEdgeInsets.zero
  /// The size of headers, of which the one in the scroll direction counts.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, of which the one in the scroll direction counts.
  open var footerReferenceSize = CGSize.zero
  /// A Boolean value that indicates whether headers remain visible while their section scrolls; it has no effect.
  @NoEffect(
    "UICollectionViewFlowLayout.sectionHeadersPinToVisibleBounds", "headers and footers scroll with their section")
  open var sectionHeadersPinToVisibleBounds = false
  /// A Boolean value that indicates whether footers remain visible while their section scrolls; it has no effect.
  @NoEffect(
    "UICollectionViewFlowLayout.sectionFootersPinToVisibleBounds", "headers and footers scroll with their section")
  open var sectionFootersPinToVisibleBounds = false
  private var supplements: [UICollectionViewLayoutAttributes] = []
  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentSize = CGSize.zero

  /// The total size of all items.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Computes the layout of all items.
  open override func prepare() {
    (attributes, supplements) = ([:], [])
    contentSize = .zero
    guard let collectionView = owner else { return }
    let isVertical = scrollDirection == .vertical
    let insets = collectionView.contentInset
    let across =
      isVertical
      ? collectionView.bounds.width - insets.left - insets.right
      : collectionView.bounds.height - insets.top - insets.bottom
    var position: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let metrics = metrics(of: section, collectionView)
      let inset = metrics.inset
      let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
      let room = across - before - after
      addSupplement(UICollectionView.elementKindSectionHeader, metrics.header, section, &position, across)
      position += isVertical ? inset.top : inset.left
      let lines = lines(of: section, in: room, metrics.itemSpacing, collectionView)
      let columns = columns(of: lines, in: room, metrics.itemSpacing)
      for (index, line) in lines.enumerated() {
        let free = room - line.map { isVertical ? $0.size.width : $0.size.height }.reduce(0, +)
        let isLast = index == lines.count - 1
        var (spacing, place) = (metrics.itemSpacing, before)
        if let columns {
          spacing = columns.spacing
          if columns.count == 1 { place += free / 2 }
        } else if !isLast, line.count > 1 {
          spacing = free / CGFloat(line.count - 1)
        }
        let height = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
        for item in line {
          let length = isVertical ? item.size.width : item.size.height
          let (along, middle) = (place + length / 2, position + height / 2)
          item.center = isVertical ? CGPoint(x: along, y: middle) : CGPoint(x: middle, y: along)
          attributes[item.indexPath] = item
          place += length + spacing
        }
        position += height + (isLast ? 0 : metrics.lineSpacing)
      }
      position += isVertical ? inset.bottom : inset.right
      addSupplement(UICollectionView.elementKindSectionFooter, metrics.footer, section, &position, across)
    }
    contentSize =
      isVertical ? CGSize(width: across, height: position) : CGSize(width: position, height: across)
  }

  private struct SectionMetrics {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  private func metrics(of section: Int, _ view: UICollectionView) -> SectionMetrics {
    guard let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout else {
      return SectionMetrics(
        inset: sectionInset, lineSpacing: minimumLineSpacing, itemSpacing: minimumInteritemSpacing,
        header: headerReferenceSize, footer: footerReferenceSize)
    }
    return SectionMetrics(
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(view, layout: self, referenceSizeForFooterInSection: section))
  }

  /// Appends a header or footer, across the whole view.
  private func addSupplement(
    _ kind: String, _ size: CGSize, _ section: Int, _ position: inout CGFloat, _ across: CGFloat
  ) {
    let isVertical = scrollDirection == .vertical
    let length = isVertical ? size.height : size.width
    guard length > 0 else { return }
    let made = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    made.frame =
      isVertical
      ? CGRect(x: 0, y: position, width: across, height: length)
      : CGRect(x: position, y: 0, width: length, height: across)
    supplements.append(made)
    position += length
  }

  /// Returns the number of columns if all items have the same size, and the distance between them; nil otherwise.
  private func columns(
    of lines: [[UICollectionViewLayoutAttributes]], in room: CGFloat, _ itemSpacing: CGFloat
  ) -> (count: Int, spacing: CGFloat)? {
    guard let size = lines.first?.first?.size, lines.joined().allSatisfy({ $0.size == size }) else { return nil }
    let length = scrollDirection == .vertical ? size.width : size.height
    var (count, spacing) = (1, itemSpacing)
    while CGFloat(count + 1) * length + CGFloat(count) * itemSpacing <= room + 1e-9, count < 10_000 {
      count += 1
    }
    if count > 1 { spacing = (room - CGFloat(count) * length) / CGFloat(count - 1) }
    return (count, spacing)
  }

  private func lines(
    of section: Int, in room: CGFloat, _ itemSpacing: CGFloat, _ collectionView: UICollectionView
  ) -> [[UICollectionViewLayoutAttributes]] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var lines: [[UICollectionViewLayoutAttributes]] = []
    var length: CGFloat = 0
    for index in 0..<collectionView.numberOfItems(inSection: section) {
      let item = makeAttributes(forCellWith: IndexPath(item: index, section: section))
      item.size =
        delegate?.collectionView(collectionView, layout: self, sizeForItemAt: item.indexPath) ?? itemSize
      let own = scrollDirection == .vertical ? item.size.width : item.size.height
      if let last = lines.indices.last, length + itemSpacing + own <= room + 1e-9 {
        lines[last].append(item)
        length += itemSpacing + own
      } else {
        lines.append([item])
        length = own
      }
    }
    return lines
  }

  /// Returns the attributes of the items in a rectangle of the content, in order.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isInside = { (element: UICollectionViewLayoutAttributes) in
      let frame = element.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
    }
    return attributes.values.filter(isInside).sorted { $0.indexPath < $1.indexPath } + supplements.filter(isInside)
  }

  /// Returns the attributes of a header or footer; nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplements.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]
  }

  /// Returns true if the available width changes, so that lines are rearranged.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = owner?.bounds else { return false }
    return scrollDirection == .vertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }
}
