public import Foundation

/// Items that a layout places, `UICollectionView`; their cells are made when they come into sight.
open class UICollectionView: UIScrollView {
  /// The scroll direction of a collection view.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Horizontal.
    case horizontal
  }

  /// The block of a transition that a gesture drives.
  ///
  /// - Parameters:
  ///   - completed: True if the transition has finished, rather than gone back.
  ///   - finished: Whether its animation has run to its end.
  public typealias LayoutInteractiveTransitionCompletion = (_ completed: Bool, _ finished: Bool) -> Void

  /// Seconds that a change of the layout takes.
  private static let transitionDuration = 0.33

  /// The number of items and their cells.
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

  /// Makes a collection view.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Collection views are not archived here.
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  // MARK: Items

  /// Registers a class of cells for an identifier.
  open func register(_ cellClass: UICollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }

  /// Returns a new cell of the class that is registered for an identifier.
  ///
  /// - Precondition: One is.
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

  /// Requests items and cells again.
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

  /// Returns the number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the cell of an item, if it has one.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// Returns the item of a cell.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// The cells that there are, in the order of the items.
  open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cells[$0] } }

  /// The items that have cells.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  // MARK: Layout

  /// The layout of the items; setting it places them immediately.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Changes the layout, in 0.33 s if animated; inside an animation block, in the block's time.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== self.layout, self.layout.collectionView === self { self.layout.collectionView = nil }
    self.layout = layout
    layout.collectionView = self
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

  /// Begins a transition to another layout, driven by the progress of the returned layout.
  ///
  /// - Parameters:
  ///   - layout: The layout at the end.
  ///   - completion: Called when ``finishInteractiveTransition()`` or ``cancelInteractiveTransition()`` is over.
  /// - Returns: The layout of the transition.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let delegate = delegate as? any UICollectionViewDelegate
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: self.layout, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: self.layout, nextLayout: layout)
    self.completion = completion
    for part in [transition.currentLayout, transition.nextLayout, transition] { part.collectionView = self }
    self.layout = transition
    invalidate()
    return transition
  }

  /// Lets a transition go to its end.
  ///
  /// - Precondition: One has begun.
  open func finishInteractiveTransition() { release(toEnd: true) }

  /// Lets a transition go back to its beginning.
  ///
  /// - Precondition: One has begun.
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

  /// Requests the layout again before the end of the turn.
  func invalidate() {
    isPrepared = false
    setNeedsLayout()
  }

  /// Places the cells, and makes the newly visible ones.
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
        // A new cell is placed immediately.
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
