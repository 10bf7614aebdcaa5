public import Foundation

/// The cell of an item, `UICollectionViewCell`.
open class UICollectionViewCell: UIView {
  /// The view of the content, as large as the cell.
  public let contentView = UIView()
  /// The view behind the content; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// The view behind the content of a selected cell; nil for none.
  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      selectedBackgroundView.frame = bounds
      selectedBackgroundView.isHidden = !isSelected
      insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    }
  }
  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false { didSet { selectedBackgroundView?.isHidden = !isSelected } }
  /// A Boolean value that indicates whether the cell is highlighted.
  open var isHighlighted = false
  /// The reuse identifier of the cell.
  public internal(set) var reuseIdentifier: String?

  /// Creates a cell.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = bounds
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Resizes the content view to the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
  }

  /// Called after the layout attributes have been applied to the cell; does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the cell is reused; does nothing by default, and is never called here.
  open func prepareForReuse() {}
}
