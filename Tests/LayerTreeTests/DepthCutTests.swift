import Geometry
import LayerTree
import Testing

/// Layers of one space that pass through each other.
@Suite struct DepthCutTests {
  private func snapshot(_ layers: [Layer], perspective: Double? = nil) throws -> Snapshot {
    let stage = Stage(size: Size(200, 200))
    let space = Layer(name: "space", frame: Rect(0, 0, 200, 200))
    space.model.content = .transform
    if let perspective {
      var transform = Transform3D.identity
      transform.rows.2.w = -1 / perspective
      space.sublayerTransform = transform
    }
    for layer in layers { space.addSublayer(layer) }
    stage.root.addSublayer(space)
    try stage.advance(to: 0)
    return stage.snapshot()
  }

  private func plane(_ name: String, turnedBy degrees: Double, _ frame: Rect = Rect(50, 50, 100, 100)) -> Layer {
    let layer = Layer(name: name, frame: frame)
    layer.transform = Transform3D.rotationY(radians: degrees * .pi / 180)
    return layer
  }

  /// The name of the last layer that covers a point: the nearest.
  private func top(_ snapshot: Snapshot, _ point: Point) -> String? {
    snapshot.nodes.last { node in
      guard let back = node.transform.inverted, !node.properties.bounds.isEmpty,
        node.properties.content.kind != .transform,
        node.name == "a" || node.name == "b" || node.name == "c"
      else { return false }
      let inside = back.apply(point)
      let bounds = node.properties.bounds
      guard inside.x >= 0, inside.y >= 0, inside.x <= bounds.width, inside.y <= bounds.height else { return false }
      guard let cut = node.cut else { return true }
      var path = Path()
      for (index, corner) in cut.enumerated() { if index == 0 { path.move(to: corner) } else { path.line(to: corner) } }
      path.close()
      return path.contains(point)
    }?.name
  }

  @Test(arguments: [nil, 400.0]) func planesThatCrossAreCut(perspective: Double?) throws {
    let snapshot = try snapshot([plane("a", turnedBy: 40), plane("b", turnedBy: -40)], perspective: perspective)
    #expect(snapshot.nodes.count { $0.name == "a" } + snapshot.nodes.count { $0.name == "b" } == 3)
    // A positive turn about y brings the left side nearer.
    for x in stride(from: 65.0, through: 96, by: 5) {
      #expect(top(snapshot, Point(x, 100)) == "a" && top(snapshot, Point(200 - x, 100)) == "b", "\(x)")
    }
  }

  @Test func aLayerThatStandsHalfBehindAnother() throws {
    let flat = Layer(name: "a", frame: Rect(20, 60, 160, 60))
    let snapshot = try snapshot([flat, plane("b", turnedBy: 45)])
    #expect(top(snapshot, Point(75, 90)) == "b" && top(snapshot, Point(125, 90)) == "a")
    #expect(top(snapshot, Point(125, 55)) == "b")
  }

  @Test func threeLayers() throws {
    let snapshot = try snapshot([plane("a", turnedBy: 60), plane("b", turnedBy: 0), plane("c", turnedBy: -60)])
    #expect(top(snapshot, Point(80, 100)) == "a" && top(snapshot, Point(120, 100)) == "c")
    #expect(top(snapshot, Point(60, 100)) == "b" && top(snapshot, Point(140, 100)) == "b")
  }

  @Test func layersThatDoNotCrossStayWhole() throws {
    let behind = plane("a", turnedBy: 40)
    behind.zPosition = -200
    #expect(try snapshot([behind, plane("b", turnedBy: -40)]).nodes.allSatisfy { $0.cut == nil })
  }

  @Test func manyCrossingsEnd() throws {
    let layers = (0..<60).map { plane("a", turnedBy: -80 + 160 * Double($0) / 59) }
    #expect(try snapshot(layers).nodes.count < 60 + 260)
  }
}
