public import Foundation

/// A closure that returns the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout of sections, groups, and items, `UICollectionViewCompositionalLayout`.
///
/// A section repeats its group until each item has a place; the last group keeps its full size. Sizes don't depend on the
/// views, see ``NSCollectionLayoutDimension/estimated(_:)``.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var cells: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var others: [UICollectionViewLayoutAttributes] = []
  private var scrolled: [Int: ScrolledSection] = [:]
  private var contentSize = CGSize.zero

  /// The settings of the whole layout; setting them requests a new layout.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

  /// Creates a layout whose sections are alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections are alike, with settings.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout whose sections are returned by a closure.
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  /// Creates a layout whose sections are returned by a closure, with settings.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    (provider, self.configuration) = (sectionProvider, configuration)
    super.init()
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a layout of rows as wide as the view.
  public class func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
  }

  /// The size of all sections.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Computes the layout of all sections.
  ///
  /// - Precondition: The section provider returns a section for each index.
  open override func prepare() {
    (cells, others, scrolled, contentSize) = ([:], [], [:], .zero)
    guard let view = owner else { return }
    let inset = view.contentInset
    let insets = NSDirectionalEdgeInsets(
      top: inset.top, leading: inset.left, bottom: inset.bottom, trailing: inset.right)
    let environment = CompositionalEnvironment(
      size: view.bounds.size, insets: insets, traits: view.traitCollection)
    let isVertical = configuration.scrollDirection == .vertical
    let size = environment.container.effectiveContentSize
    let boundary = CompositionalBoundary(configuration.boundarySupplementaryItems, isVertical: isVertical)
    var position = boundary.lengthBefore(in: size)
    for index in 0..<view.numberOfSections {
      guard let section = provider(index, environment) else {
        preconditionFailure(
          "UICollectionViewCompositionalLayout: the section provider must return a section for index \(index)")
      }
      if index > 0 { position += configuration.interSectionSpacing }
      let solver = CompositionalSection(
        section: section, index: index, position: position, size: size, isVertical: isVertical,
        environment: environment)
      add(solver, view.numberOfItems(inSection: index))
      position += solver.length(for: view.numberOfItems(inSection: index))
    }
    position += boundary.lengthAfter(in: size)
    contentSize =
      isVertical ? CGSize(width: size.width, height: position) : CGSize(width: position, height: size.height)
    others += boundary.attributes(around: CGRect(origin: .zero, size: contentSize), in: size, at: IndexPath(index: 0))
  }

  private func add(_ solver: CompositionalSection, _ count: Int) {
    for (item, place) in solver.cells(count).enumerated() {
      let attributes = makeAttributes(forCellWith: IndexPath(item: item, section: solver.index))
      (attributes.frame, attributes.zIndex) = (place.frame, place.zIndex)
      cells[attributes.indexPath] = attributes
    }
    scrolled[solver.index] = solver.scrolled(count)
    others += solver.others(count)
  }

  /// Returns the attributes of the elements in a rectangle of the content; sections that scroll by themselves return
  /// those of all their items.
  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    func isInside(_ frame: CGRect) -> Bool {
      frame.minX < rect.maxX && frame.maxX > rect.minX && frame.minY < rect.maxY && frame.maxY > rect.minY
    }
    let items = cells.values.filter { isInside(scrolled[$0.indexPath.section]?.frame ?? $0.frame) }
    return items.sorted { $0.indexPath < $1.indexPath } + others.filter { isInside($0.frame) }
  }

  /// Returns the attributes of an item; if its section scrolls by itself, before it is scrolled.
  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    cells[indexPath]
  }

  /// Returns the attributes of a header or footer; nil if it has none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { other(.supplementaryView, elementKind, indexPath) }

  /// Returns the attributes of a section's background; nil if it has none.
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { other(.decorationView, elementKind, indexPath) }

  private func other(
    _ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    others.first {
      $0.representedElementCategory == category && $0.representedElementKind == kind && $0.indexPath == path
    }
  }

  /// Returns true if the size changes, and with it the fractions.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    contentSize != .zero && newBounds.size != owner?.bounds.size
  }

  final override func scrolledSection(_ section: Int) -> ScrolledSection? { scrolled[section] }
}
