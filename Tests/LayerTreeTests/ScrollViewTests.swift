import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

/// A scroll view of a size on a stage, and what it has reported.
private final class Scrolled {
  let stage: Stage
  let layer: Layer
  let scrollView: ScrollView
  var log: [ScrollEvent] = []

  init(
    _ size: Size = Size(300, 500), content: Size = Size(300, 2000), _ change: (inout ScrollContent) -> Void = { _ in }
  ) {
    stage = Stage(size: size)
    var scroll = ScrollContent(contentSize: content)
    change(&scroll)
    layer = Layer(name: "feed", frame: Rect(origin: .zero, size: size), content: .scroll(scroll))
    stage.root.addSublayer(layer)
    scrollView = ScrollView(layer)
    for event in ScrollEvent.allCases { scrollView.on(event) { [unowned self] _ in log.append(event) } }
  }

  /// The reported events, but for scrolling.
  var delegateCalls: [ScrollEvent] { log.filter { $0 != .didScroll } }

  /// A finger's way from the middle, a step for each tick, the last of which lifts it.
  func drag(_ steps: [Point], from start: Double = 0, at place: Point? = nil) throws {
    var point = place ?? Point(stage.canvasSize.width / 2, stage.canvasSize.height / 2)
    stage.perform(at: start) { [unowned stage, point] in try stage.send([TouchSample(.began, at: point)]) }
    for (index, step) in steps.enumerated() {
      point = point + step
      let sample = TouchSample(index == steps.count - 1 ? .ended : .moved, at: point)
      stage.perform(at: start + Double(index + 1) / 60) { [unowned stage] in try stage.send([sample]) }
    }
    try stage.advance(to: start + Double(steps.count) / 60)
  }

  /// Has a finger take the content to `offset` and let go with a velocity, both downwards.
  func release(at offset: Double, velocity: Double) throws {
    let last = velocity / 60
    layer.contentOffset = Point(0, offset - last)
    let slop = last < 0 ? 10.0 : -10
    try drag([Point(0, slop), Point(0, -last)])
  }
}

@Suite struct ScrollViewTests {
  @Test func contentFollowsTheFingerAfterTheSlopWithoutAJump() throws {
    let scrolled = Scrolled()
    try scrolled.drag([Point(0, -6)])
    #expect(scrolled.layer.contentOffset == .zero)
    #expect(scrolled.log.isEmpty)
    try scrolled.drag([Point(3, -9), Point(0, -3), Point(5, -20), .zero], from: 1)
    #expect(scrolled.layer.contentOffset == Point(0, 22))
    #expect(scrolled.log == [.willBeginDragging, .didScroll, .didScroll, .willEndDragging, .didEndDragging])
    #expect(try scrolled.stage.playUntilRest(limit: 9) == 1 + 4.0 / 60)
  }

  @Test func pullingBeyondTheEdgeStretchesTheRubberBand() throws {
    for row in try ReferenceTable("scroll_rubber_band").rows where try row.number("coefficient") == 0.55 {
      let dimension = try row.number("dimension")
      let scrolled = Scrolled(Size(dimension, dimension), content: Size(dimension * 2, dimension * 2))
      let pull = try abs(row.number("overshoot")) + 10
      try scrolled.drag([Point(pull, 0), .zero])
      #expect(try abs(scrolled.layer.contentOffset.x + abs(row.number("shown"))) <= 1e-9, "\(row.testDescription)")
      // The lower edge holds as the upper one does.
      let below = Scrolled(Size(dimension, dimension), content: Size(dimension * 2, dimension * 2))
      below.layer.contentOffset = Point(0, dimension)
      try below.drag([Point(0, -pull), .zero])
      #expect(try abs(below.layer.contentOffset.y - dimension - abs(row.number("shown"))) <= 1e-9)
      #expect(try below.stage.playUntilRest(limit: 9) != nil)
      #expect(below.layer.contentOffset == Point(0, dimension))
    }
  }

  @Test func contentRunsOut() throws {
    for (key, rows) in try ReferenceTable("scroll_deceleration").groups(by: "velocity") {
      for rate in [ScrollDeceleration.normalRate, ScrollDeceleration.fastRate] {
        let own = try rows.filter { try $0.number("rate") == rate && $0.number("velocity") != 0 }
        guard let first = own.first else { continue }
        let scrolled = Scrolled(content: Size(300, 2e6)) { $0.decelerationRate = rate }
        try scrolled.release(at: 1e6, velocity: first.number("velocity"))
        let start = scrolled.stage.time
        for row in own {
          let time = try row.number("time")
          guard try time < row.number("duration_to_half_point") else { continue }
          try scrolled.stage.advance(to: start + time + 1e-9)
          let gone = scrolled.layer.contentOffset.y - 1e6
          #expect(try abs(gone - (row.number("position") - row.number("start"))) <= 1e-6, "\(key) at \(rate), \(time)")
        }
        let rest = try #require(try scrolled.stage.playUntilRest(limit: 60))
        #expect(try abs(rest - start - first.number("duration_to_half_point")) <= 1.0 / 60 + 1e-9)
        let way = try first.number("rest_exact") - first.number("start")
        #expect(abs(scrolled.layer.contentOffset.y - 1e6 - way) <= 1e-6)
        #expect(scrolled.delegateCalls.suffix(2) == [.willBeginDecelerating, .didEndDecelerating])
      }
    }
  }

  @Test func contentComesBackFromBeyondItsEdge() throws {
    let scrolled = Scrolled()
    try scrolled.drag([Point(0, 110), .zero])
    let pulled = scrolled.layer.contentOffset.y
    let start = scrolled.stage.time
    #expect(pulled < -40)
    for tick in 1...20 {
      try scrolled.stage.advance(to: start + Double(tick) / 60)
      let expected = ScrollBounce(displacement: pulled, velocity: 0).displacement(at: Double(tick) / 60)
      #expect(abs(scrolled.layer.contentOffset.y - expected) < 1e-9)
    }
    #expect(try scrolled.stage.playUntilRest(limit: 5) != nil)
    #expect(scrolled.layer.contentOffset == .zero)
    #expect(scrolled.log.last == .didEndDecelerating)
  }

  @Test func pagesAreChosenAsInTheTable() throws {
    for row in try ReferenceTable("scroll_paging").rows {
      let page = try row.number("page")
      let content = try page * row.number("pages")
      let scrolled = Scrolled(Size(page, page), content: Size(page, content)) { $0.isPagingEnabled = true }
      try scrolled.release(at: row.number("offset"), velocity: row.number("velocity"))
      #expect(try scrolled.scrollView.targetContentOffset.y == row.number("target_offset"), "\(row.testDescription)")
      #expect(try scrolled.stage.playUntilRest(limit: 5) != nil)
      #expect(try scrolled.layer.contentOffset.y == row.number("target_offset"), "\(row.testDescription)")
    }
  }

  @Test func aFingerCatchesContentUnderWay() throws {
    let scrolled = Scrolled { $0.delaysContentTouches = false }
    let button = Layer(name: "button", frame: Rect(0, 0, 300, 2000))
    var presses = 0
    button.on(.touchDown) { _ in presses += 1 }
    button.on(.touchesCancelled) { _ in presses += 100 }
    scrolled.layer.addSublayer(button)
    try scrolled.drag([Point(0, -20), Point(0, -20)])
    #expect(presses == 101)
    #expect(scrolled.scrollView.isDecelerating)
    try scrolled.stage.advance(to: 0.3)
    let before = scrolled.layer.contentOffset.y
    scrolled.log = []
    // It does not move on under the finger, follows it at once, and nothing inside is pressed.
    try scrolled.drag([.zero, Point(0, -2), Point(0, -2), .zero], from: 0.5)
    let caught = ScrollDeceleration(velocity: 1200, from: 30).position(at: 0.5 - 2.0 / 60)
    #expect(caught > before)
    #expect(abs(scrolled.layer.contentOffset.y - caught - 4) < 1e-6)
    #expect(presses == 101)
    #expect(
      scrolled.delegateCalls == [.didEndDecelerating, .willBeginDragging, .willEndDragging, .didEndDragging])
    #expect(!scrolled.scrollView.isMoving)
  }

  @Test(arguments: [
    (Size(300, 500), false, 0.0), (Size(300, 500), true, -1), (Size(300, 600), false, 50), (Size(900, 500), false, 0),
  ])
  func onlyWhatDoesNotFitScrolls(content: Size, always: Bool, way: Double) throws {
    let scrolled = Scrolled(content: content) { $0.alwaysBounceVertical = always }
    try scrolled.drag([Point(0, -30), Point(0, -30), .zero])
    #expect(way < 0 ? scrolled.layer.contentOffset.y > 10 : scrolled.layer.contentOffset.y == way)
    #expect(scrolled.layer.contentOffset.x == 0)
  }

  @Test func withoutBouncingItStopsAtItsEdges() throws {
    let scrolled = Scrolled { $0.bounces = false }
    try scrolled.drag([Point(0, 50), Point(0, 50)])
    #expect(scrolled.layer.contentOffset == .zero)
    #expect(!scrolled.scrollView.isMoving)
    try scrolled.drag([Point(0, -50), Point(0, -200)], from: 1)
    #expect(try scrolled.stage.playUntilRest(limit: 20) != nil)
    #expect(scrolled.layer.contentOffset == Point(0, 1500))
  }

  @Test func insetsAddToTheWay() throws {
    let scrolled = Scrolled { $0.contentInset = EdgeInsets(64, 0, 40, 0) }
    try scrolled.drag([Point(0, 300), .zero])
    #expect(try scrolled.stage.playUntilRest(limit: 9) != nil)
    #expect(scrolled.layer.contentOffset == Point(0, -64))
    scrolled.layer.contentOffset = Point(0, 1539)
    try scrolled.drag([Point(0, -300), .zero], from: scrolled.stage.time)
    #expect(try scrolled.stage.playUntilRest(limit: 9) != nil)
    #expect(scrolled.layer.contentOffset == Point(0, 1540))
  }

  @Test func itCanBeSwitchedOff() throws {
    let scrolled = Scrolled { $0.isScrollEnabled = false }
    try scrolled.drag([Point(0, -30), Point(0, -30)])
    #expect(scrolled.layer.contentOffset == .zero)
    #expect(scrolled.log.isEmpty)
  }

  @Test(arguments: [(Point(-30, -4), 20.0, 0.0), (Point(-4, -30), 0, 20)])
  func ofScrollViewsInsideEachOtherTheOneThatCanGoThereGoes(step: Point, inner: Double, outer: Double) throws {
    let scrolled = Scrolled()
    let row = Layer(
      name: "row", frame: Rect(0, 100, 300, 400), content: .scroll(ScrollContent(contentSize: Size(900, 400))))
    scrolled.layer.addSublayer(row)
    ScrollView(row)
    try scrolled.drag([step, .zero])
    #expect(row.contentOffset == Point(inner, 0))
    #expect(scrolled.layer.contentOffset == Point(0, outer))
  }

  @Test func itFollowsFingersThroughTransforms() throws {
    let scrolled = Scrolled()
    scrolled.layer.transform = .scale(0.5, 0.5, 1)
    try scrolled.drag([Point(0, -25), .zero])
    #expect(abs(scrolled.layer.contentOffset.y - 40) < 1e-9)
  }

  @Test func scrollingByCodeTakesItsTime() throws {
    let scrolled = Scrolled()
    try scrolled.stage.advance(to: 1)
    try scrolled.scrollView.setContentOffset(Point(0, 400))
    try scrolled.stage.advance(to: 1.15)
    #expect(abs(scrolled.layer.contentOffset.y - 200) < 1e-6)
    let rest = try #require(try scrolled.stage.playUntilRest(limit: 5))
    #expect(abs(rest - 1.3) < 1e-6)
    #expect(scrolled.layer.contentOffset == Point(0, 400))
    #expect(scrolled.delegateCalls == [.didEndScrollingAnimation])
    #expect(scrolled.log.count == 19)
    try scrolled.scrollView.setContentOffset(Point(0, 400))
    #expect(!scrolled.scrollView.isMoving)
  }

  @Test func whoeverSetsTheOffsetHasTheLastWord() throws {
    let scrolled = Scrolled()
    try scrolled.drag([Point(0, -20), Point(0, -20)])
    try scrolled.stage.advance(to: 0.2)
    scrolled.layer.contentOffset = Point(0, 700)
    try scrolled.stage.advance(to: 1)
    #expect(scrolled.layer.contentOffset == Point(0, 700))
    #expect(scrolled.log.suffix(2) == [.didEndDecelerating, .didScroll])
    // A view animation sets the model at once.
    scrolled.stage.animate(duration: 0.5) { scrolled.layer.contentOffset = .zero }
    try scrolled.stage.advance(to: 1.25)
    #expect(abs(scrolled.layer.presentation(at: 1.25).contentOffset.y - 350) < 1e-6)
    #expect(scrolled.layer.contentOffset == .zero)
    #expect(scrolled.log.last == .didScroll)
  }

  @Test func theTargetCanBeMoved() throws {
    let scrolled = Scrolled()
    scrolled.scrollView.on(.willEndDragging) { scrollView in
      #expect(abs(scrollView.velocity.y - 1200) < 1e-6)
      scrollView.targetContentOffset.y = (scrollView.targetContentOffset.y / 100).rounded() * 100
    }
    try scrolled.drag([Point(0, -20), Point(0, -20)])
    #expect(try scrolled.stage.playUntilRest(limit: 9) != nil)
    #expect(scrolled.layer.contentOffset == Point(0, 600))
  }

  @Test func reportsSayWhatMovesTheContent() throws {
    let scrolled = Scrolled()
    var events: [String] = []
    scrolled.stage.onEvent = { event in
      guard event.kind != .touch else { return }
      events.append("\(event.kind.rawValue) \(event.layer).\(event.subject) \(event.key ?? "")")
    }
    try scrolled.drag([Point(0, -20), Point(0, -20)])
    try scrolled.scrollView.setContentOffset(.zero)
    #expect(try scrolled.stage.playUntilRest(limit: 9) != nil)
    #expect(
      events == [
        "begin feed.contentOffset deceleration", "interrupt feed.contentOffset deceleration",
        "begin feed.contentOffset scrollingAnimation", "end feed.contentOffset scrollingAnimation",
      ])
  }
}
