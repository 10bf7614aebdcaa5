import Geometry
import LayerTree
import Motion
import Testing

@Suite struct ScrollLayerTests {
  private func makeStage() -> (stage: Stage, scroll: Layer) {
    let stage = Stage(size: Size(100, 100))
    let scroll = Layer(name: "scroll", frame: Rect(10, 10, 50, 50), content: .scroll(ScrollContent()))
    scroll.addSublayer(Layer(name: "content", frame: Rect(0, 0, 50, 500)))
    stage.root.addSublayer(scroll)
    return (stage, scroll)
  }

  @Test func scrollingMovesWhatIsInside() throws {
    let (stage, scroll) = makeStage()
    #expect(scroll.masksToBounds)
    scroll.scroll(to: Point(0, 120))
    try stage.advance(to: 0)
    let nodes = stage.snapshot().nodes
    #expect(nodes[2].transform == .translation(10, -110))
    #expect(nodes[1].transform.apply(nodes[1].properties.bounds.origin) == Point(10, 10))
  }

  @Test func itGlidesInsideATransaction() throws {
    let (stage, scroll) = makeStage()
    try stage.advance(to: 0)
    stage.transaction(duration: 1, timingFunction: .linear) { scroll.scroll(to: Point(0, 100)) }
    try stage.advance(to: 0.5)
    #expect(stage.snapshot().nodes[2].transform == .translation(10, -40))
  }

  @Test(arguments: [
    (Rect(20, 40, 50, 50), Point(20, 40)), (Rect(30, 60, 10, 10), Point(20, 40)), (Rect(10, 60, 10, 10), Point(10, 40)),
    (Rect(30, 85, 10, 10), Point(20, 45)), (Rect(65, 0, 10, 10), Point(25, 0)), (Rect(30, 30, 60, 20), Point(30, 30)),
  ])
  func rectanglesComeIntoSight(rect: Rect, origin: Point) {
    let layer = Layer(frame: Rect(0, 0, 50, 50), content: .scroll(ScrollContent()))
    layer.scroll(to: Point(20, 40))
    layer.scroll(toVisible: rect)
    #expect(layer.bounds.origin == origin)
  }
}
