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
  private var cells: [IndexPath: UICollectionViewCell] = [:]
  private var counts: [Int] = []
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
  /// A Boolean value that indicates whether items can be selected; touches don't select items.
  open var allowsSelection = true
  /// A Boolean value that indicates whether several items can be selected; touches don't select items.
  open var allowsMultipleSelection = false
  /// The selected items; nil for none.
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []

  /// Selects an item, and scrolls to it if a position is given.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection {
      for path in indexPathsForSelectedItems ?? [] { deselectItem(at: path, animated: false) }
    }
    guard let indexPath else { return }
    indexPathsForSelectedItems?.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Scrolls to an item.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let frame = layout.layoutAttributesForItem(at: indexPath)?.frame else { return }
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

  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  // MARK: Items

  /// Registers a class of cells for a reuse identifier.
  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
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
    cells = [:]
    counts = []
    if let dataSource {
      counts = (0..<dataSource.numberOfSections(in: self)).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      }
    }
    invalidate()
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

  /// The existing cells, in the order of the items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// The items that have cells.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  // MARK: Layout

  /// The layout of the items; setting it applies the layout immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout, over 0.33 s if animated; inside an animation block, over the block's duration.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
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

  private func layoutItems() {
    if !isPrepared {
      isPrepared = true
      layout.prepare()
      if contentSize != layout.collectionViewContentSize { contentSize = layout.collectionViewContentSize }
    }
    let visible = layout.layoutAttributesForElements(in: bounds) ?? []
    let shown = Set(visible.map(\.indexPath))
    for attributes in visible {
      if let cell = cells[attributes.indexPath] {
        attributes.apply(to: cell)
      } else if let cell = dataSource?.collectionView(self, cellForItemAt: attributes.indexPath) {
        cells[attributes.indexPath] = cell
        // A new cell is positioned without animation.
        UIView.performWithoutAnimation {
          addSubview(cell)
          attributes.apply(to: cell)
          cell.layoutIfNeeded()
        }
      }
    }
    for (path, cell) in cells where !shown.contains(path) {
      if let attributes = layout.layoutAttributesForItem(at: path) { attributes.apply(to: cell) }
    }
  }
}
