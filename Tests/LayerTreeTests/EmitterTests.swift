import Geometry
import LayerTree
import Motion
import Testing

@Suite struct EmitterTests {
  /// A cell whose particles fly to the right, all alike.
  private static func cell(birthRate: Double = 10, lifetime: Double = 2) -> EmitterCell {
    var cell = EmitterCell()
    cell.birthRate = birthRate
    cell.lifetime = EmitterCell.Spread(lifetime)
    cell.velocity = EmitterCell.Spread(100)
    return cell
  }

  private func stage(_ cells: EmitterCell..., change: (Layer) -> Void = { _ in }) -> (stage: Stage, emitter: Layer) {
    let stage = Stage(size: Size(400, 300))
    let emitter = Layer(name: "emitter", content: .emitter(EmitterContent(cells: cells)))
    change(emitter)
    stage.root.addSublayer(emitter)
    return (stage, emitter)
  }

  private func particles(_ stage: Stage, at time: Double) throws -> [Snapshot.Node] {
    try stage.advance(to: time)
    return Array(stage.snapshot().nodes.dropFirst(2))
  }

  /// Where the middle of a particle is.
  private func place(_ node: Snapshot.Node) -> Point {
    node.transform.apply(Point(node.properties.bounds.midX, node.properties.bounds.midY))
  }

  @Test(arguments: [
    (0.05, 0), (0.1, 1), (0.55, 5), (1, 10), (1.99, 19), (2.05, 20), (9.95, 20), (60.05, 20),
  ])
  func countsAreRateTimesTime(time: Double, count: Int) throws {
    #expect(try particles(stage(Self.cell()).stage, at: time).count == count)
  }

  @Test func particlesFollowTheirLaws() throws {
    var cell = Self.cell(birthRate: 1, lifetime: 100)
    cell.acceleration = Point(0, 20)
    cell.emissionLongitude = .pi / 2
    cell.scale = EmitterCell.Spread(2)
    cell.scaleSpeed = 0.5
    cell.spin = EmitterCell.Spread(0.3)
    cell.color = Color(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    cell.colorSpeed = Color(red: -0.25, green: 0.125, blue: 0, alpha: -0.1)
    let (stage, _) = stage(cell) { $0.emitterPosition = Point(40, 30) }
    let node = try #require(try particles(stage, at: 3.5).first)
    // Born at 1, it is 2.5 old.
    let expected = Point(40, 30 + 100 * 2.5 + 10 * 2.5 * 2.5)
    #expect((place(node) - expected).length < 1e-9)
    let axis = node.transform.apply(Point(1, 0)) - node.transform.apply(.zero)
    #expect(abs(axis.length - 3.25) < 1e-9 && abs(axis.angle - 0.75) < 1e-9)
    let tint = try #require(node.tint)
    #expect(abs(tint.red - 0.375) < 1e-12 && abs(tint.green - 0.8125) < 1e-12 && abs(tint.alpha - 0.75) < 1e-12)
    #expect(node.properties.backgroundColor == .white && node.properties.bounds == Rect(0, 0, 1, 1))
  }

  @Test func framesInAnyOrderAreTheSame() throws {
    var cell = Self.cell(birthRate: 37, lifetime: 1.3)
    cell.lifetime.range = 0.7
    cell.velocity.range = 50
    cell.emissionRange = 6
    cell.cells = [Self.cell(birthRate: 11, lifetime: 0.4)]
    let (stage, _) = stage(cell)
    let forwards = try (0...40).map { try particles(stage, at: Double($0) / 8).map(place) }
    for index in [40, 7, 23] {
      let fresh = self.stage(cell).stage
      #expect(try particles(fresh, at: Double(index) / 8).map(place) == forwards[index])
    }
    // The rate of output frames changes nothing.
    let other = self.stage(cell).stage
    for frame in 0...72 { _ = try particles(other, at: Double(frame) / 24) }
    #expect(try particles(other, at: 4).map(place) == forwards[32])
  }

  @Test func seedsDistinguishEmitters() throws {
    var cell = Self.cell()
    cell.emissionRange = 2 * .pi
    let same = try (0..<2).map { _ in try particles(stage(cell) { $0.emitterSeed = 7 }.stage, at: 3).map(place) }
    #expect(same[0] == same[1])
    let other = try particles(stage(cell) { $0.emitterSeed = 8 }.stage, at: 3).map(place)
    #expect(other.count == same[0].count && other != same[0])
    // Two cells that are alike differ in their numbers.
    let twins = try particles(stage(cell, cell).stage, at: 3.05).map(place)
    #expect(Set(twins).count == twins.count)
  }

  @Test func rangesAreHalfToEitherSide() throws {
    var cell = Self.cell(birthRate: 2_000, lifetime: 10)
    cell.velocity.range = 40
    cell.emissionLongitude = 1
    cell.emissionRange = 0.5
    cell.colorRange = Color(red: 0.5, green: 0, blue: 0, alpha: 0)
    cell.color = Color(red: 0.5, green: 1, blue: 1)
    let (stage, _) = stage(cell) {
      // All are born in the first instant, so to say.
      $0.emitterCells[0].duration = 1
    }
    let nodes = try particles(stage, at: 5)
    #expect(nodes.count == 2_000)
    var (speeds, angles, reds): ([Double], [Double], [Double]) = ([], [], [])
    for (index, node) in nodes.enumerated() {
      let age = 5 - Double(index + 1) / 2_000
      speeds.append(place(node).length / age)
      angles.append(place(node).angle)
      reds.append(node.tint?.red ?? 1)
    }
    for (values, middle, range) in [(speeds, 100.0, 40.0), (angles, 1, 0.5), (reds, 0.5, 0.5)] {
      let mean = values.reduce(0, +) / Double(values.count)
      #expect(abs(mean - middle) < range * 0.03)
      #expect((values.min() ?? 0) >= middle - range / 2 - 1e-9 && (values.max() ?? 0) <= middle + range / 2 + 1e-9)
      #expect((values.max() ?? 0) - (values.min() ?? 0) > range * 0.98)
    }
  }

  @Test func sourcesHaveForms() throws {
    var cell = Self.cell(birthRate: 1_000, lifetime: 10)
    cell.velocity = EmitterCell.Spread(0)
    for shape in EmitterContent.Shape.allCases {
      for mode in EmitterContent.Mode.allCases {
        let (stage, _) = stage(cell) {
          $0.emitterShape = shape
          $0.emitterMode = mode
          $0.emitterPosition = Point(100, 100)
          $0.emitterSize = Size(60, 20)
        }
        let places = try particles(stage, at: 1).map { place($0) - Point(100, 100) }
        #expect(places.count == 1_000)
        let isRight: (Point) -> Bool =
          switch (shape, mode) {
          case (.point, _), (.circle, .points): { $0 == .zero }
          case (.line, .points): { abs($0.x) == 30 && $0.y == 0 }
          case (.line, _): { abs($0.x) <= 30 && $0.y == 0 }
          case (.rectangle, .points): { abs($0.x) == 30 && abs($0.y) == 10 }
          case (.rectangle, .outline): { max(abs($0.x) - 30, abs($0.y) - 10) == 0 }
          case (.rectangle, .surface): { abs($0.x) <= 30 && abs($0.y) <= 10 }
          case (.circle, .outline): { abs($0.length - 60) < 1e-9 }
          case (.circle, .surface): { $0.length <= 60 }
          }
        #expect(places.allSatisfy(isRight), "\(shape) \(mode)")
        let middle = places.reduce(.zero, +) * 0.001
        #expect(middle.length < 4, "\(shape) \(mode)")
        if shape == .rectangle, mode == .outline {
          let top = places.filter { $0.y == -10 }.count, right = places.filter { $0.x == 30 }.count
          #expect(abs(top - 375) < 60 && abs(right - 125) < 40)
        }
        if shape == .circle, mode == .surface {
          #expect(abs(places.filter { $0.length < 30 }.count - 250) < 50)
        }
      }
    }
  }

  @Test func aSourceThatStopsKeepsItsParticles() throws {
    let (stage, emitter) = stage(Self.cell())
    stage.perform(at: 1) { emitter.emitterBirthRate = 0 }
    #expect(try particles(stage, at: 1.5).count == 10)
    // Those born from 0.5 on.
    #expect(try particles(stage, at: 2.55).count == 5)
    #expect(try particles(stage, at: 3.1).isEmpty)
    stage.perform(at: 4) { emitter.emitterBirthRate = 2 }
    #expect(try particles(stage, at: 5.01).count == 20)
  }

  @Test func aSourceThatMovesLeavesItsParticles() throws {
    var cell = Self.cell()
    cell.velocity = EmitterCell.Spread(0)
    let (stage, emitter) = stage(cell)
    stage.perform(at: 1) { emitter.emitterPosition = Point(50, 0) }
    let places = try particles(stage, at: 1.55).map(place)
    #expect(places == Array(repeating: .zero, count: 10) + Array(repeating: Point(50, 0), count: 5))

    let (moving, source) = self.stage(cell)
    source.add(
      BasicAnimation(
        .emitterPosition, from: .point(.zero), to: .point(Point(100, 0)), duration: 1))
    let trail = try particles(moving, at: 1).map(place)
    for (index, place) in trail.enumerated() {
      // Within a tick of where the source was.
      let distance = abs(place.x - Double(index + 1) * 10)
      #expect(distance <= 100.0 / 60 + 1e-9)
    }
  }

  @Test func particlesEmitParticles() throws {
    var rocket = Self.cell(birthRate: 1, lifetime: 1)
    var spark = Self.cell(birthRate: 4, lifetime: 3)
    spark.beginTime = 0.5
    spark.velocity = EmitterCell.Spread(0)
    rocket.cells = [spark]
    rocket.duration = 1
    let (stage, _) = stage(rocket)
    // One rocket, born at 1, dies at 2; its sparks are born at 1.75 and 2 where it is.
    let early = try particles(stage, at: 1.6).map(place)
    #expect(early.count == 1 && abs(early[0].x - 60) < 1e-9)
    let late = try particles(stage, at: 2.5).map(place)
    #expect(late.count == 2 && abs(late[0].x - 75) < 1e-9 && abs(late[1].x - 100) < 1e-9)
    #expect(try particles(stage, at: 4.9).count == 1)
    #expect(try particles(stage, at: 5.1).isEmpty)
  }

  @Test func multipliersAndPictures() throws {
    var cell = Self.cell(birthRate: 1, lifetime: 2)
    cell.contents = ImageReference(name: "spark", pixelWidth: 8, pixelHeight: 4, scale: 2)
    cell.spin = EmitterCell.Spread(1)
    let (stage, _) = stage(cell) {
      $0.emitterBirthRate = 2
      $0.emitterLifetime = 0.5
      $0.emitterVelocity = 3
      $0.emitterScale = 4
      $0.emitterSpin = 0.5
      $0.isEmitterAdditive = true
    }
    let nodes = try particles(stage, at: 10.25)
    #expect(nodes.count == 2)
    let node = nodes[0]
    #expect(node.properties.bounds.size == Size(4, 2) && node.properties.contents?.name == "spark")
    #expect(node.properties.backgroundColor == nil && node.properties.blendMode == .plusLighter)
    #expect(abs(place(node).x - 300 * 0.75) < 1e-9 && node.tint == nil)
    let axis = node.transform.apply(Point(1, 0)) - node.transform.apply(.zero)
    #expect(abs(axis.length - 4) < 1e-9 && abs(axis.angle - 0.375) < 1e-9)
  }

  @Test func itsOwnClockRules() throws {
    let (stage, emitter) = stage(Self.cell())
    emitter.timing.beginTime = 5
    #expect(try particles(stage, at: 4.9).isEmpty)
    #expect(try particles(stage, at: 5.55).count == 5)
    let (slow, source) = self.stage(Self.cell())
    source.timing.speed = 0.5
    #expect(try particles(slow, at: 1.1).count == 5)
  }

  @Test func replicatedSourcesLag() throws {
    let (stage, emitter) = stage(Self.cell())
    let copies = Layer(content: .replicator(ReplicatorContent(instanceCount: 2)))
    copies.instanceDelay = 0.5
    copies.instanceColor = Color(red: 0.5, green: 1, blue: 1)
    copies.addSublayer(emitter)
    stage.root.addSublayer(copies)
    try stage.advance(to: 1.05)
    let nodes = stage.snapshot().nodes
    #expect(nodes.count == 2 + (1 + 10) + (1 + 5))
    #expect(nodes.last?.tint == Color(red: 0.5, green: 1, blue: 1))
  }

  @Test func brokenNumbersEmitNothingAndManyParticlesEnd() throws {
    for value in [Double.nan, .infinity, -1, 0] {
      #expect(try particles(stage(Self.cell(birthRate: value)).stage, at: 1).isEmpty)
      #expect(try particles(stage(Self.cell(lifetime: value)).stage, at: 1).count == (value == .infinity ? 10 : 0))
    }
    let (stage, _) = stage(Self.cell(birthRate: 1e12, lifetime: 1e12))
    try stage.advance(to: 1)
    let snapshot = stage.snapshot()
    #expect(snapshot.isCut && snapshot.nodes.count <= Snapshot.maximumCopyCount + 2)
    // The youngest are there.
    #expect(snapshot.nodes.last.map { abs(place($0).x) < 1e-3 } ?? false)
  }
}
