import FlipbookUIKit
import LayerTree
import Testing

/// Collection views: their layouts, and the ways from one to another.
@Suite struct CollectionViewTests {
  final class Photos: NSObject, UICollectionViewDataSource {
    var count: Int

    init(_ count: Int) { self.count = count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
      cell.accessibilityIdentifier = "photo(\(indexPath.item))"
      return cell
    }
  }

  /// Items where a function puts them.
  final class PlacedLayout: UICollectionViewLayout {
    let place: (Int) -> (center: CGPoint, angle: CGFloat)

    init(_ place: @escaping (Int) -> (center: CGPoint, angle: CGFloat)) {
      self.place = place
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.size = CGSize(width: 96, height: 96)
      (attributes.center, attributes.transform) = (
        place(indexPath.item).center, CGAffineTransform(rotationAngle: place(indexPath.item).angle)
      )
      attributes.zIndex = indexPath.item
      return attributes
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }
  }

  @Test("Items of one size stand in columns that share the room, and those of several sizes fill their lines")
  func flow() throws {
    let photos = Photos(7)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 90, height: 60)
    layout.sectionInset = UIEdgeInsets(top: 8, left: 10, bottom: 12, right: 10)
    layout.minimumLineSpacing = 6
    var frames: [CGRect] = []
    _ = Stage.run(size: CGSize(width: 320, height: 300)) { window in
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      view.dataSource = photos
      window.addSubview(view)
      view.layoutIfNeeded()
      frames = view.visibleCells.map(\.frame)
      #expect(view.contentSize == CGSize(width: 320, height: 8 + 3 * 60 + 2 * 6 + 12))
    }
    #expect(frames.count == 7)
    #expect(frames.map(\.minX) == [10, 115, 220, 10, 115, 220, 10])
    #expect(frames.map(\.minY) == [8, 8, 8, 74, 74, 74, 140])
  }

  @Test("Cells are made as they come into sight")
  func scrolling() throws {
    let photos = Photos(40)
    var view: UICollectionView?
    let stage = Stage.run(size: CGSize(width: 320, height: 300), duration: 3) { window in
      let made = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      made.dataSource = photos
      window.addSubview(made)
      view = made
      after(0.5) { made.contentOffset.y = 60 }
    }
    try stage.advance(to: 0.4)
    let first = try #require(view?.visibleCells.count)
    #expect(first == 25)
    try stage.advance(to: 1)
    // The first of the six rows is out of sight.
    #expect(view?.visibleCells.count == 25 && view?.indexPathsForVisibleItems.first == IndexPath(item: 5, section: 0))
  }

  @Test("A change of the layout moves the cells, in its own time or in that of a block")
  func change() throws {
    let photos = Photos(1)
    var view: UICollectionView?
    let right = PlacedLayout { _ in (CGPoint(x: 260, y: 60), 0) }
    let below = PlacedLayout { _ in (CGPoint(x: 260, y: 240), 0) }
    let stage = Stage.run(size: CGSize(width: 320, height: 300), duration: 3) { window in
      let left = PlacedLayout { _ in (CGPoint(x: 60, y: 60), 0) }
      let made = UICollectionView(frame: window.bounds, collectionViewLayout: left)
      made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      made.dataSource = photos
      window.addSubview(made)
      view = made
      after(0.5) { made.setCollectionViewLayout(right, animated: true) }
      after(1.5) {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
          made.setCollectionViewLayout(below, animated: false)
        }
      }
    }
    func place(at time: Double) throws -> Point {
      try stage.advance(to: time)
      return try #require(view?.visibleCells.first).layer.backing.presentation(at: time).position
    }
    #expect(try place(at: 0.5) == Point(60, 60))
    let halfway = try place(at: 0.5 + 0.165).x
    #expect(abs(halfway - 160) < 2)
    #expect(try place(at: 1) == Point(260, 60))
    #expect(abs(try place(at: 2).y - 150) < 1e-6)
    #expect(try place(at: 2.6) == Point(260, 240))
  }

  final class Album {
    let view: UICollectionView
    private let grid = PlacedLayout { item in
      (CGPoint(x: 72 + 108 * CGFloat(item % 3), y: 102 + 108 * CGFloat(item / 3)), 0)
    }
    private var transition: UICollectionViewTransitionLayout?
    private(set) var ends: [Bool] = []

    init(in window: UIWindow, _ photos: Photos, angles: [CGFloat]) {
      let pile = PlacedLayout { (CGPoint(x: 180, y: 210), angles[$0]) }
      view = UICollectionView(frame: window.bounds, collectionViewLayout: pile)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      view.isScrollEnabled = false
      view.dataSource = photos
      window.addSubview(view)
      view.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: Album.pinched))
    }

    func pinched(_ recognizer: UIPinchGestureRecognizer) {
      switch recognizer.state {
      case .began:
        transition = view.startInteractiveTransition(to: grid) { [unowned self] completed, _ in ends.append(completed) }
      case .changed: transition?.transitionProgress = min(1, max(0, (recognizer.scale - 1) / 1.6))
      default: view.cancelInteractiveTransition()
      }
    }
  }

  @Test("A pinch drives the cells from one layout to another as the scene's interaction does")
  func interactiveTransition() throws {
    let comparison = try SceneComparison("gesture-driven/layout-transition.yaml")
    let scene = comparison.scene.makeStage()
    let collection = try #require(scene.root.sublayers.first { $0.name == "collection" })
    let angles = collection.sublayers.map { layer in
      AnimatableProperty(keyPath: "transform.rotation")?.value(in: layer.model).allComponents.first ?? 0
    }
    #expect(angles.count == 9)
    let photos = Photos(9)
    var album: Album?
    let stage = Stage.run(size: CGSize(width: 360, height: 420), duration: 3) { window in
      let made = Album(in: window, photos, angles: angles.map { CGFloat($0) })
      album = made
      window.touches.pinch(made.view, at: 0.4, by: 1.4, spread: 90, direction: 40 * .pi / 180, duration: 0.7)
    }
    let cells = try #require(album).view
    var moved = 0.0
    // Until the fingers are lifted; the scene's interaction then has a pace of its own.
    for tick in 0..<65 {
      let time = Double(tick) / 60
      try scene.advance(to: time)
      try stage.advance(to: time)
      for (index, layer) in collection.sublayers.enumerated() {
        let cell = try #require(cells.cellForItem(at: IndexPath(item: index, section: 0)))
        let (mine, theirs) = (cell.layer.backing.presentation(at: time), layer.presentation(at: time))
        let place = AnimatableValue.point(mine.position).distance(to: .point(theirs.position))
        let turn = AnimatableValue.transform(mine.transform).distance(to: .transform(theirs.transform))
        #expect(place <= 1e-6 && turn <= 1e-6, "photo \(index) at \(time)")
        moved = max(moved, abs(theirs.position.x - 180))
      }
    }
    #expect(moved > 20)
    try stage.advance(to: 2)
    #expect(album?.ends == [false])
    #expect(cells.collectionViewLayout is PlacedLayout)
  }

  @Test func aCellOfNoClass() async {
    await #expect(processExitsWith: .failure) {
      let photos = Photos(1)
      _ = Stage.run { window in
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
        view.dataSource = photos
        window.addSubview(view)
      }
    }
  }

  @Test("The offset adjustment of an invalidation moves the content, and a size adjustment is reported")
  func adjustments() async {
    let photos = Photos(9)
    _ = Stage.run(size: CGSize(width: 100, height: 100)) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 100, height: 50)
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      view.dataSource = photos
      window.addSubview(view)
      view.layoutIfNeeded()
      view.contentOffset.y = 30
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.contentOffsetAdjustment = CGPoint(x: 0, y: 100)
      layout.invalidateLayout(with: context)
      view.layoutIfNeeded()
      #expect(view.contentOffset == CGPoint(x: 0, y: 130))
      #expect(view.indexPathsForVisibleItems.map(\.item).min() == 2)
    }
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      for _ in 0..<2 {
        UICollectionViewLayoutInvalidationContext().contentSizeAdjustment = CGSize(width: 0, height: 10)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.components(separatedBy: "contentSizeAdjustment has no effect").count == 2, "\(text)")
  }

  @Test("A controller clears the selection when it appears, unless it is told not to") func clearedSelection() {
    for clears in [true, false] {
      let photos = Photos(3)
      _ = Stage.run(size: CGSize(width: 100, height: 200)) { window in
        let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        controller.clearsSelectionOnViewWillAppear = clears
        let view = controller.collectionView
        view?.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        view?.dataSource = photos
        window.rootViewController = controller
        view?.layoutIfNeeded()
        view?.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        controller.viewWillAppear(false)
        #expect(view?.indexPathsForSelectedItems?.count == (clears ? 0 : 1))
      }
    }
  }
}
