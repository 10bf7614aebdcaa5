import Geometry
import LayerTree
import Motion
import Testing

@Suite struct MaskTests {
  /// A box of 40 × 20 at (30, 50) with a dot inside, and a mask of 10 × 10 at its (5, 5).
  private func makeStage() -> (stage: Stage, box: Layer, mask: Layer) {
    let stage = Stage(size: Size(100, 100))
    let box = Layer(name: "box", frame: Rect(30, 50, 40, 20))
    box.addSublayer(Layer(name: "dot", frame: Rect(0, 0, 4, 4)))
    let mask = Layer(name: "mask", frame: Rect(5, 5, 10, 10))
    mask.addSublayer(Layer(name: "hole", frame: Rect(1, 1, 2, 2)))
    box.mask = mask
    stage.root.addSublayer(box)
    return (stage, box, mask)
  }

  @Test func aMaskComesBeforeTheSublayers() throws {
    let (stage, box, mask) = makeStage()
    try stage.advance(to: 0)
    let nodes = stage.snapshot().nodes
    #expect(nodes.map(\.name) == ["root", "box", "mask", "hole", "dot"])
    #expect(nodes.map(\.end) == [5, 5, 4, 4, 5])
    #expect(nodes.map(\.maskEnd) == [nil, 4, nil, nil, nil])
    #expect(nodes[2].transform == .translation(35, 55))
    #expect(mask.superlayer === box && box.sublayers.count == 1)
  }

  @Test func aMaskIsInTheSpaceOfTheBounds() throws {
    let (stage, box, _) = makeStage()
    box.bounds.origin = Point(3, 4)
    box.sublayerTransform = .scale(2, 2)
    try stage.advance(to: 0)
    #expect(stage.snapshot().nodes[2].transform == .translation(32, 51))
  }

  @Test func aMaskMovesByItsOwnAnimationsAndClock() throws {
    let (stage, box, mask) = makeStage()
    mask.timing.speed = 0.5
    var log: [String] = []
    stage.onEvent = { log.append("\($0.layer) \($0.kind) \($0.time)") }
    mask.add(BasicAnimation(.positionX, from: 10, to: 30, duration: 1))
    box.removeFromSuperlayer()
    stage.root.addSublayer(box)
    try stage.advance(to: 1)
    #expect(stage.snapshot().nodes[2].transform == .translation(30 + 20 - 5, 55))
    try stage.advance(to: 3)
    #expect(stage.isAtRest && log == ["mask begin 0.0", "mask end 2.0"])
  }

  @Test func whatIsHiddenLetsNothingShow() throws {
    let (stage, _, mask) = makeStage()
    mask.isHidden = true
    try stage.advance(to: 0)
    let nodes = stage.snapshot().nodes
    #expect(nodes.map(\.name) == ["root", "box", "dot"] && nodes[1].maskEnd == 2)
  }

  @Test func aMaskIsInOnePlaceOnly() throws {
    let (stage, box, mask) = makeStage()
    stage.root.addSublayer(mask)
    #expect(box.mask == nil && mask.superlayer === stage.root)
    box.mask = mask
    #expect(stage.root.sublayers.count == 1 && mask.superlayer === box)
    box.mask = nil
    #expect(mask.superlayer == nil)
    let dot = try #require(box.sublayers.first)
    box.mask = dot
    #expect(box.sublayers.isEmpty && dot.superlayer === box)
    dot.removeFromSuperlayer()
    #expect(box.mask == nil)
  }

  @Test func transitionsKeepMasks() throws {
    let (stage, box, _) = makeStage()
    try stage.advance(to: 0)
    box.add(Transition(duration: 1))
    box.mask = nil
    try stage.advance(to: 0.5)
    let nodes = stage.snapshot().nodes
    #expect(nodes.map(\.name) == ["root", "box", "box", "mask", "hole", "dot", "box", "dot"])
    #expect(nodes[2].maskEnd == 5 && nodes[6].maskEnd == nil && nodes[1].crossFade?.secondImage == 6)
  }

  @Test func tracesNameMasks() throws {
    let (stage, _, mask) = makeStage()
    mask.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    #expect(try Trace.movingProperties(of: stage, until: 1) == ["box.mask": [.opacity]])
  }
}
