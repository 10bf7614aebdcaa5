public import Foundation

extension UICollectionView {
  /// The selected items; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item, and scrolls to it if a position is given; the delegate isn't called.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selection { deselectItem(at: path, animated: false) } }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item; the delegate isn't called.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls to an item.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    offset.x = max(0, min(offset.x, contentSize.width - bounds.width))
    offset.y = max(0, min(offset.y, contentSize.height - bounds.height))
    setContentOffset(offset, animated: animated)
  }

  private var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

  /// Highlights or unhighlights the cell under a finger.
  func highlight(_ cell: UICollectionViewCell, _ isHighlighted: Bool) {
    guard allowsSelection, cell.isHighlighted != isHighlighted, let path = indexPath(for: cell) else { return }
    if isHighlighted, itemDelegate?.collectionView(self, shouldHighlightItemAt: path) == false { return }
    cell.isHighlighted = isHighlighted
    if isHighlighted {
      itemDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Selects the item of a tapped cell, or deselects it if several can be selected.
  func tapped(_ cell: UICollectionViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    let delegate = itemDelegate
    if allowsMultipleSelection, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
      deselectItem(at: path, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) != false else { return }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != path }
    selectItem(at: path, animated: false, scrollPosition: [])
    for path in old { delegate?.collectionView(self, didDeselectItemAt: path) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
