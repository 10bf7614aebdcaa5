public import Foundation

/// The cell of an item, `UICollectionViewCell`.
open class UICollectionViewCell: UICollectionReusableView {
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
      updateSelection()
      insertSubview(selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    }
  }
  /// A Boolean value that indicates whether the cell is selected.
  open var isSelected = false { didSet { updateSelection() } }
  /// A Boolean value that indicates whether a finger is on the cell.
  open var isHighlighted = false { didSet { updateSelection() } }

  /// Creates a cell.
  public required init(frame: CGRect) {
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
    selectedBackgroundView?.frame = bounds
  }

  private func updateSelection() { selectedBackgroundView?.isHidden = !isSelected && !isHighlighted }

  private var collection: UICollectionView? {
    (superview is SectionScrollView ? superview?.superview : superview) as? UICollectionView
  }

  /// Highlights the cell.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.highlight(self, true)
    super.touchesBegan(touches, with: event)
  }

  /// Selects the item.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isHighlighted, let collection {
      collection.highlight(self, false)
      collection.tapped(self)
    }
    super.touchesEnded(touches, with: event)
  }

  /// Unhighlights the cell.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collection?.highlight(self, false)
    super.touchesCancelled(touches, with: event)
  }
}
