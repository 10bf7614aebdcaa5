public import Foundation

/// The header or footer of a table's section, `UITableViewHeaderFooterView`.
open class UITableViewHeaderFooterView: UIView {
  /// The reuse identifier.
  public let reuseIdentifier: String?
  /// The view that contains the content, as large as the header.
  public let contentView = UIView()
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  private var label: UILabel?

  /// Creates a header or footer.
  public required init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates the header of a title.
  convenience init(title: String) {
    self.init(reuseIdentifier: nil)
    contentView.backgroundColor = UIColor(white: 0.97, alpha: 1)
    textLabel?.text = title
    textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
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

  /// Lays out the content view and the label.
  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    contentView.frame = bounds
    label?.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
  }

  /// Called before the view is reused; does nothing by default, and is never called here.
  open func prepareForReuse() {}
}
