import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// UIKit Dynamics in scenes.
@Suite struct DynamicsTests {
  private func stage(_ steps: String, layers: String = "") throws -> Stage {
    let text = """
      canvas: {size: [400, 400]}
      duration: 6
      layers:
        - {layer: a, position: [100, 50], size: [40, 40]}
        - {layer: b, position: [300, 50], size: [40, 40]}
        - {layer: mark, position: [0, 0], size: [10, 10]}
      \(layers)
      start:
      \(steps)
      """
    return try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }.makeStage()
  }

  private func shown(_ name: String, _ stage: Stage, at time: Double) throws -> LayerProperties {
    try stage.advance(to: time)
    return try #require(stage.snapshot().nodes.first { $0.name == name }).properties
  }

  @Test func gravityPullsByAThousandPoints() throws {
    let stage = try stage("  - {dynamics: a, gravity: [0, 1]}")
    // Steps of 1/240 s, each with the velocity after it.
    let y = try shown("a", stage, at: 0.5).position.y
    #expect(abs(y - (50 + 0.5 * 1000 * 0.25)) < 1.1, "\(y)")
    #expect(try shown("b", stage, at: 0.5).position.y == 50)
  }

  @Test func aBodyBouncesAndComesToRestOnTheFloor() throws {
    let stage = try stage(
      "  - {dynamics: a, gravity: [0, 1], collision: boundaries, elasticity: 0.5, completion: {set: {mark.opacity: 0.5}}}"
    )
    var lowest = 0.0
    for tick in 0...60 { lowest = max(lowest, try shown("a", stage, at: Double(tick) / 60).position.y) }
    #expect(lowest > 370 && lowest < 385)
    let y = try shown("a", stage, at: 5).position.y
    #expect(abs(y - 380) < 1, "\(y)")
    #expect(try shown("mark", stage, at: 5).opacity == 0.5, "the completion has run")
    #expect(stage.isAtRest)
  }

  @Test func bodiesPushEachOther() throws {
    let stage = try stage(
      "  - {dynamics: [a, b], collision: items, velocity: [0, 0]}\n  - {dynamics: mark, velocity: [9, 0]}")
    #expect(try shown("a", stage, at: 1).position.x == 100)
    let moving = try self.stage(
      "  - {dynamics: a, collision: items, velocity: [400, 0], elasticity: 1, obstacles: [b]}")
    let x = try shown("a", moving, at: 1).position.x
    #expect(x < 260, "it comes back from the obstacle: \(x)")
    #expect(try shown("b", moving, at: 1).position == Point(300, 50), "and that stays")
  }

  @Test func anEqualBodyTakesTheVelocity() throws {
    var bodies = [
      RigidBody(position: Point(0, 0), size: Size(10, 10)), RigidBody(position: Point(50, 0), size: Size(10, 10)),
    ]
    for index in bodies.indices {
      (bodies[index].collidesWithItems, bodies[index].elasticity) = (true, 1)
    }
    bodies[0].velocity = Point(200, 0)
    var world = RigidWorld(bodies)
    _ = world.advance(to: 0.5)
    #expect(abs(world.bodies[0].velocity.x) < 1 && abs(world.bodies[1].velocity.x - 200) < 1)
    #expect(world.bodies.allSatisfy { abs($0.angularVelocity) < 0.1 })
  }

  @Test func pushesAreThoseOfTheDocumentation() throws {
    for isContinuous in [false, true] {
      var world = RigidWorld([RigidBody(position: .zero, size: Size(100, 100))])
      world.pushes = [RigidWorld.Push(body: 0, force: Point(1, 0), isContinuous: isContinuous)]
      _ = world.advance(to: 1)
      #expect(abs(world.bodies[0].velocity.x - 100) < 1e-6)
    }
    let stage = try stage("  - {dynamics: a, push: [1, 0]}")
    // A square of 40 points has a mass of 1,600.
    #expect(abs(try shown("a", stage, at: 0.1).position.x - (100 + 0.1 * 100 * 10_000 / 1600)) < 1e-6)
  }

  @Test func aSnapArrives() throws {
    let stage = try stage("  - {set: {a.transform: {rotate: 30}}}\n  - {dynamics: a, snap: [200, 200], damping: 0.6}")
    let late = try shown("a", stage, at: 4)
    #expect((late.position - Point(200, 200)).length < 0.5)
    #expect(abs(TransformComponent.rotation.value(in: late.transform)) < 0.01)
  }

  @Test func aRodKeepsItsLength() throws {
    let stage = try stage("  - {dynamics: a, gravity: [0, 1], attachedTo: [200, 50]}")
    var lowest = 0.0
    for tick in 0...120 {
      let position = try shown("a", stage, at: Double(tick) / 60).position
      lowest = max(lowest, position.y)
      #expect(abs((position - Point(200, 50)).length - 100) < 1.5, "at tick \(tick)")
    }
    #expect(lowest > 140, "it swings")
  }

  @Test func aSpringSwings() throws {
    let stage = try stage(
      "  - {dynamics: a, attachedTo: [100, 250], length: 100, frequency: 1, damping: 0, allowsRotation: false}")
    // One oscillation a second about a length of 100: from 200 to 0 and back.
    #expect(abs(try shown("a", stage, at: 0.25).position.y - 150) < 8)
    #expect(abs(try shown("a", stage, at: 0.5).position.y - 250) < 12)
  }

  @Test func stacksStandAndNothingFallsThrough() throws {
    var bodies = (0..<5).map { index in
      RigidBody(position: Point(100 + Double(index % 2), 380 - 42 * Double(index)), size: Size(40, 40))
    }
    for index in bodies.indices {
      bodies[index].gravity = Point(0, RigidWorld.gravity)
      (bodies[index].collidesWithItems, bodies[index].collidesWithBoundaries) = (true, true)
      bodies[index].friction = 0.5
    }
    var world = RigidWorld(bodies, within: Rect(0, 0, 400, 400))
    _ = world.advance(to: 5)
    for (index, body) in world.bodies.enumerated() {
      #expect(abs(body.position.y - (380 - 40 * Double(index))) < 6, "\(index): \(body.position)")
      #expect(body.position.x > 0 && body.position.x < 400)
    }
  }

  @Test func theSameComesOutForEveryRate() throws {
    func world(_ times: [Double]) -> [RigidBody] {
      var body = RigidBody(position: Point(100, 100), angle: 0.3, size: Size(40, 20))
      (body.gravity, body.collidesWithBoundaries, body.elasticity) = (Point(0, 1000), true, 0.7)
      var world = RigidWorld([body], within: Rect(0, 0, 400, 400))
      for time in times { _ = world.advance(to: time) }
      return world.bodies
    }
    #expect(world((1...120).map { Double($0) / 60 }) == world([2]))
    #expect(world((1...200).map { Double($0) / 100 }) == world([2]))
  }

  @Test(
    arguments: [
      ("{dynamics: nobody, gravity: [0, 1]}", "nobody"),
      ("{dynamics: a, gravty: [0, 1]}", "dynamics has no ‘gravty’"),
      ("{dynamics: a, collision: walls}", "‘walls’ is not"),
      ("{dynamics: a, obstacles: [a]}", "obstacles require a collision"),
      ("{dynamics: a, elasticity: 2}", "2 is out of range"),
    ] as [(String, String)])
  func mistakesAreErrors(step: String, message: String) {
    let scene = "canvas: {size: [9, 9]}\nlayers: [{layer: a, size: [1, 1]}]\nstart: \(step)\n"
    let found = DiagnosticTests.diagnostics(scene)
    #expect(found.contains { $0.message.contains(message) }, "\(found.map(\.message))")
  }
}
