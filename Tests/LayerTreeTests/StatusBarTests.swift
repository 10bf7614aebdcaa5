import Geometry
import LayerTree
import Testing

/// Taps on the status bar.
@Suite struct StatusBarTests {
  private func stage(feeds: Int = 1) -> (Stage, [Layer]) {
    let stage = Stage(size: Size(200, 400))
    let layers = (0..<feeds).map { index in
      let layer = Layer(
        name: "feed\(index)", frame: Rect(0, Double(index) * 200, 200, 200),
        content: .scroll(ScrollContent(contentSize: Size(200, 1000))))
      layer.model.contentOffset = Point(0, 300)
      stage.root.addSublayer(layer)
      ScrollView(layer)
      return layer
    }
    return (stage, layers)
  }

  @Test func theOnlyScrollViewGoesToItsTop() throws {
    let (stage, layers) = stage()
    layers[0].model.scroll.contentInset.top = 20
    var events: [ScrollEvent] = []
    for event in [ScrollEvent.didScrollToTop, .didEndScrollingAnimation] {
      layers[0].scrollView?.on(event) { _ in events.append(event) }
    }
    try stage.tapStatusBar()
    try stage.advance(to: 0.15)
    #expect(abs(layers[0].contentOffset.y - 140) < 1)
    try stage.advance(to: 0.4)
    #expect(layers[0].contentOffset == Point(0, -20))
    #expect(events == [.didScrollToTop])
  }

  @Test func ofTwoNoneScrollsUnlessOneIsHiddenOrHasItOff() throws {
    let (stage, layers) = stage(feeds: 2)
    try stage.tapStatusBar()
    try stage.advance(to: 0.4)
    #expect(layers.map(\.contentOffset.y) == [300, 300])
    layers[0].model.scroll.scrollsToTop = false
    try stage.tapStatusBar()
    try stage.advance(to: 0.8)
    #expect(layers.map(\.contentOffset.y) == [300, 0])
    layers[0].model.scroll.scrollsToTop = true
    layers[1].model.isHidden = true
    layers[0].scrollView?.shouldScrollToTop = { false }
    try stage.tapStatusBar()
    try stage.advance(to: 1.2)
    #expect(layers[0].contentOffset.y == 300)
    layers[0].scrollView?.shouldScrollToTop = { true }
    try stage.tapStatusBar()
    try stage.advance(to: 1.6)
    #expect(layers[0].contentOffset.y == 0)
  }
}
