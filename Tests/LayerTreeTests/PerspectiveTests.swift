import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

@Suite struct PerspectiveTests {
  /// Perspective from a distance of 500 points.
  private static let perspective: Transform3D = {
    var transform = Transform3D.identity
    transform.rows.2.w = -1 / 500
    return transform
  }()

  private func stage(_ layers: Layer...) throws -> Stage {
    let stage = Stage(size: Size(400, 300))
    for layer in layers { stage.root.addSublayer(layer) }
    try stage.advance(to: 0)
    return stage
  }

  private func names(_ stage: Stage) -> [String] { stage.snapshot().nodes.map(\.name) }

  /// The place of a point of a layer, computed with nothing but four coordinates: scaled, turned, moved, projected.
  private func project(
    _ point: Point, anchor: SIMD3<Double>, _ transform: Transform3D, position: SIMD3<Double>, about center: Point
  ) -> Point {
    var place = transform.apply([point.x - anchor.x, point.y - anchor.y, -anchor.z, 1])
    place = [place.x + position.x - center.x, place.y + position.y - center.y, place.z + position.z, place.w]
    // The plane lies 500 points from the eye: what is nearer by z is larger by 500 / (500 − z).
    let k = 500 / (500 - place.z)
    return Point(center.x + place.x * k, center.y + place.y * k)
  }

  @Test(arguments: 0..<20) func sublayersAreSeenInPerspective(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let outer = Layer(name: "outer", frame: Rect(50, 40, 200, 160))
    outer.sublayerTransform = Self.perspective
    let inner = Layer(name: "inner", frame: Rect(20, 30, 80, 60))
    inner.anchorPoint = Point(0.25, 0.75)
    inner.transform = Transform3D.rotationX(radians: Double.random(in: -1...1, using: &random))
      .concatenating(.rotationY(radians: Double.random(in: -1...1, using: &random)))
      .concatenating(.translation(3, 4, Double.random(in: -50...50, using: &random)))
    inner.zPosition = Double.random(in: -50...50, using: &random)
    inner.anchorPointZ = Double.random(in: -50...50, using: &random)
    outer.addSublayer(inner)
    let node = try #require(try stage(outer).snapshot().nodes.last)
    for point in [Point(0, 0), Point(80, 0), Point(80, 60), Point(13, 37)] {
      let expected =
        project(
          point, anchor: [20, 45, inner.anchorPointZ], inner.transform,
          position: [inner.position.x, inner.position.y, inner.zPosition], about: Point(100, 80)) + Point(50, 40)
      let found = node.transform.apply(point)
      #expect((found - expected).length < 1e-9, "\(point)")
    }
  }

  @Test func aTransformBringsItsOwnPerspective() throws {
    let layer = Layer(name: "layer", frame: Rect(100, 100, 100, 100))
    layer.transform = Transform3D.rotationY(radians: 0.5).concatenating(Self.perspective)
    let node = try #require(try stage(layer).snapshot().nodes.last)
    // Turning about y takes the left side towards the eye: x' = 50 cos, z = 50 sin.
    let k = 500 / (500 - 50 * sine(0.5))
    let corner = node.transform.apply(Point(0, 0))
    #expect(abs(corner.x - (150 - 50 * cosine(0.5) * k)) < 1e-9 && abs(corner.y - (150 - 50 * k)) < 1e-9)
  }

  @Test func theDepthOfTheAnchorAnimates() throws {
    let outer = Layer(name: "outer", frame: Rect(0, 0, 200, 200))
    outer.sublayerTransform = Self.perspective
    let inner = Layer(name: "inner", frame: Rect(50, 50, 100, 100))
    inner.add(BasicAnimation(.anchorPointZ, from: 0, to: -100, duration: 1))
    outer.addSublayer(inner)
    let stage = try stage(outer)
    try stage.advance(to: 0.5)
    // 50 points nearer to the eye.
    let corner = try #require(stage.snapshot().nodes.last).transform.apply(.zero)
    #expect(abs(corner.x - (100 - 50 * 500 / 450)) < 1e-9 && corner.x == corner.y)
  }

  @Test func theTransformOfSublayersActsAboutTheDepthOfTheAnchor() throws {
    let outer = Layer(name: "outer", frame: Rect(0, 0, 200, 200))
    outer.sublayerTransform = Self.perspective
    outer.anchorPointZ = 100
    outer.addSublayer(Layer(name: "inner", frame: Rect(50, 50, 100, 100)))
    let corner = try #require(try stage(outer).snapshot().nodes.last).transform.apply(.zero)
    // The plane of the sublayers is 100 points behind the point that keeps its size.
    #expect(abs(corner.x - (100 - 50 * 500 / 600)) < 1e-9 && corner.x == corner.y)
  }

  @Test func everyLayerFlattensWhatIsInside() throws {
    // Turned out of the plane by its superlayer and back by itself: flat, it is squeezed twice.
    let outer = Layer(name: "outer", frame: Rect(0, 0, 100, 100))
    outer.transform = .rotationY(radians: 1)
    let inner = Layer(name: "inner", frame: Rect(0, 0, 100, 100))
    inner.transform = .rotationY(radians: -1)
    outer.addSublayer(inner)
    var node = try #require(try stage(outer).snapshot().nodes.last)
    #expect(abs(node.transform.affine.a - cosine(1) * cosine(1)) < 1e-12)
    // In one space the turns undo each other.
    outer.content = .transform
    node = try #require(try stage(outer).snapshot().nodes.last)
    #expect(abs(node.transform.affine.a - 1) < 1e-12)
    #expect(node.name == "inner")
  }

  @Test func transformLayersHaveNoPictureAndPassTheirOpacityOn() throws {
    let outer = Layer(name: "outer", frame: Rect(0, 0, 100, 100), content: .transform)
    outer.opacity = 0.5
    outer.backgroundColor = .black
    let inner = Layer(name: "inner", frame: Rect(10, 0, 100, 100))
    inner.opacity = 0.5
    outer.addSublayer(inner)
    var nodes = try stage(outer).snapshot().nodes
    #expect(nodes.map(\.name) == ["root", "inner"] && nodes[1].properties.opacity == 0.25)
    outer.isHidden = true
    nodes = try stage(outer).snapshot().nodes
    #expect(nodes.map(\.name) == ["root"])
  }

  @Test func clocksRunThroughTransformLayers() throws {
    let outer = Layer(name: "outer", content: .transform)
    outer.timing.speed = 2
    let inner = Layer(name: "inner")
    inner.add(BasicAnimation(.opacity, from: 0, to: 1, duration: 1))
    outer.addSublayer(inner)
    let stage = try stage(outer)
    try stage.advance(to: 0.25)
    #expect(stage.snapshot().nodes.last?.properties.opacity == 0.5)
  }

  @Test func nearLayersCoverFarOnes() throws {
    // A card with a label floating before its far side: the label's middle is farther away than the card's.
    let card = Layer(name: "card", frame: Rect(0, 0, 200, 100))
    let label = Layer(name: "label", frame: Rect(150, 40, 40, 20))
    label.zPosition = 1
    let shadow = Layer(name: "shadow", frame: Rect(0, 40, 40, 20))
    shadow.zPosition = -1
    let box = Layer(name: "box", frame: Rect(0, 0, 200, 100), content: .transform)
    for layer in [label, card, shadow] { box.addSublayer(layer) }
    for angle in [0.0, 0.7, -0.7, 1.2] {
      box.transform = Transform3D.rotationY(radians: angle).concatenating(Self.perspective)
      #expect(try names(stage(box)) == ["root", "shadow", "card", "label"], "\(angle)")
    }
    // Seen from behind, all is the other way round.
    box.transform = Transform3D.rotationY(radians: 3).concatenating(Self.perspective)
    #expect(try names(stage(box)) == ["root", "label", "card", "shadow"])
  }

  @Test func aCubeShowsItsNearFaces() throws {
    let cube = Layer(name: "cube", frame: Rect(100, 100, 100, 100), content: .transform)
    let quarter = Double.pi / 2
    let turns: [(String, Transform3D)] = [
      ("front", .identity), ("back", .rotationY(radians: .pi)),
      ("right", .rotationY(radians: quarter)), ("left", .rotationY(radians: -quarter)),
      ("top", .rotationX(radians: quarter)), ("bottom", .rotationX(radians: -quarter)),
    ]
    for (name, turn) in turns {
      let face = Layer(name: name, frame: Rect(0, 0, 100, 100))
      face.transform = Transform3D.translation(0, 0, 50).concatenating(turn)
      cube.addSublayer(face)
    }
    for seed in 0..<20 {
      var random = SeededRandom(seed: UInt64(seed))
      func angle() -> Double { Double.random(in: -3...3, using: &random) }
      cube.transform = Transform3D.rotationX(radians: angle()).concatenating(.rotationY(radians: angle()))
        .concatenating(Self.perspective)
      for face in cube.sublayers { face.isDoubleSided = true }
      let nodes = try stage(cube).snapshot().nodes.dropFirst()
      #expect(nodes.count == 6)
      // Wherever the cube is seen, it is by a face that looks at the eye.
      for index in 0..<400 {
        let point = Point(Double(index % 20) * 15, Double(index / 20) * 15)
        let hit = nodes.last { node in
          guard let place = node.transform.inverted?.apply(point) else { return false }
          return node.properties.bounds.contains(place)
        }
        #expect((hit?.transform.determinant ?? 1) > 0, "\(hit?.name ?? "") at \(point)")
      }
      for face in cube.sublayers { face.isDoubleSided = false }
      let seen = try stage(cube).snapshot().nodes.dropFirst().map(\.name)
      #expect(seen == nodes.filter { $0.transform.determinant > 0 }.map(\.name))
      #expect((1...3).contains(seen.count))
    }
  }

  /// The later of two layers in the file is cut, and touches find the one whose center is nearer.
  @Test func layersThatPassThroughEachOtherAreCut() throws {
    let flat = Layer(name: "flat", frame: Rect(0, 0, 100, 100))
    let turned = Layer(name: "turned", frame: Rect(0, 0, 100, 100))
    turned.transform = .rotationY(radians: 1)
    #expect(try names(stage(flat, turned)) == ["root", "turned", "flat", "turned"])
    turned.zPosition = -3
    #expect(try names(stage(flat, turned)) == ["root", "flat", "turned", "flat"])
    turned.zPosition = -100
    #expect(try names(stage(flat, turned)) == ["root", "turned", "flat"])
  }

  @Test func backsOfOneSidedLayersAreHiddenWithWhatIsInside() throws {
    let layer = Layer(name: "layer", frame: Rect(100, 100, 100, 100))
    layer.isDoubleSided = false
    layer.addSublayer(Layer(name: "inner"))
    let turns: [(Double, Bool)] = [(0, true), (1.5, true), (1.6, false), (.pi, false), (4.6, false), (4.8, true)]
    for (angle, isVisible) in turns {
      for isInPerspective in [false, true] {
        layer.transform = Transform3D.rotationY(radians: angle).concatenating(
          isInPerspective ? Self.perspective : .identity)
        #expect(try names(stage(layer)).contains("inner") == isVisible, "\(angle)")
      }
    }
  }

  @Test func animatedTurnsReorder() throws {
    let (a, b) = (Layer(name: "a", frame: Rect(0, 0, 100, 100)), Layer(name: "b", frame: Rect(50, 0, 100, 100)))
    let box = Layer(name: "box", frame: Rect(0, 0, 100, 100), content: .transform)
    a.zPosition = 10
    for layer in [a, b] { box.addSublayer(layer) }
    box.add(BasicAnimation(.transformRotationY, from: 0, to: .number(.pi * 0.99), duration: 1))
    let stage = try stage(box)
    #expect(names(stage) == ["root", "b", "a"])
    try stage.advance(to: 0.9)
    #expect(names(stage) == ["root", "a", "b"])
  }

  @Test func manyLayersInOneSpaceStayCheapAndOrdered() throws {
    let box = Layer(name: "box", frame: Rect(0, 0, 100, 100), content: .transform)
    box.transform = .rotationY(radians: 0.5)
    for index in 0..<1_500 {
      let layer = Layer(name: "\(index)", frame: Rect(0, 0, 10, 10))
      layer.zPosition = Double(index * 7 % 1_500)
      box.addSublayer(layer)
    }
    let order = try names(stage(box)).dropFirst().compactMap { Int($0) }.map { $0 * 7 % 1_500 }
    #expect(order == Array(0..<1_500))
  }

  @Test func affineTreesStayAffine() throws {
    let outer = Layer(name: "outer", frame: Rect(10, 10, 100, 100))
    outer.sublayerTransform = .scale(0.5, 2)
    let inner = Layer(name: "inner", frame: Rect(20, 20, 10, 10))
    inner.transform = .rotation(radians: 1)
    inner.zPosition = 5
    outer.addSublayer(inner)
    let node = try #require(try stage(outer).snapshot().nodes.last)
    #expect(node.transform.isAffine)
    // About the middle of the bounds, (50, 50): 25 is 25 before it, and so 12.5 or 50 before.
    let middle = node.transform.apply(Point(5, 5))
    #expect((middle - Point(10 + 37.5, 10)).length < 1e-12)
  }

  @Test func brokenMatricesDoNoHarm() throws {
    for entry: Double in [.nan, .infinity, 0] {
      let layer = Layer(name: "layer", frame: Rect(0, 0, 100, 100))
      layer.transform.rows = ([entry, 0, 0, entry], [0, entry, 1, 0], [1, 0, entry, 0], [0, 0, 0, entry])
      layer.isDoubleSided = false
      let other = Layer(name: "other", frame: Rect(0, 0, 100, 100))
      #expect(try names(stage(layer, other)).contains("other"))
    }
  }

  private func sine(_ x: Double) -> Double { Transform3D.rotation(radians: x).rows.0.y }
  private func cosine(_ x: Double) -> Double { Transform3D.rotation(radians: x).rows.0.x }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x > minX && point.x < maxX && point.y > minY && point.y < maxY
  }
}
