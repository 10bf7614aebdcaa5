import Geometry
import LayerTree
import Testing

/// The bars that show the visible part of a scroll view's content.
@Suite struct ScrollIndicatorTests {
  private let stage = Stage(size: Size(200, 100))
  private let feed: Layer

  /// Makes a scroll view of 200 × 100 points, whose content is as wide and four times as high.
  init() {
    var content = ScrollContent(contentSize: Size(200, 400))
    content.showsVerticalScrollIndicator = true
    content.showsHorizontalScrollIndicator = true
    feed = Layer(name: "feed", frame: Rect(0, 0, 200, 100), content: .scroll(content))
    stage.root.addSublayer(feed)
    ScrollView(feed)
  }

  private var bar: Layer? { feed.sublayers.first { $0.name == "verticalScrollIndicator" } }

  private func drag(by ways: [Double]) throws {
    var place = Point(100, 50)
    try stage.send([TouchSample(.began, at: place)])
    for way in ways {
      place = place + Point(0, way)
      try stage.send([TouchSample(.moved, at: place)])
    }
  }

  /// The frame of the bar on the canvas.
  private func frame() throws -> Rect {
    let frame = try #require(bar).model.frame
    return Rect(frame.minX, frame.minY - feed.contentOffset.y, frame.width, frame.height)
  }

  @Test func theBarIsThereOnceTheContentMoves() throws {
    #expect(bar == nil)
    try drag(by: [-10, -1])
    #expect(try #require(bar).model.opacity == 1)
  }

  @Test func theBarIsAsLongAsTheVisiblePartAndAsFarAsTheOffset() throws {
    // Of 95 points between the margins a quarter is visible: less than the least length.
    try drag(by: [-10, -150])
    #expect(feed.contentOffset.y == 150)
    #expect(try frame() == Rect(195, 2.5 + (95 - 36) / 2, 2.5, 36))
    feed.change { $0.scroll.contentSize.height = 200 }
    try stage.send([TouchSample(.moved, at: Point(100, -60))])
    #expect(feed.contentOffset.y == 100)
    #expect(try frame() == Rect(195, 2.5 + 95 - 47.5, 2.5, 47.5))
  }

  @Test func theBarShrinksAtTheEdgeBeyondWhichTheContentIsPulled() throws {
    try drag(by: [10, 40])
    let pulled = -feed.contentOffset.y
    #expect(pulled > 10)
    #expect(try frame() == Rect(195, 2.5, 2.5, 36 - pulled))
  }

  @Test func onlyTheDirectionThatScrollsHasABar() throws {
    try drag(by: [-10, -20])
    let across = feed.sublayers.first { $0.name == "horizontalScrollIndicator" }
    #expect(try #require(across).model.opacity == 0)
  }

  @Test func theBarFadesOnceTheContentRests() throws {
    try drag(by: [-10, -20])
    try stage.advance(to: 1)
    #expect(try #require(bar).presentation(at: 1).opacity == 1)
    try stage.send([TouchSample(.ended, at: Point(100, 20))])
    let bar = try #require(bar)
    #expect(bar.presentation(at: 1).opacity == 1)
    #expect(abs(bar.presentation(at: 1.125).opacity - 0.5) < 1e-9)
    try stage.advance(to: 1.5)
    #expect(bar.presentation(at: 1.5).opacity == 0)
    #expect(stage.hitTest(Point(196, 50)) === feed)
  }

  @Test func theBarStaysInFrontOfLayersThatAreAdded() throws {
    try drag(by: [-10, -20])
    try stage.send([TouchSample(.ended, at: Point(100, 20))])
    feed.addSublayer(Layer(name: "late", frame: Rect(0, 0, 10, 10)))
    try stage.advance(to: 1)
    try drag(by: [-10, -20])
    #expect(feed.sublayers.last === bar)
  }
}
