import FlipbookUIKit
import LayerTree
import Testing

/// Compositional layouts of collection views: Apple's documented rules for items, groups, and sections, and animated
/// changes.
@Suite struct CompositionalLayoutTests {
  /// Sections with numbers of items, and a header for each.
  final class Source: NSObject, UICollectionViewDataSource {
    var counts: [Int]

    init(_ counts: [Int]) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      counts[section]
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.backgroundColor = UIColor(hue: CGFloat(indexPath.item) / 8, saturation: 0.6, brightness: 0.9, alpha: 1)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
    }
  }

  final class Background: UICollectionReusableView {}

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: size(width, height)) }

  /// A collection view of 320 by 400 points with a layout.
  private static func view(
    _ layout: UICollectionViewCompositionalLayout, _ source: Source, in window: UIWindow
  ) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "title"] + [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
    }
    view.dataSource = source
    window.addSubview(view)
    return view
  }

  /// Returns the frames of a layout's cells, and the size of its content.
  private func frames(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int]
  ) throws -> (cells: [CGRect], content: CGSize) {
    let source = Source(counts)
    var result: (cells: [CGRect], content: CGSize) = ([], .zero)
    _ = Stage.run(size: CGSize(width: 320, height: 400)) { window in
      let view = Self.view(layout, source, in: window)
      view.layoutIfNeeded()
      let paths = counts.indices.flatMap { section in
        (0..<counts[section]).map { IndexPath(item: $0, section: section) }
      }
      result = (paths.compactMap { layout.layoutAttributesForItem(at: $0)?.frame }, view.contentSize)
    }
    return result
  }

  private func frames(_ group: NSCollectionLayoutGroup, _ count: Int) throws -> [CGRect] {
    try frames(UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [count]).cells
  }

  @Test("A row repeats its items as long as they fit; fractions refer to the group")
  func rows() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(80)),
      subitems: [Self.item(.fractionalWidth(0.25), .fractionalHeight(0.5))])
    let found = try frames(group, 6)
    #expect(found.map(\.minX) == [0, 80, 160, 240, 0, 80])
    #expect(found.map(\.minY) == [0, 0, 0, 0, 80, 80])
    #expect(found.allSatisfy { $0.size == CGSize(width: 80, height: 40) })
  }

  @Test("A width can be a fraction of a height, and insets shrink a cell without moving others")
  func insets() throws {
    let item = Self.item(.fractionalWidth(0.5), .fractionalWidth(0.5))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(0.5), .fractionalWidth(0.25)), subitems: [item])
    #expect(
      try frames(group, 3) == [
        CGRect(x: 2, y: 1, width: 74, height: 76), CGRect(x: 82, y: 1, width: 74, height: 76),
        CGRect(x: 2, y: 81, width: 74, height: 76),
      ])
  }

  @Test("A number of items divides the group, with spaces between them")
  func division() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(50)),
      subitem: Self.item(.absolute(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let found = try frames(group, 3)
    #expect(found.map(\.minX) == [0, 110, 220] && found.allSatisfy { $0.width == 100 && $0.height == 50 })
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.absolute(60), .absolute(100)), subitem: Self.item(.fractionalWidth(1), .absolute(1)),
      count: 4)
    #expect(try frames(column, 5).map(\.minY) == [0, 25, 50, 75, 100])
    let repeated = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: Self.item(.absolute(40), .fractionalHeight(1)), count: 2)
    #expect(try frames(repeated, 3).map(\.origin) == [.zero, CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 50)])
  }

  @Test("Flexible spaces share the free length, between items and at edges")
  func flexible() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(50)),
      subitems: [Self.item(.absolute(90), .absolute(20))])
    group.interItemSpacing = .flexible(5)
    #expect(try frames(group, 3).map(\.minX) == [0, 115, 230])
    let centered = Self.item(.absolute(90), .absolute(20))
    centered.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let single = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(50)), repeatingSubitem: centered, count: 1)
    #expect(try frames(single, 1) == [CGRect(x: 115, y: 15, width: 90, height: 20)])
  }

  @Test("Groups contain groups, and custom groups place their items")
  func nesting() throws {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: Self.size(.fractionalWidth(0.25), .fractionalHeight(1)),
      subitem: Self.item(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: Self.size(.fractionalWidth(1), .absolute(160)),
      subitems: [Self.item(.fractionalWidth(0.75), .fractionalHeight(1)), pair])
    #expect(
      try frames(group, 4) == [
        CGRect(x: 0, y: 0, width: 240, height: 160), CGRect(x: 240, y: 0, width: 80, height: 80),
        CGRect(x: 240, y: 80, width: 80, height: 80), CGRect(x: 0, y: 160, width: 240, height: 160),
      ])
    var sizes: [CGSize] = []
    let custom = NSCollectionLayoutGroup.custom(layoutSize: Self.size(.fractionalWidth(1), .absolute(100))) {
      sizes.append($0.container.contentSize)
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 10, y: 20, width: 30, height: 40)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 50, y: 60, width: 70, height: 30), zIndex: 2),
      ]
    }
    let found = try frames(custom, 3)
    #expect(found.map(\.origin) == [CGPoint(x: 10, y: 20), CGPoint(x: 50, y: 60), CGPoint(x: 10, y: 120)])
    #expect(sizes.allSatisfy { $0 == CGSize(width: 320, height: 100) } && !sizes.isEmpty)
  }

  @Test("Sections have insets, spaces, headers, footers, and backgrounds")
  func sections() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
    section.interGroupSpacing = 4
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(30)), elementKind: "header", alignment: .top),
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(.absolute(50), .absolute(20)), elementKind: "footer", alignment: .bottomTrailing,
        absoluteOffset: CGPoint(x: 0, y: 2)),
    ]
    section.decorationItems = [.background(elementKind: "background")]
    let settings = UICollectionViewCompositionalLayoutConfiguration()
    settings.interSectionSpacing = 8
    settings.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: Self.size(.fractionalWidth(1), .absolute(60)), elementKind: "title", alignment: .top)
    ]
    let layout = UICollectionViewCompositionalLayout(section: section, configuration: settings)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let (found, content) = try frames(layout, [2, 1])
    #expect(found.map(\.minY) == [95, 139, 249] && found.allSatisfy { $0.minX == 10 && $0.width == 290 })
    #expect(content == CGSize(width: 320, height: 316))
    func place(_ kind: String, _ section: Int) -> CGRect? {
      layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: section))?.frame
    }
    #expect(place("header", 0) == CGRect(x: 10, y: 60, width: 290, height: 30))
    #expect(place("header", 1) == CGRect(x: 10, y: 214, width: 290, height: 30))
    #expect(place("footer", 0) == CGRect(x: 250, y: 188, width: 50, height: 20))
    #expect(
      layout.layoutAttributesForSupplementaryView(ofKind: "title", at: IndexPath(index: 0))?.frame
        == CGRect(x: 0, y: 0, width: 320, height: 60))
    #expect(
      layout.layoutAttributesForDecorationView(ofKind: "background", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 0, y: 60, width: 320, height: 146))
    section.supplementariesFollowContentInsets = false
    _ = try frames(layout, [2])
    #expect(place("header", 0) == CGRect(x: 0, y: 60, width: 320, height: 30))
  }

  @Test("A header that doesn't extend the boundary covers the content")
  func covering() throws {
    let row = Self.size(.fractionalWidth(1), .absolute(40))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: Self.size(.absolute(100), .absolute(30)), elementKind: "header", alignment: .topLeading)
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let layout = UICollectionViewCompositionalLayout(section: section)
    #expect(try frames(layout, [1]).cells == [CGRect(x: 0, y: 0, width: 320, height: 40)])
    let attributes = layout.layoutAttributesForSupplementaryView(
      ofKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(attributes?.frame == CGRect(x: 0, y: 0, width: 100, height: 30) && attributes?.zIndex == 1)
  }

  @Test("The section provider gets the index and the environment, and lists have rows of 44 points")
  func providers() throws {
    var widths: [CGFloat] = []
    let layout = UICollectionViewCompositionalLayout { index, environment in
      widths.append(environment.container.effectiveContentSize.width)
      let size = Self.size(.fractionalWidth(1), .absolute(CGFloat(10 * (index + 1))))
      return NSCollectionLayoutSection(
        group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    }
    #expect(try frames(layout, [1, 2]).cells.map(\.height) == [10, 20, 20])
    #expect(!widths.isEmpty && widths.allSatisfy { $0 == 320 })
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    (list.showsSeparators, list.headerMode) = (false, .supplementary)
    let rows = try frames(UICollectionViewCompositionalLayout.list(using: list), [2])
    #expect(rows.cells.map(\.minY) == [44, 88] && rows.content == CGSize(width: 320, height: 132))
    let across = UICollectionViewCompositionalLayoutConfiguration()
    across.scrollDirection = .horizontal
    let column = Self.size(.absolute(100), .fractionalHeight(1))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: column, subitems: [Self.item(.fractionalWidth(1), .fractionalHeight(0.5))]))
    let sideways = try frames(
      UICollectionViewCompositionalLayout(section: section, configuration: across), [3])
    #expect(sideways.cells.map(\.origin) == [.zero, CGPoint(x: 0, y: 200), CGPoint(x: 100, y: 0)])
    #expect(sideways.content == CGSize(width: 200, height: 400))
  }

  /// A section of cards that scrolls by itself, and rows below it.
  private static func carousel(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { index, _ in
      let size = index == 0 ? size(.absolute(200), .absolute(120)) : size(.fractionalWidth(1), .absolute(50))
      let section = NSCollectionLayoutSection(
        group: .horizontal(
          layoutSize: size, subitems: [item(.fractionalWidth(1), .fractionalHeight(1))]))
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
      if index == 0 { section.orthogonalScrollingBehavior = behavior }
      return section
    }
  }

  @Test(
    "A section scrolls by itself, and comes to rest as its behavior says",
    arguments: [
      (UICollectionLayoutSectionOrthogonalScrollingBehavior.groupPaging, 210.0), (.groupPagingCentered, 160),
      (.paging, 320),
    ])
  func scrolling(behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, offset: Double) throws {
    let source = Source([5, 3])
    var view: UICollectionView?
    let stage = Stage.run(size: CGSize(width: 320, height: 400), duration: 4) { window in
      let made = Self.view(Self.carousel(behavior), source, in: window)
      view = made
      window.touches.drag(made, at: 0.5, from: CGPoint(x: 250, y: 60), by: CGVector(dx: -160, dy: 0), duration: 0.2)
    }
    try stage.advance(to: 0.1)
    let first = try #require(view?.cellForItem(at: IndexPath(item: 0, section: 0)))
    let row = try #require(view?.cellForItem(at: IndexPath(item: 0, section: 1)))
    func place(_ cell: UICollectionViewCell) throws -> CGPoint {
      try #require(view).convert(cell.frame.origin, from: try #require(cell.superview))
    }
    let start = try place(first)
    #expect(start == CGPoint(x: behavior == .groupPagingCentered ? 60 : 10, y: 10))
    #expect(try place(row) == CGPoint(x: 10, y: 150))
    try stage.advance(to: 3)
    let end = try place(first)
    #expect(abs(end.x - (10 - offset)) < 0.01, "\(end)")
    #expect(try place(row) == CGPoint(x: 10, y: 150))
    #expect(view?.contentOffset == .zero)
  }

  @Test("Insertions and deletions move the other cells, and fade") func changes() throws {
    let source = Source([4, 2])
    var view: UICollectionView?
    let stage = Stage.run(size: CGSize(width: 320, height: 400), duration: 3) { window in
      let made = Self.view(Self.carousel(.continuous), source, in: window)
      view = made
      after(0.5) {
        source.counts = [4, 2]
        made.performBatchUpdates {
          made.deleteItems(at: [IndexPath(item: 0, section: 1)])
          made.insertItems(at: [IndexPath(item: 1, section: 0)])
          source.counts = [5, 1]
        }
      }
    }
    try stage.advance(to: 0.4)
    let second = try #require(view?.cellForItem(at: IndexPath(item: 1, section: 0)))
    let removed = try #require(view?.cellForItem(at: IndexPath(item: 0, section: 1)))
    let last = try #require(view?.cellForItem(at: IndexPath(item: 1, section: 1)))
    #expect(second.frame.minX == 220)
    try stage.advance(to: 0.65)
    let added = try #require(view?.cellForItem(at: IndexPath(item: 1, section: 0)))
    let now = second.layer.backing.presentation(at: 0.65).position.x
    #expect(now > 321 && now < 529, "\(now)")
    for cell in [removed, added] {
      let opacity = cell.layer.backing.presentation(at: 0.65).opacity
      #expect(opacity > 0.1 && opacity < 0.9)
    }
    try stage.advance(to: 1)
    #expect(second.frame.minX == 430 && added.frame.minX == 220 && removed.superview == nil)
    #expect(last.frame.minY == 150 && view?.cellForItem(at: IndexPath(item: 0, section: 1)) === last)
  }
}
