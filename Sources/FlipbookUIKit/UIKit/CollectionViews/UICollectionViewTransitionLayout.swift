public import Foundation

/// An interactive transition between two layouts, `UICollectionViewTransitionLayout`.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout at 0.
  public let currentLayout: UICollectionViewLayout
  /// The layout at 1.
  public let nextLayout: UICollectionViewLayout
  /// The progress of the transition, from 0 to 1.
  open var transitionProgress: CGFloat = 0 {
    didSet { invalidateLayout() }
  }
  private var values: [String: CGFloat] = [:]

  /// Creates a transition between two layouts, as ``UICollectionView/startInteractiveTransition(to:completion:)`` does.
  public required init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    (currentLayout, nextLayout) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  /// Stores a custom value with the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns a custom value; 0 for none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    currentLayout.prepare()
    nextLayout.prepare()
  }

  /// The content size, interpolated between the layouts.
  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: from.width + (to.width - from.width) * transitionProgress,
      height: from.height + (to.height - from.height) * transitionProgress)
  }

  /// Returns the attributes of the items that are inside a rectangle in either layout.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = [currentLayout, nextLayout].flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }.map(\.indexPath)
    return Set(all).sorted().compactMap { layoutAttributesForItem(at: $0) }
  }

  /// Returns the attributes of an item, interpolated between the layouts.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let from = currentLayout.layoutAttributesForItem(at: indexPath),
      let to = nextLayout.layoutAttributesForItem(at: indexPath)
    else { return nil }
    return from.mixed(with: to, transitionProgress)
  }
}
