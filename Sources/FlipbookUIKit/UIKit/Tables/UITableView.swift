public import Foundation

/// A scrollable list of rows in sections, `UITableView`; cells are created for rows as they become visible.
open class UITableView: UIScrollView {
  /// The style of a table; headers of plain tables remain at the top while their section scrolls.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows in separate sections.
    case grouped
    /// Rows in separate sections, with insets; displayed as `grouped`.
    case insetGrouped
  }

  /// The value of heights that the table determines: from a cell's constraints, or 44 points.
  public static let automaticDimension: CGFloat = -1
  private static let defaultRowHeight: CGFloat = 44
  private static let defaultHeaderHeight: CGFloat = 28

  /// The style.
  public let style: Style
  /// The source of the rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { needsReload = true; setNeedsLayout() } }
  }
  /// The height of rows for which the delegate specifies none, in points.
  open var rowHeight = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { arrangeAgain() } }
  }
  /// The estimated height of rows; it has no effect, as heights are computed in time.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of headers for which the delegate specifies none, in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of footers for which the delegate specifies none, in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The estimated height of headers; it has no effect.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// The estimated height of footers; it has no effect.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The space above the header of each section that has one, in points; none if automatic, as in UIKit up to iOS 14.
  open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { arrangeAgain() } }
  }
  /// The style of the lines below rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { updateSeparators() } }
  /// The color of the lines below rows; nil for the default.
  open var separatorColor: UIColor? = UIColor.separator { didSet { updateSeparators() } }
  /// The insets of the lines below rows, of which the left and right ones count.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) { didSet { updateSeparators() } }
  /// A Boolean value that indicates whether rows can be selected.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether cells' margins follow the readable width; it has no effect.
  @NoEffect("UITableView.cellLayoutMarginsFollowReadableWidth", "cells keep their margins")
  open var cellLayoutMarginsFollowReadableWidth = false
  /// A Boolean value that indicates whether rows can be edited; it has no effect.
  @NoEffect("UITableView.isEditing", "rows can't be edited")
  open var isEditing = false
  /// The view above the first section; its own height is kept.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// The view below the last section; its own height is kept.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// The view behind the rows, as large as the table.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var headerClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  final var cells: [IndexPath: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  final var arrangement = TableLayout(top: 0)
  final var selection: [IndexPath] = []
  /// The changes since `beginUpdates()`; nil outside of updates.
  final var changes: TableChanges?
  final var updateDepth = 0
  final var isUpdating = false
  private var needsReload = true
  private var width: CGFloat = 0

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  // MARK: Cells

  /// Registers a class of cells for a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Registers a class of headers and footers for a reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// Returns a new cell of the class registered for a reuse identifier; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// Returns a new cell of the class registered for a reuse identifier.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure("unable to dequeue a cell with identifier \(identifier): register a class for it")
    }
    return cell
  }

  /// Returns a new header or footer of the class registered for a reuse identifier; nil if there is none.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerClasses[identifier]?.init(reuseIdentifier: identifier)
  }

  // MARK: Rows

  final var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  /// Reloads the rows and cells.
  open func reloadData() {
    for view in Array(cells.values) + Array(headers.values) + Array(footers.values) { view.removeFromSuperview() }
    (cells, headers, footers, selection) = ([:], [:], [:], [])
    needsReload = false
    arrange()
    showParts()
  }

  /// Computes the arrangement from the data source and the delegate.
  final func arrange() {
    width = bounds.width
    var arrangement = TableLayout(top: tableHeaderView?.frame.height ?? 0)
    if let dataSource {
      for section in 0..<dataSource.numberOfSections(in: self) {
        let rows = (0..<dataSource.tableView(self, numberOfRowsInSection: section)).map { row in
          let path = IndexPath(row: row, section: section)
          return height(cells[path], tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight)
        }
        let header = headerHeight(of: section)
        arrangement.append(
          space: header > 0 ? max(0, sectionHeaderTopPadding) : 0, header: header, rows: rows,
          footer: footerHeight(of: section))
      }
    }
    self.arrangement = arrangement
    updateContentSize()
  }

  private func updateContentSize() {
    let size = CGSize(width: bounds.width, height: arrangement.bottom + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  private func height(_ cell: UITableViewCell?, _ height: CGFloat) -> CGFloat {
    height < 0 ? cell?.fittingHeight(in: bounds.width) ?? Self.defaultRowHeight : height
  }

  private func headerHeight(of section: Int) -> CGFloat {
    let own = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    if own >= 0 { return own }
    if let view = header(of: section), !(view is UITableViewHeaderFooterView) || view.bounds.height > 0 {
      return view.bounds.height > 0 ? view.bounds.height : Self.defaultHeaderHeight
    }
    return dataSource?.tableView(self, titleForHeaderInSection: section) == nil ? 0 : Self.defaultHeaderHeight
  }

  private func footerHeight(of section: Int) -> CGFloat {
    let own = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    if own >= 0 { return own }
    if let view = footer(of: section) { return view.bounds.height > 0 ? view.bounds.height : Self.defaultHeaderHeight }
    return dataSource?.tableView(self, titleForFooterInSection: section) == nil ? 0 : Self.defaultHeaderHeight
  }

  private func header(of section: Int) -> UIView? {
    if let view = headers[section] { return view }
    headers[section] =
      tableDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map(UITableViewHeaderFooterView.init(title:))
    return headers[section]
  }

  private func footer(of section: Int) -> UIView? {
    if let view = footers[section] { return view }
    footers[section] =
      tableDelegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map(UITableViewHeaderFooterView.init(title:))
    return footers[section]
  }

  private func arrangeAgain() {
    guard !needsReload else { return }
    arrange()
    setNeedsLayout()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    arrangeAgain()
    setNeedsLayout()
  }

  // MARK: Layout

  /// Creates the cells and headers that have become visible, and places them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsReload { return reloadData() }
    guard !isUpdating else { return }
    if width != bounds.width { arrange() }
    showParts()
  }

  /// Creates the views of visible parts, and places all views.
  final func showParts() {
    backgroundView?.frame = bounds
    if let tableHeaderView { place(tableHeaderView, TableLayout.Part(top: 0, height: tableHeaderView.frame.height)) }
    for path in arrangement.paths {
      guard let row = arrangement.row(at: path), row.isVisible(in: bounds), cells[path] == nil else { continue }
      show(path)
    }
    for (path, cell) in cells { if let row = arrangement.row(at: path) { place(cell, row) } }
    for section in arrangement.sections.indices { showHeaders(of: section) }
    if let tableFooterView {
      place(tableFooterView, TableLayout.Part(top: arrangement.bottom, height: tableFooterView.frame.height))
    }
    updateContentSize()
  }

  /// Creates the cell of a row, whose height it may determine.
  final func show(_ path: IndexPath) {
    guard let cell = dataSource?.tableView(self, cellForRowAt: path), let row = arrangement.row(at: path) else {
      return
    }
    cells[path] = cell
    cell.table = self
    // A new cell is placed without animation.
    UIView.performWithoutAnimation {
      place(cell, row)
      if (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0,
        let height = cell.fittingHeight(in: bounds.width)
      {
        arrangement.setHeight(height, at: path)
        if let row = arrangement.row(at: path) { place(cell, row) }
      }
      // Cells are in the order of their creation, below headers and footers.
      if cell.superview !== self {
        let cellCount = subviews.count { $0 is UITableViewCell }
        insertSubview(cell, at: cellCount + (backgroundView == nil ? 0 : 1))
      }
      cell.updateSeparator()
      cell.setSelected(selection.contains(path), animated: false)
    }
    tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    cell.layoutIfNeeded()
  }

  private func showHeaders(of section: Int) {
    let part = arrangement.sections[section]
    var header = part.header
    if style == .plain {
      header.top = max(header.top, min(bounds.minY + contentInset.top, part.footer.top - header.height))
    }
    if header.height > 0, header.isVisible(in: bounds), let view = self.header(of: section) {
      show(view, header)
    }
    if part.footer.height > 0, part.footer.isVisible(in: bounds), let view = footer(of: section) {
      show(view, part.footer)
    }
  }

  private func show(_ view: UIView, _ part: TableLayout.Part) {
    if view.superview === self { return place(view, part) }
    UIView.performWithoutAnimation {
      place(view, part)
      addSubview(view)
      view.layoutIfNeeded()
    }
  }

  private func place(_ view: UIView, _ part: TableLayout.Part) {
    let frame = CGRect(x: 0, y: part.top, width: bounds.width, height: part.height)
    // A transformed cell keeps its transform.
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(
      x: frame.minX + frame.width * view.layer.anchorPoint.x, y: frame.minY + frame.height * view.layer.anchorPoint.y)
    if view.center != center { view.center = center }
  }

  private func updateSeparators() { for cell in cells.values { cell.updateSeparator() } }

  // MARK: Changes

  /// Begins a group of changes, which animate together.
  open func beginUpdates() { updateDepth += 1 }

  /// Ends a group of changes, and animates them.
  ///
  /// Without changes, rows whose heights have changed animate to them.
  open func endUpdates() {
    updateDepth = max(0, updateDepth - 1)
    if updateDepth == 0 { performChanges(nil) }
  }

  /// Performs a group of changes together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { performChanges(completion) } else { completion?(true) }
  }

  /// Inserts rows, with their paths after the changes.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.items.insertedItems.formUnion(indexPaths)
      for path in indexPaths { $0.insertions[path] = animation }
    }
  }

  /// Deletes rows, with their paths before the changes.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.items.deletedItems.formUnion(indexPaths)
      for path in indexPaths { $0.deletions[path] = animation }
    }
  }

  /// Replaces the cells of rows, with their paths before the changes.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change {
      $0.items.reloadedItems.formUnion(indexPaths)
      for path in indexPaths { $0.deletions[path] = animation }
    }
  }

  /// Moves a row.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.items.movedItems.append((indexPath, newIndexPath)) }
  }

  /// Inserts sections, with their indexes after the changes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.items.insertedSections.formUnion(sections)
      for section in sections { $0.sectionInsertions[section] = animation }
    }
  }

  /// Deletes sections, with their indexes before the changes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.items.deletedSections.formUnion(sections)
      for section in sections { $0.sectionDeletions[section] = animation }
    }
  }

  /// Replaces the cells of sections, with their indexes before the changes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change {
      $0.items.reloadedSections.formUnion(sections)
      for section in sections {
        $0.sectionDeletions[section] = animation
        $0.sectionInsertions[section] = animation
      }
    }
  }

  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.items.movedSections.append((section, newSection)) }
  }
}
