public import Foundation

/// A cell, header, footer, or decoration of a collection view, `UICollectionReusableView`.
open class UICollectionReusableView: UIView {
  /// The attributes that the collection view has last applied; nil before.
  final var shownAttributes: UICollectionViewLayoutAttributes?

  /// The reuse identifier of the view.
  public internal(set) var reuseIdentifier: String?

  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called after the layout attributes have been applied to the view; does nothing by default.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes that the view prefers; never called, as views don't size themselves.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Called before the view is reused; does nothing by default, and is never called here.
  open func prepareForReuse() {}
}
