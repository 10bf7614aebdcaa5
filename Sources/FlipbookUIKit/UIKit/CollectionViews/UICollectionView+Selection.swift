public import Foundation

extension UICollectionView {
  /// The selected items; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? { selection }

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
