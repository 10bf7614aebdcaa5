public import Foundation

extension UICollectionView {
  /// The duration of the changes of items, in seconds: an estimate.
  private static let changeDuration = 0.3

  /// Performs a group of changes together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    // Items that have been added without a report are in the old state.
    layoutIfNeeded()
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { performChanges(completion) } else { completion?(true) }
  }

  /// Inserts items, with their paths after the changes.
  public func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
  /// Deletes items, with their paths before the changes.
  public func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
  /// Replaces the cells of items, with their paths before the changes.
  public func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
  /// Moves an item.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections, with their indexes after the changes.
  public func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections, with their indexes before the changes.
  public func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Replaces the cells of sections, with their indexes before the changes.
  public func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  private func change(_ edit: (inout ItemChanges) -> Void) {
    edit(&changes)
    if updateDepth == 0 { performChanges(nil) }
  }

  private func performChanges(_ completion: ((Bool) -> Void)?) {
    let changes = changes
    self.changes = ItemChanges()
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
