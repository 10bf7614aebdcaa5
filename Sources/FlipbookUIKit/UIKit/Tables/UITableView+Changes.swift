import Foundation

extension UITableView {
  /// Performs a group of changes together, in a closure that doesn't outlive the call.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  /// The animation of a row that is inserted or deleted.
  public enum RowAnimation: Int, Sendable {
    /// The row fades.
    case fade
    /// The row moves from or to the right.
    case right
    /// The row moves from or to the left.
    case left
    /// The row moves from or to the top.
    case top
    /// The row moves from or to the bottom.
    case bottom
    /// The row appears or disappears immediately.
    case none
    /// The row is centered in the space of the old row; displayed as `fade`.
    case middle
    /// The table chooses the animation: fading here.
    case automatic = 100
  }

  /// The duration of the changes of rows, in seconds: an estimate.
  private static let changeDuration = 0.3

  /// Adds to the changes, and performs them unless they belong to a group.
  func change(_ edit: (inout TableChanges) -> Void) {
    edit(&changes[default: TableChanges()])
    if updateDepth == 0 { performChanges(nil) }
  }

  /// Performs the changes since the last call.
  func performChanges(_ completion: ((Bool) -> Void)?) {
    let changes = changes ?? TableChanges()
    self.changes = nil
    let old = arrangement
    let oldCells = cells
    isUpdating = true
    for view in Array(headers.values) + Array(footers.values) where !changes.items.isEmpty {
      view.removeFromSuperview()
    }
    if !changes.items.isEmpty { (headers, footers) = ([:], [:]) }
    cells = [:]
    arrange()
    let paths = changes.items.paths(from: old.counts, to: arrangement.counts, of: "rows")
    var leaving: [(cell: UITableViewCell, animation: RowAnimation)] = []
    for (path, cell) in oldCells {
      if let new = paths[path], !changes.items.reloadedItems.contains(path) {
        cells[new] = cell
      } else {
        leaving.append((cell, changes.deletions[path] ?? changes.sectionDeletions[path.section] ?? .fade))
      }
    }
    arrange()
    selection = selection.compactMap { paths[$0] }
    // Rows that have become visible start where they would have been before, or with the animation of their insertion.
    let origins = Dictionary(paths.map { ($0.value, $0.key) }) { first, _ in first }
    let arriving = arrangement.paths.filter {
      cells[$0] == nil && arrangement.row(at: $0)?.isVisible(in: bounds) == true
    }
    for path in arriving {
      show(path)
      guard let cell = cells[path] else { continue }
      UIView.performWithoutAnimation {
        if let origin = origins[path], let row = old.row(at: origin) {
          let isReloaded = changes.items.reloadedItems.contains(origin)
          if isReloaded, changes.deletions[origin] != RowAnimation.none { cell.alpha = 0 }
          cell.center.y = row.top + row.height * cell.layer.anchorPoint.y
        } else {
          cell.leave(with: changes.insertions[path] ?? changes.sectionInsertions[path.section] ?? .fade)
        }
      }
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0, options: [],
      animations: {
        for path in arriving { self.cells[path]?.arrive() }
        for (cell, animation) in leaving { cell.leave(with: animation) }
        self.showParts()
        for cell in self.cells.values { cell.layoutIfNeeded() }
      },
      completion: { finished in
        for (cell, _) in leaving { cell.removeFromSuperview() }
        completion?(finished)
      })
    isUpdating = false
  }
}

extension Optional {
  fileprivate subscript(default value: Wrapped) -> Wrapped {
    get { self ?? value }
    set { self = newValue }
  }
}

extension UITableViewCell {
  /// Moves to the place, or the opacity, that a deleted row leaves to and an inserted one comes from.
  fileprivate func leave(with animation: UITableView.RowAnimation) {
    switch animation {
    case .fade, .middle, .automatic: alpha = 0
    case .right: transform = CGAffineTransform(translationX: bounds.width, y: 0)
    case .left: transform = CGAffineTransform(translationX: -bounds.width, y: 0)
    case .top:
      (transform, alpha) = (CGAffineTransform(translationX: 0, y: -bounds.height), 0)
    case .bottom:
      (transform, alpha) = (CGAffineTransform(translationX: 0, y: bounds.height), 0)
    case .none: UIView.performWithoutAnimation { isHidden = true }
    }
  }

  /// Returns to the row's own place and opacity.
  fileprivate func arrive() {
    (transform, alpha) = (.identity, 1)
    UIView.performWithoutAnimation { isHidden = false }
  }
}
