public import Foundation

/// An item's view, `UICollectionViewCell`.
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
  /// The identifier that the cell was made for.
  public internal(set) var reuseIdentifier: String?

  /// Makes a cell.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
    contentView.frame = bounds
  }

  /// Cells are not archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Gives the content the size of the cell.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
  }

  /// Called after the attributes' position and appearance have been applied to the cell; does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the cell is reused; does nothing by default, and cells are made, not reused, here.
  open func prepareForReuse() {}
}
