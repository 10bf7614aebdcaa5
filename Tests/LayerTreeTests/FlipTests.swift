import Geometry
import LayerTree
import Motion
import Testing

@Suite struct FlipTests {
  /// A card of 100 × 60 with its middle at (100, 100), black before and white after.
  private func flip(_ style: ViewTransition, at time: Double) throws -> (nodes: [Snapshot.Node], stage: Stage) {
    let stage = Stage(size: Size(200, 200))
    let card = Layer(name: "card", frame: Rect(50, 70, 100, 60))
    card.backgroundColor = .black
    stage.root.addSublayer(card)
    try stage.advance(to: 0)
    stage.transition(with: card, duration: 1, style: style, options: ViewAnimationOptions(curve: .linear)) {
      card.backgroundColor = .white
    }
    try stage.advance(to: time)
    return (Array(stage.snapshot().nodes.dropFirst()), stage)
  }

  @Test(arguments: ViewTransition.allCases.filter { $0 != .crossDissolve })
  func theCardTurnsOver(style: ViewTransition) throws {
    for time in [0.1, 0.25, 0.45, 0.55, 0.75, 0.9] {
      let (nodes, _) = try flip(style, at: time)
      #expect(nodes.count == 2 && nodes[0].crossFade == nil && !nodes[0].properties.masksToBounds)
      #expect(nodes[0].end == 3)
      let picture = nodes[1]
      #expect(picture.properties.backgroundColor == (time < 0.5 ? .black : .white))
      // Its face is seen, not its back.
      #expect(picture.transform.determinant > 0)
      #expect((picture.transform.apply(Point(50, 30)) - Point(100, 100)).length < 1e-9, "the middle stays")
      // The side that has come to the front is the larger one: first the one it is named for, then, seen from behind,
      // the other one.
      func side(_ a: Point, _ b: Point) -> Double { (picture.transform.apply(a) - picture.transform.apply(b)).length }
      let (left, right) = (side(Point(0, 0), Point(0, 60)), side(Point(100, 0), Point(100, 60)))
      let (top, bottom) = (side(Point(0, 0), Point(100, 0)), side(Point(0, 60), Point(100, 60)))
      let isFirstHalf = time < 0.5
      switch style {
      case .flipFromLeft: #expect((left > right) == isFirstHalf && abs(top - bottom) < 1e-9)
      case .flipFromRight: #expect((left < right) == isFirstHalf && abs(top - bottom) < 1e-9)
      case .flipFromTop: #expect((top > bottom) == isFirstHalf && abs(left - right) < 1e-9)
      default: #expect((top < bottom) == isFirstHalf && abs(left - right) < 1e-9)
      }
    }
  }

  @Test func theEyeIsTwoAndAHalfWidthsAway() throws {
    let (nodes, _) = try flip(.flipFromLeft, at: 0.25)
    // Turned by an eighth, the left side is 50 sin 45° nearer than the middle, of 250.
    let depth = 50 * 0.5.squareRoot()
    let k = 250 / (250 - depth)
    let corner = nodes[1].transform.apply(Point(0, 0))
    #expect((corner - Point(100 - depth * k, 100 - 30 * k)).length < 1e-9)
  }

  @Test func itEndsWithTheNewPictureAlone() throws {
    let (nodes, stage) = try flip(.flipFromTop, at: 1.1)
    #expect(nodes.count == 1 && nodes[0].transform == .translation(50, 70) && stage.isAtRest)
  }

  @Test func layersWithoutExtentFlipWithoutHarm() throws {
    let stage = Stage(size: Size(9, 9))
    let layer = Layer(name: "none")
    stage.root.addSublayer(layer)
    stage.transition(with: layer, duration: 1, style: .flipFromLeft) { layer.opacity = 0 }
    try stage.advance(to: 0.3)
    #expect(stage.snapshot().nodes.last?.transform.apply(.zero) == .zero)
  }
}
