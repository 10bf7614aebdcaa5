import Geometry
import LayerTree
import Motion
import Testing

@Suite struct SnapshotTests {
  @Test func nodesStandInPaintingOrder() throws {
    let stage = Stage(size: Size(100, 100))
    for (name, depth) in [("a", 1.0), ("b", 0), ("c", 0), ("d", -1), ("e", 1)] {
      let layer = Layer(name: name)
      layer.zPosition = depth
      layer.addSublayer(Layer(name: name + "'"))
      stage.root.addSublayer(layer)
    }
    try stage.advance(to: 0)
    let nodes = stage.snapshot().nodes
    #expect(nodes.map(\.name) == ["root", "d", "d'", "b", "b'", "c", "c'", "a", "a'", "e", "e'"])
    #expect(nodes[0].end == nodes.count)
    #expect(nodes[1].end == 3)
  }

  @Test func animatedDepthReorders() throws {
    let stage = Stage(size: Size(100, 100))
    let (a, b) = (Layer(name: "a"), Layer(name: "b"))
    stage.root.addSublayer(a)
    stage.root.addSublayer(b)
    a.add(BasicAnimation(.zPosition, from: 1, to: 1, duration: 1))
    try stage.advance(to: 0.5)
    #expect(stage.snapshot().nodes.map(\.name) == ["root", "b", "a"])
  }

  @Test func hiddenSubtreesAreLeftOut() throws {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "a")
    layer.addSublayer(Layer(name: "b"))
    layer.isHidden = true
    stage.root.addSublayer(layer)
    #expect(stage.snapshot().nodes.count == 1)
  }

  @Test func transformsActAboutTheAnchor() throws {
    let stage = Stage(size: Size(200, 200))
    let layer = Layer(name: "a", frame: Rect(50, 50, 100, 40))
    layer.transform = .rotation(radians: .pi / 2)
    let inner = Layer(name: "b", frame: Rect(10, 0, 10, 10))
    layer.addSublayer(inner)
    stage.root.addSublayer(layer)
    let node = try #require(stage.snapshot().nodes.last)
    // (10, 0) of the layer is 40 left and 20 above its middle; a quarter turn makes that 20 right and 40 above.
    let corner = node.transform.apply(Point(0, 0))
    #expect(abs(corner.x - 120) < 1e-9 && abs(corner.y - 30) < 1e-9)
    let frame = layer.frame
    #expect(abs(frame.minX - 80) < 1e-9 && abs(frame.minY - 20) < 1e-9 && abs(frame.height - 100) < 1e-9)
  }
}
