import Foundation

extension UICollectionView {
  /// Performs a group of changes together, in a closure that doesn't outlive the call.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// The duration of the changes of items, in seconds: an estimate.
  private static let changeDuration = 0.3

  /// Adds to the changes, and performs them unless they belong to a group.
  func change(_ edit: (inout ItemChanges) -> Void) {
    edit(&changes)
    if updateDepth == 0 { performChanges(nil) }
  }

  /// Performs the changes since the last call.
  func performChanges(_ completion: ((Bool) -> Void)?) {
    let changes = changes
    self.changes = ItemChanges()
    // Items that have never been shown are read with their changes.
    guard hasReadCounts else {
      completion?(true)
      return
    }
    let (oldCounts, oldCells) = (counts, cells)
    readCounts()
    let paths = changes.paths(from: oldCounts, to: counts, of: "items")
    cells = [:]
    var leaving: [(cell: UICollectionViewCell, path: IndexPath)] = []
    for (path, cell) in oldCells {
      if let new = paths[path], !changes.reloadedItems.contains(path) {
        cells[new] = cell
      } else {
        leaving.append((cell, path))
      }
    }
    selection = selection.compactMap { paths[$0] }
    // A section keeps its scroll view, wherever it moves.
    let oldViews = sectionViews
    sectionViews = [:]
    for (old, new) in paths.sorted(by: { $0.key < $1.key }) where sectionViews[new.section] == nil {
      guard let view = oldViews[old.section], !sectionViews.values.contains(where: { $0 === view }) else { continue }
      sectionViews[new.section] = view
    }
    let unused = oldViews.values.filter { view in !sectionViews.values.contains { $0 === view } }
    let layout = collectionViewLayout
    invalidate()
    prepareLayout()
    showSectionViews()
    layout.prepare(forCollectionViewUpdates: updateItems(of: changes))
    let known = Set(paths.values)
    // New cells start with the layout's initial attributes.
    for attributes in layout.layoutAttributesForElements(in: bounds) ?? []
    where attributes.representedElementCategory == .cell && cells[attributes.indexPath] == nil {
      let path = attributes.indexPath
      let isNew = !known.contains(path) || changes.reloadedItems.contains { paths[$0] == path }
      let start = isNew ? layout.initialLayoutAttributesForAppearingItem(at: path) : nil
      show(start ?? attributes)
    }
    let ends = leaving.map { layout.finalLayoutAttributesForDisappearingItem(at: $0.path) }
    layout.finalizeCollectionViewUpdates()
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: [],
      animations: {
        for ((cell, _), end) in zip(leaving, ends) { if let end { end.apply(to: cell) } else { cell.alpha = 0 } }
        self.layoutItems()
        for cell in self.cells.values { cell.layoutIfNeeded() }
      },
      completion: { finished in
        for (cell, _) in leaving { cell.removeFromSuperview() }
        for view in unused { view.removeFromSuperview() }
        completion?(finished)
      })
  }

  private func updateItems(of changes: ItemChanges) -> [UICollectionViewUpdateItem] {
    changes.deletedItems.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + changes.insertedItems.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + changes.movedItems.map { UICollectionViewUpdateItem(.move, before: $0.from, after: $0.to) }
      + changes.reloadedItems.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
  }
}
