import FlipbookUIKit
import Testing

/// Tables: their headers, their selection, and changes of their rows.
@Suite struct TableTests {
  final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names: [[String]]
    private(set) var taps: [IndexPath] = []

    init(_ names: [[String]]) { self.names = names }

    func numberOfSections(in tableView: UITableView) -> Int { names.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = names[indexPath.section][indexPath.row]
      return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { taps.append(indexPath) }
  }

  private func makeTable(_ names: Names, in window: UIWindow) -> UITableView {
    let table = UITableView(frame: window.bounds)
    (table.dataSource, table.delegate) = (names, names)
    window.addSubview(table)
    table.layoutIfNeeded()
    return table
  }

  @Test func headersAreAboveTheirRows() {
    let names = Names([["a", "b"], ["c"]])
    _ = Stage.run(size: CGSize(width: 200, height: 400)) { window in
      let table = makeTable(names, in: window)
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
      table.layoutIfNeeded()
      #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
      #expect(table.visibleCells.map(\.frame.minY) == [58, 102, 174])
      #expect(table.rectForHeader(inSection: 1).minY == 146)
      #expect(table.contentSize.height == 218)
      #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 180)) == IndexPath(row: 0, section: 1))
    }
  }

  @Test func tapsSelectRows() throws {
    let names = Names([["a", "b"]])
    var shown: UITableView?
    let stage = Stage.run(size: CGSize(width: 200, height: 400), duration: 1) { window in
      let table = makeTable(names, in: window)
      shown = table
      window.touches.tap(table, at: 0.2, point: CGPoint(x: 100, y: 90))
    }
    try stage.advance(to: 0.8)
    #expect(names.taps == [IndexPath(row: 1, section: 0)])
    #expect(shown?.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(shown?.cellForRow(at: IndexPath(row: 1, section: 0))?.isSelected == true)
  }

  @Test func rowsMoveAsideForOthers() throws {
    let names = Names([["a", "b", "c"]])
    var shown: UITableView?
    let stage = Stage.run(size: CGSize(width: 200, height: 400), duration: 2) { window in
      let table = makeTable(names, in: window)
      shown = table
      after(1) {
        names.names = [["a", "x", "c"]]
        table.beginUpdates()
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left)
        table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        table.endUpdates()
      }
    }
    let table = try #require(shown)
    let last = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    let removed = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    try stage.advance(to: 1.15)
    let inserted = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(inserted.textLabel?.text == "x" && last.frame.minY == 116)
    let opacity = try #require(inserted.layer.presentation()).opacity
    #expect(opacity > 0.1 && opacity < 0.9)
    #expect(try #require(removed.layer.presentation()).frame.midX < 50)
    try stage.advance(to: 1.6)
    #expect(removed.superview == nil && inserted.layer.presentation()?.opacity == 1)
  }

  @Test func changesThatDoNotMatchTheDataTrap() async {
    await #expect(processExitsWith: .failure) {
      _ = Stage.run(size: CGSize(width: 200, height: 400)) { window in
        let names = Names([["a"]])
        let table = UITableView(frame: window.bounds)
        table.dataSource = names
        window.addSubview(table)
        table.layoutIfNeeded()
        table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      }
    }
  }

  @Test func itemsOfCollectionsMoveAsideForOthers() throws {
    let photos = CollectionViewTests.Photos(3)
    var view: UICollectionView?
    let stage = Stage.run(size: CGSize(width: 200, height: 200), duration: 2) { window in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      layout.headerReferenceSize = CGSize(width: 0, height: 20)
      let made = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      made.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
      made.dataSource = photos
      window.addSubview(made)
      view = made
      after(1) {
        photos.count = 4
        made.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
    let shown = try #require(view)
    try stage.advance(to: 0.5)
    let first = try #require(shown.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(first.frame.minY == 20)
    try stage.advance(to: 1.15)
    #expect(shown.cellForItem(at: IndexPath(item: 1, section: 0)) === first)
    let x = try #require(first.layer.presentation()).position.x
    #expect(x > 30 && x < 95)
    let inserted = try #require(shown.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(try #require(inserted.layer.presentation()).opacity < 0.9)
  }

  @Test("The padding above headers moves the sections, and pinned headers leave it behind") func headerPadding() {
    let names = Names([["a", "b"], ["c"]])
    _ = Stage.run(size: CGSize(width: 200, height: 100)) { window in
      let table = makeTable(names, in: window)
      table.sectionHeaderTopPadding = 10
      table.layoutIfNeeded()
      #expect(table.rectForHeader(inSection: 0).minY == 10)
      #expect(table.visibleCells.map(\.frame.minY) == [38, 82])
      #expect(table.rectForHeader(inSection: 1).minY == 136)
      #expect(table.contentSize.height == 208)
      table.contentOffset.y = 20
      table.layoutIfNeeded()
      #expect(table.headerView(forSection: 0)?.frame.minY == 20)
      table.sectionHeaderHeight = 0
      table.reloadData()
      #expect(table.contentSize.height == 132)
    }
  }
}
