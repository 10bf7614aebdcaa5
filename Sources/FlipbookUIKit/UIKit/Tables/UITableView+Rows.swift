public import Foundation

extension UITableView {
  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// Scrolls by the smallest distance that makes the row visible.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  private var visiblePaths: [IndexPath] {
    arrangement.paths.filter { arrangement.row(at: $0)?.isVisible(in: bounds) ?? false }
  }

  /// The visible cells, from top to bottom.
  public var visibleCells: [UITableViewCell] { visiblePaths.compactMap { cells[$0] } }
  /// The paths of the visible rows.
  public var indexPathsForVisibleRows: [IndexPath]? { visiblePaths }
  /// The number of sections.
  public var numberOfSections: Int { arrangement.sections.count }

  /// Returns the number of rows in a section.
  public func numberOfRows(inSection section: Int) -> Int {
    arrangement.counts.indices.contains(section) ? arrangement.counts[section] : 0
  }

  /// Returns the cell of a row; nil if it has none.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }
  /// Returns the path of a cell.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
  /// Returns the header of a section; nil if it has none.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }
  /// Returns the footer of a section; nil if it has none.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  /// Returns the path of the row at a point of the content; nil for none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    arrangement.paths.first { path in
      arrangement.row(at: path).map { $0.top <= point.y && point.y < $0.bottom } ?? false
    }
  }

  /// Returns the paths of the rows in a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    arrangement.paths.filter { arrangement.row(at: $0)?.isVisible(in: rect) ?? false }
  }

  private func rect(of part: TableLayout.Part?) -> CGRect {
    part.map { CGRect(x: 0, y: $0.top, width: bounds.width, height: $0.height) } ?? .zero
  }

  /// Returns the rectangle of a row in the content.
  public func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: arrangement.row(at: indexPath)) }

  /// Returns the rectangle of a section in the content.
  public func rect(forSection section: Int) -> CGRect {
    guard arrangement.sections.indices.contains(section) else { return .zero }
    let part = arrangement.sections[section]
    return rect(of: .init(top: part.header.top, height: part.footer.bottom - part.header.top))
  }

  /// Returns the rectangle of a section's header in the content.
  public func rectForHeader(inSection section: Int) -> CGRect {
    rect(of: arrangement.sections.indices.contains(section) ? arrangement.sections[section].header : nil)
  }

  /// Scrolls to a row.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    let frame = rectForRow(at: indexPath)
    let last = max(-contentInset.top, contentSize.height + contentInset.bottom - bounds.height)
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(frame, animated: animated)
    case .top: y = frame.minY - contentInset.top
    case .middle: y = frame.midY - bounds.height / 2
    case .bottom: y = frame.maxY + contentInset.bottom - bounds.height
    }
    setContentOffset(CGPoint(x: contentOffset.x, y: max(-contentInset.top, min(y, last))), animated: animated)
  }

  // MARK: Selection

  /// The path of the selected row; nil for none.
  public var indexPathForSelectedRow: IndexPath? { selection.first }
  /// The paths of the selected rows; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, and scrolls to it if a position is given; the delegate isn't called.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selection { deselectRow(at: path, animated: animated) } }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row; the delegate isn't called.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Highlights or unhighlights the cell under a finger.
  func highlight(_ cell: UITableViewCell, _ isHighlighted: Bool) {
    guard allowsSelection, cell.isHighlighted != isHighlighted, let path = indexPath(for: cell) else { return }
    if isHighlighted, tableDelegate?.tableView(self, shouldHighlightRowAt: path) == false { return }
    cell.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      tableDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      tableDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Selects the row of a tapped cell, or deselects it if several can be selected.
  func tapped(_ cell: UITableViewCell) {
    guard allowsSelection, let path = indexPath(for: cell) else { return }
    let delegate = tableDelegate
    if allowsMultipleSelection, selection.contains(path) {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let chosen = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != chosen }
    selectRow(at: chosen, animated: false, scrollPosition: .none)
    for path in old { delegate?.tableView(self, didDeselectRowAt: path) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }
}
