public import Foundation

/// A view of items arranged by a layout, `UICollectionView`; cells are created for items as they become visible.
open class UICollectionView: UIScrollView {
  /// The scroll direction of a collection view.
  public enum ScrollDirection: Int, Sendable {
    /// Vertical scrolling.
    case vertical
    /// Horizontal scrolling.
    case horizontal
  }

  /// The category of an element.
  public enum ElementCategory: UInt, Sendable {
    /// A cell.
    case cell
    /// A header or footer.
    case supplementaryView
    /// A decoration.
    case decorationView
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private struct SupplementaryElement: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// A completion handler for an interactive layout transition.
  ///
  /// - Parameters:
  ///   - completed: True if the transition has finished, rather than been canceled.
  ///   - finished: True if its animation has run to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// The duration of an animated change of the layout, in seconds.
  private static let transitionDuration = 0.33

  /// The source of the number of items and of their cells.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { reloadData() }
  }
  private var layout: UICollectionViewLayout
  private var classes: [String: UICollectionViewCell.Type] = [:]
  private var supplementaryClasses: [String: [String: UICollectionReusableView.Type]] = [:]
  final var cells: [IndexPath: UICollectionViewCell] = [:]
  private var supplements: [SupplementaryElement: UICollectionReusableView] = [:]
  /// The number of items in each section; nil before they are needed, so that the data source can be set up after it has
  /// been set.
  private var knownCounts: [Int]?
  /// The number of items in each section.
  final var counts: [Int] {
    if let knownCounts { return knownCounts }
    readCounts()
    return knownCounts ?? []
  }
  /// True if the number of items has been needed since the items were reloaded.
  final var hasReadCounts: Bool { knownCounts != nil }
  private var isPrepared = false
  private var lastBounds = CGRect.zero
  private var completion: LayoutInteractiveTransitionCompletion?

  /// Creates a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.owner = self
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.owner = self
  }

  /// The view behind the cells; nil for none.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }
  /// A Boolean value that indicates whether items can be selected.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A Boolean value that indicates whether cells are created before they become visible; it has no effect.
  open var isPrefetchingEnabled = true
  /// The scroll views of sections that scroll by themselves.
  final var sectionViews: [Int: SectionScrollView] = [:]
  /// The selected items.
  final var selection: [IndexPath] = []
  /// The changes of the current group.
  final var changes = ItemChanges()
  /// The number of nested groups of changes.
  final var updateDepth = 0

  // MARK: Items

  /// Registers a class of cells for a reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Registers a class of headers or footers for a reuse identifier.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { supplementaryClasses[elementKind, default: [:]][identifier] = viewClass as? UICollectionReusableView.Type }

  /// Returns a new header or footer of the class registered for a reuse identifier.
  ///
  /// - Precondition: A class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let type = supplementaryClasses[elementKind]?[identifier] else {
      preconditionFailure(
        "could not dequeue a view of kind \(elementKind) with identifier \(identifier): register a class for it")
    }
    let view = type.init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// Returns a new cell of the class registered for a reuse identifier.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let type = classes[identifier] else {
      preconditionFailure("could not dequeue a cell with identifier \(identifier): register a class for it")
    }
    let cell = type.init(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Reloads all items and cells.
  open func reloadData() {
    for cell in cells.values { cell.removeFromSuperview() }
    for view in sectionViews.values { view.removeFromSuperview() }
    (cells, selection, sectionViews) = ([:], [], [:])
    removeSupplements()
    knownCounts = nil
    invalidate()
  }

  /// Reads the number of items in each section.
  final func readCounts() {
    removeSupplements()
    knownCounts = []
    guard let dataSource else { return }
    knownCounts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  private func removeSupplements() {
    for view in supplements.values { view.removeFromSuperview() }
    supplements = [:]
  }

  /// The number of sections.
  open var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of an item; nil if it has none.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// Returns the item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The visible cells, in the order of the items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// The items whose cells are visible.
  open var indexPathsForVisibleItems: [IndexPath] {
    cells.filter { isVisible($0.value) }.keys.sorted()
  }

  /// Returns the item at a point of the content; nil for none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    return layout.layoutAttributesForElements(in: CGRect(x: point.x, y: point.y, width: 1, height: 1))?
      .last { attributes in
        let offset = sectionViews[attributes.indexPath[0]]?.contentOffset ?? .zero
        let moved = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
        return attributes.representedElementCategory == .cell && attributes.frame.contains(moved)
      }?.indexPath
  }

  /// Returns the layout's attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns a header or footer; nil if it isn't displayed.
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    supplements[SupplementaryElement(kind: elementKind, path: indexPath)]
  }

  /// Returns the displayed headers or footers.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplements.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }.map(\.value)
  }

  // MARK: Layout

  /// The layout of the items; setting it applies the layout immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout, over 0.33 s if animated; inside an animation block, over the block's duration.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    if layout !== self.layout, self.layout.collectionView === self { self.layout.owner = nil }
    self.layout = layout
    layout.owner = self
    isPrepared = false
    guard animated else {
      layoutItems()
      completion?(true)
      return
    }
    UIView.animate(
      withDuration: Self.transitionDuration, delay: 0, options: [], animations: { self.layoutItems() },
      completion: completion)
  }

  /// Changes the layout, over 0.33 s if animated.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Begins a transition to another layout, controlled by the progress of the returned layout.
  ///
  /// - Parameters:
  ///   - layout: The final layout.
  ///   - completion: Called when the transition has ended after ``finishInteractiveTransition()`` or
  ///     ``cancelInteractiveTransition()``.
  /// - Returns: The layout of the transition.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let delegate = delegate as? any UICollectionViewDelegate
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: self.layout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: self.layout, nextLayout: layout)
    self.completion = completion
    for part in [transition.currentLayout, transition.nextLayout, transition] { part.owner = self }
    self.layout = transition
    invalidate()
    return transition
  }

  /// Completes the transition.
  ///
  /// - Precondition: A transition has been started.
  open func finishInteractiveTransition() { release(toEnd: true) }

  /// Reverses the transition.
  ///
  /// - Precondition: A transition has been started.
  open func cancelInteractiveTransition() { release(toEnd: false) }

  private func release(toEnd: Bool) {
    guard let transition = layout as? UICollectionViewTransitionLayout else {
      preconditionFailure("there is no interactive transition: call startInteractiveTransition(to:completion:) first")
    }
    let completion = completion
    self.completion = nil
    setCollectionViewLayout(toEnd ? transition.nextLayout : transition.currentLayout, animated: true) { finished in
      completion?(toEnd, finished)
    }
  }

  /// Requests layout before the end of the turn.
  func invalidate() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Lays out the cells, and creates those of newly visible items.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if bounds != lastBounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) { isPrepared = false }
    lastBounds = bounds
    layoutItems()
  }

  /// Returns the offset at which the layout lets a drag come to rest.
  final override func target(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  /// Computes the layout unless it is up to date.
  final func prepareLayout() {
    guard !isPrepared else { return }
    isPrepared = true
    layout.prepare()
    if contentSize != layout.collectionViewContentSize { contentSize = layout.collectionViewContentSize }
  }

  /// Places the cells and headers, and creates those of newly visible elements.
  final func layoutItems() {
    prepareLayout()
    showSectionViews()
    let visible = layout.layoutAttributesForElements(in: bounds) ?? []
    var shown: Set<IndexPath> = []
    for attributes in visible {
      guard attributes.representedElementCategory == .cell else {
        showSupplement(attributes)
        continue
      }
      shown.insert(attributes.indexPath)
      if let cell = cells[attributes.indexPath] { place(cell, attributes) } else { show(attributes) }
    }
    // Layouts needn't have attributes for cells that are out of sight.
    for (path, cell) in cells where !shown.contains(path) && isVisible(cell) {
      if let attributes = layout.layoutAttributesForItem(at: path) { place(cell, attributes) }
    }
  }

  /// Creates a cell with attributes, without animation.
  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    cells[path] = cell
    UIView.performWithoutAnimation {
      place(cell, attributes)
      cell.isSelected = selection.contains(path)
      cell.layoutIfNeeded()
    }
    (delegate as? any UICollectionViewDelegate)?.collectionView(self, willDisplay: cell, forItemAt: path)
  }

  private func showSupplement(_ attributes: UICollectionViewLayoutAttributes) {
    guard let kind = attributes.representedElementKind else { return }
    let element = SupplementaryElement(kind: kind, path: attributes.indexPath)
    if let view = supplements[element] { return attributes.apply(to: view) }
    let isDecoration = attributes.representedElementCategory == .decorationView
    let view =
      isDecoration
      ? layout.decorationClasses[kind]?.init(frame: .zero)
      : dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
    guard let view else { return }
    supplements[element] = view
    UIView.performWithoutAnimation {
      if isDecoration { insertSubview(view, at: 0) } else { addSubview(view) }
      attributes.apply(to: view)
      view.layoutIfNeeded()
    }
  }

  // MARK: Changes

  /// Performs a group of changes together.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    // Items that have been added without a report are in the old state.
    layoutIfNeeded()
    updateDepth += 1
    updates?()
    updateDepth -= 1
    if updateDepth == 0 { performChanges(completion) } else { completion?(true) }
  }

  /// Inserts items, with their paths after the changes.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedItems.formUnion(indexPaths) } }
  /// Deletes items, with their paths before the changes.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedItems.formUnion(indexPaths) } }
  /// Replaces the cells of items, with their paths before the changes.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedItems.formUnion(indexPaths) } }
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedItems.append((indexPath, newIndexPath)) }
  }
  /// Inserts sections, with their indexes after the changes.
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  /// Deletes sections, with their indexes before the changes.
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Replaces the cells of sections, with their indexes before the changes.
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections.append((section, newSection)) }
  }

  // MARK: Selection

  /// Selects an item, and scrolls to it if a position is given; the delegate isn't called.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection { for path in selection { deselectItem(at: path, animated: false) } }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item; the delegate isn't called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    prepareLayout()
    guard let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    var offset = contentOffset
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - bounds.width }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - bounds.width / 2 }
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - bounds.height }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - bounds.height / 2 }
    offset.x = max(0, min(offset.x, contentSize.width - bounds.width))
    offset.y = max(0, min(offset.y, contentSize.height - bounds.height))
    setContentOffset(offset, animated: animated)
  }
}
