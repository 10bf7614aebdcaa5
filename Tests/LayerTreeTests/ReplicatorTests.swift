import Geometry
import LayerTree
import Motion
import Testing

@Suite struct ReplicatorTests {
  private static func dot(at x: Double = 0) -> Layer {
    let dot = Layer(name: "dot", frame: Rect(x, 0, 10, 10))
    var animation = BasicAnimation(.opacity, from: 0, to: 1, duration: 10)
    animation.timing.beginTime = 0.25
    animation.timing.fillMode = .both
    dot.add(animation)
    return dot
  }

  private func snapshot(at time: Double, _ layers: [Layer]) throws -> Snapshot {
    let stage = Stage(size: Size(400, 300))
    for layer in layers { stage.root.addSublayer(layer) }
    try stage.advance(to: time)
    return stage.snapshot()
  }

  /// The same copies as layers made by hand, each with a transform and clock of its own.
  @Test(arguments: [
    Transform3D.translation(15, 3), .rotation(radians: 0.4), .scale(0.8, 1.1),
    Transform3D.rotation(radians: 0.3).concatenating(.translation(9, 0)),
  ])
  func copiesAreWhatHandMadeLayersAre(step: Transform3D) throws {
    let frame = Rect(50, 60, 80, 40)
    let replicator = Layer(name: "copies", frame: frame, content: .replicator(ReplicatorContent(instanceCount: 5)))
    replicator.instanceTransform = step
    replicator.instanceDelay = 0.75
    replicator.sublayerTransform = .scale(0.5, 0.5)
    replicator.addSublayer(Self.dot())
    replicator.addSublayer(Self.dot(at: 20))

    let byHand = Layer(name: "copies", frame: frame)
    byHand.sublayerTransform = .scale(0.5, 0.5)
    var transform = Transform3D.identity
    for index in 0..<5 {
      let copy = Layer(frame: Rect(0, 0, 80, 40))
      copy.transform = transform
      copy.timing.beginTime = 0.75 * Double(index)
      copy.addSublayer(Self.dot())
      copy.addSublayer(Self.dot(at: 20))
      byHand.addSublayer(copy)
      transform = transform.concatenating(step)
    }

    let copies = try snapshot(at: 7, [replicator]).nodes
    let expected = try snapshot(at: 7, [byHand]).nodes.filter { $0.name != "" }
    #expect(copies.count == 12 && copies.map(\.name) == expected.map(\.name))
    for (copy, own) in zip(copies, expected) {
      #expect(abs(copy.properties.opacity - own.properties.opacity) < 1e-12)
      for corner in copy.properties.bounds.corners {
        #expect((copy.transform.apply(corner) - own.transform.apply(corner)).length < 1e-9)
      }
    }
    #expect(copies[1].end == 12 && copies[2].end == 3)
  }

  @Test func colorsStepFromCopyToCopy() throws {
    let replicator = Layer(content: .replicator(ReplicatorContent(instanceCount: 3)))
    replicator.instanceColor = Color(red: 1, green: 0.5, blue: 0.25)
    replicator.instanceOffset = Color(red: -0.25, green: 0.25, blue: -0.25, alpha: -0.5)
    replicator.addSublayer(Layer(name: "dot"))
    let nodes = try snapshot(at: 0, [replicator]).nodes
    #expect(
      nodes.map(\.tint) == [
        nil, nil, Color(red: 1, green: 0.5, blue: 0.25), Color(red: 0.75, green: 0.75, blue: 0, alpha: 0.5),
        Color(red: 0.5, green: 1, blue: 0, alpha: 0),
      ])
  }

  @Test func replicatorsMultiply() throws {
    let outer = Layer(content: .replicator(ReplicatorContent(instanceCount: 3)))
    outer.instanceTransform = .translation(100, 0)
    outer.instanceDelay = 1
    outer.instanceColor = Color(red: 0.5, green: 1, blue: 1)
    let inner = Layer(content: .replicator(ReplicatorContent(instanceCount: 2)))
    inner.instanceTransform = .translation(0, 10)
    inner.instanceDelay = 0.5
    inner.instanceColor = Color(red: 0.5, green: 0.5, blue: 1)
    inner.addSublayer(Self.dot())
    outer.addSublayer(inner)
    let dots = try snapshot(at: 6, [outer]).nodes.filter { $0.name == "dot" }
    #expect(
      dots.map { $0.transform.apply(.zero) } == [
        Point(0, 0), Point(0, 10), Point(100, 0), Point(100, 10), Point(200, 0), Point(200, 10),
      ])
    for (dot, delay) in zip(dots, [0, 0.5, 1, 1.5, 2, 2.5]) {
      #expect(abs(dot.properties.opacity - (5.75 - delay) / 10) < 1e-12)
      #expect(dot.tint == Color(red: 0.25, green: 0.5, blue: 1))
    }
  }

  @Test func copiesTurnedOutOfThePlaneAreOrderedByDepth() throws {
    let ring = Layer(frame: Rect(100, 100, 100, 100), content: .replicator(ReplicatorContent(instanceCount: 4)))
    ring.instanceTransform = .rotationY(radians: .pi / 2)
    let card = Layer(name: "card", frame: Rect(0, 0, 100, 100))
    card.transform = .translation(0, 0, 50)
    ring.addSublayer(card)
    ring.sublayerTransform = .rotationY(radians: 0.3)
    let cards = try snapshot(at: 0, [ring]).nodes.filter { $0.name == "card" }
    // Backs are far, fronts are near.
    #expect(cards.map { $0.transform.determinant > 0 } == [false, false, true, true])
  }

  @Test func countsAnimateToWholeNumbers() throws {
    let replicator = Layer(content: .replicator(ReplicatorContent(instanceCount: 1)))
    replicator.addSublayer(Layer(name: "dot"))
    replicator.add(BasicAnimation(.instanceCount, from: 1, to: 5, duration: 1))
    #expect(try snapshot(at: 0.4, [replicator]).nodes.count == 2 + 3)
    replicator.instanceCount = -3
    #expect(try snapshot(at: 2, [replicator]).nodes.count == 2)
  }

  @Test func copiesEndAtALimit() throws {
    let many = Layer(content: .replicator(ReplicatorContent(instanceCount: .max)))
    many.addSublayer(Layer(name: "dot"))
    var snapshot = try snapshot(at: 0, [many])
    #expect(
      snapshot.isCut && (Snapshot.maximumCopyCount...Snapshot.maximumCopyCount + 2).contains(snapshot.nodes.count))

    // As many levels as would double beyond all bounds, with nothing to see.
    var layer = Layer()
    layer.isHidden = true
    for _ in 0..<40 {
      let outer = Layer(content: .replicator(ReplicatorContent(instanceCount: 2)))
      outer.addSublayer(layer)
      layer = outer
    }
    let plain = Layer(name: "plain")
    snapshot = try self.snapshot(at: 0, [layer, plain])
    #expect(
      snapshot.isCut && snapshot.nodes.count < Snapshot.maximumCopyCount + 100 && snapshot.nodes.last?.name == "plain")
    #expect(try !self.snapshot(at: 0, [plain]).isCut)
  }

  @Test func transitionsAreTintedWithTheirCopies() throws {
    let replicator = Layer(content: .replicator(ReplicatorContent(instanceCount: 2)))
    replicator.instanceColor = Color(red: 0.5, green: 1, blue: 1)
    let dot = Layer(name: "dot")
    replicator.addSublayer(dot)
    let stage = Stage(size: Size(9, 9))
    stage.root.addSublayer(replicator)
    dot.add(Transition(duration: 1))
    try stage.advance(to: 0.5)
    let nodes = stage.snapshot().nodes
    #expect(nodes.count == 2 + 2 * 3)
    #expect(nodes[3].tint?.red == 0.5 && nodes[4].tint?.red == 0.5)
  }
}
