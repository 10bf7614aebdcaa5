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
  /// The insets of a section's items.
  open var sectionInset = UIEdgeInsets.zero
  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var contentSize = CGSize.zero

  /// The total size of all items.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Computes the layout of all items.
  open override func prepare() {
    attributes = [:]
    contentSize = .zero
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let across = isVertical ? collectionView.bounds.width : collectionView.bounds.height
    let inset = sectionInset
    let (before, after) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = across - before - after
    var position: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      position += isVertical ? inset.top : inset.left
      let lines = lines(of: section, in: room, collectionView)
      let columns = columns(of: lines, in: room)
      for (index, line) in lines.enumerated() {
        let free = room - line.map { isVertical ? $0.size.width : $0.size.height }.reduce(0, +)
        let isLast = index == lines.count - 1
        var (spacing, place) = (minimumInteritemSpacing, before)
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
        position += height + (isLast ? 0 : minimumLineSpacing)
      }
      position += isVertical ? inset.bottom : inset.right
    }
    contentSize =
      isVertical ? CGSize(width: across, height: position) : CGSize(width: position, height: across)
  }

  /// Returns the number of columns if all items have the same size, and the distance between them; nil otherwise.
  private func columns(
    of lines: [[UICollectionViewLayoutAttributes]], in room: CGFloat
  ) -> (count: Int, spacing: CGFloat)? {
    guard let size = lines.first?.first?.size, lines.joined().allSatisfy({ $0.size == size }) else { return nil }
    let length = scrollDirection == .vertical ? size.width : size.height
    var (count, spacing) = (1, minimumInteritemSpacing)
    while CGFloat(count + 1) * length + CGFloat(count) * minimumInteritemSpacing <= room + 1e-9, count < 10_000 {
      count += 1
    }
    if count > 1 { spacing = (room - CGFloat(count) * length) / CGFloat(count - 1) }
    return (count, spacing)
  }

  private func lines(
    of section: Int, in room: CGFloat, _ collectionView: UICollectionView
  ) -> [[UICollectionViewLayoutAttributes]] {
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    var lines: [[UICollectionViewLayoutAttributes]] = []
    var length: CGFloat = 0
    for index in 0..<collectionView.numberOfItems(inSection: section) {
      let item = makeAttributes(forCellWith: IndexPath(item: index, section: section))
      item.size =
        delegate?.collectionView(collectionView, layout: self, sizeForItemAt: item.indexPath) ?? itemSize
      let own = scrollDirection == .vertical ? item.size.width : item.size.height
      if let last = lines.indices.last, length + minimumInteritemSpacing + own <= room + 1e-9 {
        lines[last].append(item)
        length += minimumInteritemSpacing + own
      } else {
        lines.append([item])
        length = own
      }
    }
    return lines
  }

  /// Returns the attributes of the items in a rectangle of the content, in order.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.values.filter { item in
      let frame = item.frame
      return frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
    }.sorted { $0.indexPath < $1.indexPath }
  }

  /// Returns the attributes of an item.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]
  }

  /// Returns true if the available width changes, so that lines are rearranged.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let bounds = collectionView?.bounds else { return false }
    return scrollDirection == .vertical ? newBounds.width != bounds.width : newBounds.height != bounds.height
  }
}
