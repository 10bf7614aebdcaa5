public import Foundation

/// The cell of a row, `UITableViewCell`.
open class UITableViewCell: UIView {
  /// The style of a cell.
  public enum CellStyle: Int, Sendable {
    /// A text label and an image.
    case `default`
    /// A label on each side.
    case value1
    /// A label on each side, the first one small; displayed as `value1`.
    case value2
    /// A label above another one.
    case subtitle
  }

  /// The appearance of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    /// No change of appearance.
    case none
    /// A gray background.
    case blue
    /// A gray background.
    case gray
    /// The system's default appearance: a gray background.
    case `default`
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none
    /// A single line.
    case singleLine
    /// A single line.
    case singleLineEtched
  }

  /// The control at the right of a cell; it is not displayed.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none
    /// A chevron.
    case disclosureIndicator
    /// An information button and a chevron.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// An information button.
    case detailButton
  }

  /// The editing control of a cell; it is not displayed.
  public enum EditingStyle: Int, Sendable {
    /// None.
    case none
    /// Deletion.
    case delete
    /// Insertion.
    case insert
  }

  /// The reuse identifier of the cell.
  public let reuseIdentifier: String?
  /// The appearance of the selected cell.
  open var selectionStyle = SelectionStyle.default
  /// The control at the right; it is not displayed.
  @NoEffect("UITableViewCell.accessoryType", "it is not displayed")
  open var accessoryType = AccessoryType.none
  /// The control at the right of an edited cell; it is not displayed.
  @NoEffect("UITableViewCell.editingAccessoryType", "it is not displayed")
  open var editingAccessoryType = AccessoryType.none
  /// The view at the right, with its own size; nil for none.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The insets of the line below the cell; those of the table if they aren't set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? table?.separatorInset ?? .zero }
    set {
      ownSeparatorInset = newValue
      updateSeparator()
    }
  }
  /// The number of indentation steps; it has no effect.
  @NoEffect("UITableViewCell.indentationLevel", "it is not displayed")
  open var indentationLevel = 0
  /// A Boolean value that indicates whether the cell is edited; it has no effect.
  @NoEffect("UITableViewCell.isEditing", "it is not displayed")
  open var isEditing = false
  /// The view that contains the content, as large as the cell.
  public let contentView = UIView()
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue, with: backgroundView) } }
  /// The view behind the content of a selected or highlighted cell; nil for a gray one.
  open var selectedBackgroundView: UIView? { didSet { replaceBackground(oldValue, with: selectedBackgroundView) } }
  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false { didSet { updateSelection() } }
  /// A Boolean value that indicates whether a finger is on the cell.
  open var isHighlighted = false { didSet { updateSelection() } }
  /// The table that the cell belongs to.
  final weak var table: UITableView?
  private let style: CellStyle
  private var ownSeparatorInset: UIEdgeInsets?
  private var separator: CALayer?
  private var label: UILabel?
  private var detailLabel: UILabel?
  private var picture: UIImageView?

  /// Creates a cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    self.style = style
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    addContentView()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    (reuseIdentifier, style) = (nil, .default)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    addSubview(contentView)
    contentView.frame = bounds
  }

  // MARK: Content

  /// The text label, created on first use.
  open var textLabel: UILabel? {
    if let label { return label }
    label = addLabel()
    return label
  }

  /// The second label, created on first use; nil for the default style.
  open var detailTextLabel: UILabel? {
    guard style != .default else { return nil }
    if let detailLabel { return detailLabel }
    detailLabel = addLabel()
    if style == .subtitle { detailLabel?.font = .systemFont(ofSize: 12) } else { detailLabel?.textColor = .gray }
    return detailLabel
  }

  private func addLabel() -> UILabel {
    let made = UILabel()
    contentView.addSubview(made)
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

  /// Returns the height that the constraints of the content determine; nil without constraints.
  final func fittingHeight(in width: CGFloat) -> CGFloat? {
    guard !contentView.constraints.isEmpty else { return nil }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  /// Lays out the content view, the image, and the labels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var room = bounds
    if let accessoryView {
      let size = accessoryView.bounds.size
      accessoryView.frame = CGRect(
        x: bounds.width - size.width - 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      room.size.width = max(0, accessoryView.frame.minX - 8)
    }
    contentView.frame = room
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
    placeSeparator()
    let size = picture?.image?.size ?? .zero
    picture?.frame = CGRect(x: 16, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    let left = 16 + (size.width > 0 ? size.width + 16 : 0)
    let text = CGRect(x: left, y: 0, width: max(0, room.width - left - 16), height: bounds.height)
    guard let detailLabel else {
      label?.frame = text
      return
    }
    if style == .subtitle {
      let (first, second) = (label?.intrinsicContentSize.height ?? 0, detailLabel.intrinsicContentSize.height)
      let top = (bounds.height - first - second) / 2
      label?.frame = CGRect(x: text.minX, y: top, width: text.width, height: first)
      detailLabel.frame = CGRect(x: text.minX, y: top + first, width: text.width, height: second)
    } else {
      let width = min(text.width, detailLabel.intrinsicContentSize.width)
      label?.frame = CGRect(x: text.minX, y: 0, width: text.width - width, height: text.height)
      detailLabel.frame = CGRect(x: text.maxX - width, y: 0, width: width, height: text.height)
    }
  }

  // MARK: Selection

  /// Selects or deselects the cell; over 0.3 s if animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelected else { return }
    change(animated) { isSelected = selected }
  }

  /// Highlights or unhighlights the cell; over 0.3 s if animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlighted else { return }
    change(animated) { isHighlighted = highlighted }
  }

  private func change(_ isAnimated: Bool, _ body: () -> Void) {
    // The closure only runs during the call.
    if isAnimated {
      withoutActuallyEscaping(body) { body in UIView.animate(withDuration: 0.3) { body() } }
    } else {
      body()
    }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    insertSubview(new, at: new === selectedBackgroundView && backgroundView != nil ? 1 : 0)
    updateSelection()
  }

  private func updateSelection() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    if isShown, selectedBackgroundView == nil, table != nil {
      let view = UIView(frame: bounds)
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
    }
    selectedBackgroundView?.alpha = isShown ? 1 : 0
  }

  /// Highlights the cell.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.highlight(self, true)
    super.touchesBegan(touches, with: event)
  }

  /// Selects the row.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isHighlighted, let table {
      table.highlight(self, false)
      table.tapped(self)
    }
    super.touchesEnded(touches, with: event)
  }

  /// Unhighlights the cell.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    table?.highlight(self, false)
    super.touchesCancelled(touches, with: event)
  }

  /// Changes the editing state; it has no visible effect.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called before the cell is reused; does nothing by default, and is never called here.
  open func prepareForReuse() {}

  // MARK: The separator

  /// Adds or removes the line below the cell.
  final func updateSeparator() {
    guard let table, table.separatorStyle != .none else {
      separator?.removeFromSuperlayer()
      separator = nil
      return
    }
    let line = separator ?? CALayer()
    separator = line
    UIView.performWithoutAnimation { line.backgroundColor = table.separatorColor?.cgColor }
    layer.addSublayer(line)
    placeSeparator()
  }

  private func placeSeparator() {
    guard let separator else { return }
    let height = 1 / CGFloat(StageContext.screenScale)
    let inset = separatorInset
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    separator.frame = CGRect(
      x: inset.left, y: bounds.height - height, width: max(0, bounds.width - inset.left - inset.right), height: height)
    CATransaction.commit()
  }
}
