public import Foundation

/// A scrollable list of rows, `UITableView`; cells are created for the rows visible when the data is loaded, and for
/// rows that become visible later.
open class UITableView: UIScrollView {
  /// The style of a table; both look the same here.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge.
    case plain
    /// Rows in separate sections.
    case grouped
  }

  /// The source of the number of rows and of their cells.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The default height of rows, in points.
  open var rowHeight: CGFloat = 44
  /// The separator style; separators are not drawn here.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  private var classes: [String: UITableViewCell.Type] = [:]
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var rows: [(path: IndexPath, top: CGFloat, height: CGFloat)] = []

  /// Creates a table.
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }

  /// Registers a class of cells for a reuse identifier.
  open func register(_ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// Returns a new cell of the class registered for a reuse identifier; nil if there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
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

  /// Reloads the rows and cells.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    cells = [:]
    rows = []
    guard let dataSource else { return }
    let delegate = delegate as? any UITableViewDelegate
    var top: CGFloat = 0
    for section in 0..<dataSource.numberOfSections(in: self) {
      for row in 0..<dataSource.tableView(self, numberOfRowsInSection: section) {
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        rows.append((path, top, height))
        top += height
      }
    }
    contentSize = CGSize(width: bounds.width, height: top)
    showRows()
  }

  /// Creates the cells of visible rows.
  private func showRows() {
    for row in rows where row.top < bounds.maxY && row.top + row.height > bounds.minY && cells[row.path] == nil {
      guard let cell = dataSource?.tableView(self, cellForRowAt: row.path) else { continue }
      cell.frame = CGRect(x: 0, y: row.top, width: bounds.width, height: row.height)
      cells[row.path] = cell
      addSubview(cell)
      cell.layoutIfNeeded()
    }
  }

  /// Creates the cells that have become visible.
  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    rows.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }.compactMap { cells[$0.path] }
  }

  /// The index paths of the visible rows.
  open var indexPathsForVisibleRows: [IndexPath]? {
    rows.filter { $0.top < bounds.maxY && $0.top + $0.height > bounds.minY }.map(\.path)
  }

  /// Returns the cell of a row; nil if it has none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// Returns the index path of a cell.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Returns the number of rows in a section.
  open func numberOfRows(inSection section: Int) -> Int { rows.filter { $0.path.section == section }.count }
}

/// The cell of a row, `UITableViewCell`.
open class UITableViewCell: UIView {
  /// The style of a cell; all look the same here.
  public enum CellStyle: Int, Sendable {
    /// A text label and an image.
    case `default`
    /// A text label on each side.
    case value1
    /// A text label on each side, the first one small.
    case value2
    /// A text label above another one.
    case subtitle
  }

  /// The appearance of a pressed cell; it has no effect.
  public enum SelectionStyle: Int, Sendable {
    /// No change of appearance.
    case none
    /// A blue background.
    case blue
    /// A gray background.
    case gray
    /// The system's default appearance.
    case `default`
  }

  /// The separator below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// No separator.
    case none
    /// A single line.
    case singleLine
  }

  /// The reuse identifier of the cell.
  public let reuseIdentifier: String?
  /// The appearance of the pressed cell; it has no effect.
  open var selectionStyle = SelectionStyle.default
  /// The view that contains the content, as large as the cell.
  public let contentView = UIView()
  private var label: UILabel?
  private var picture: UIImageView?

  /// Creates a cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addSubview(contentView)
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// The text label, created on first use.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel()
    contentView.addSubview(made)
    label = made
    setNeedsLayout()
    return made
  }

  /// The image view, created on first use.
  open var imageView: UIImageView? {
    if let picture { return picture }
    let made = UIImageView(frame: .zero)
    contentView.addSubview(made)
    picture = made
    setNeedsLayout()
    return made
  }

  /// Lays out the content view, the image, and the text label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    let size = picture?.image?.size ?? .zero
    picture?.frame = CGRect(x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let left = 16 + (size.width > 0 ? size.width + 16 : 0)
    label?.frame = CGRect(x: left, y: 0, width: max(0, bounds.width - left - 16), height: bounds.height)
  }
}

/// The source of a table's rows and cells, `UITableViewDataSource`.
public protocol UITableViewDataSource: AnyObject {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// Returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// The delegate of a table, `UITableViewDelegate`; all methods are optional.
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Returns the height of a row.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  /// Returns the table's own row height.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
}

extension IndexPath {
  /// Creates the index path of a row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the index path of an item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the row in its section.
  public var row: Int { self[1] }
  /// The index of the item in its section.
  public var item: Int { self[1] }
  /// The index of the section.
  public var section: Int { self[0] }
}
