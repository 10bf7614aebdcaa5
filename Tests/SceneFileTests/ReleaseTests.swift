import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// What is let go of keeps its velocity: animators, interactions, and SwiftUI's springs.
@Suite struct ReleaseTests {
  private func scene(_ text: String) throws -> Scene {
    try Scene(text: text, file: "s.yaml") { _ in .failure(ImageNotFound(message: "none")) }
  }

  private func x(_ stage: Stage, at time: Double) throws -> Double {
    try stage.advance(to: time)
    return try #require(stage.root.sublayers.last).presentation(at: stage.time).position.x
  }

  @Test(
    "A velocity is one of distances a second, whatever is left of the time",
    arguments: [0.2, 0.5, 0.8], [0.0, 0.5, 1, 2, 7])
  func velocityOfContinuedAnimators(pause: Double, factor: Double) throws {
    let stage = try scene(
      """
      canvas: {size: [400, 400], displayRate: 1000}
      duration: 20
      layers: [{layer: a, position: [50, 50], size: [10, 10]}]
      animators: {f: {animate: {a.position.x: 350}, duration: 1, timingFunction: linear}}
      start:
        - {startAnimator: f}
        - {pauseAnimator: f, after: \(pause)}
        - {continueAnimator: f, damping: 1, velocity: 4, durationFactor: \(factor), after: \(pause)}
      """
    ).makeStage()
    var events: [StageEvent] = []
    stage.onEvent = { events.append($0) }
    let start = try x(stage, at: pause)
    let way = 350 - start
    #expect(abs(way - 300 * (1 - pause)) < 1e-9)
    let step = 1e-6
    let velocity = (try x(stage, at: pause + step) - start) / step
    #expect(abs(velocity / (4 * way) - 1) < 1e-3)
    // The leg is one motion: its ends, its time, and the spring that UIKit makes for it.
    let seconds = factor == 0 ? 1 - pause : factor
    let leg = try #require(events.last { $0.kind == .retarget }?.summaries.first)
    let ends = try #require(leg.leaves.first)
    #expect(abs((ends.from.allComponents.first ?? .nan) - start) < 1e-9 && ends.to.allComponents.first == 350, "\(leg)")
    #expect(abs(leg.timing.duration - seconds) < 1e-9)
    guard case .viewSpring(let spring) = leg.pace else {
      Issue.record("\(leg.pace)")
      return
    }
    let made = try UIKitSpring(duration: seconds, dampingRatio: 1, velocity: 4, generation: spring.generation).curve
    #expect(abs(spring.curve.stiffness / made.stiffness - 1) < 1e-9)
    #expect(try x(stage, at: pause + seconds + 0.01) == 350)
  }

  @Test func aReversedRestIsOneMotion() throws {
    let stage = try scene(
      """
      canvas: {size: [400, 400], background: white}
      layers: [{layer: a, position: [50, 50], size: [40, 40]}]
      animators: {f: {animate: {a.position.x: 350}, duration: 1, timingFunction: easeOut}}
      start:
        - {startAnimator: f}
        - {pauseAnimator: f, after: 0.3}
        - {reverseAnimator: f, after: 0.5}
        - {continueAnimator: f, durationFactor: 1.5, after: 0.5}
      """
    ).makeStage()
    var events: [StageEvent] = []
    stage.onEvent = { events.append($0) }
    let start = try x(stage, at: 0.5)
    try stage.advance(to: 0.6)
    let leg = try #require(events.last { $0.kind == .retarget }?.summaries.first)
    let ends = try #require(leg.leaves.first)
    #expect(abs((ends.from.allComponents.first ?? .nan) - start) < 1e-9 && ends.to.allComponents.first == 50)
    #expect(abs(leg.timing.duration - 1.5) < 1e-9 && leg.timing.speed == 1 && leg.timing.timeOffset == 0)
    guard case .curve(let curve) = leg.pace else {
      Issue.record("\(leg.pace)")
      return
    }
    // The curve from there is the animator's own, backward.
    for tick in 37...119 {
      let time = Double(tick) / 60
      let told = start + (50 - start) * curve.value(at: (time - 0.5) / 1.5)
      #expect(abs(try x(stage, at: time) - told) < 1e-6, "\(time) s")
    }
  }

  @Test func theRestOfASpringIsASpring() throws {
    let stage = try scene(
      """
      canvas: {size: [400, 400], displayRate: 100}
      layers: [{layer: a, position: [50, 50], size: [40, 40]}]
      animators: {f: {animate: {a.position.x: 350}, duration: 1, damping: 0.4}}
      start:
        - {startAnimator: f}
        - {pauseAnimator: f, after: 0.2}
        - {continueAnimator: f, after: 0.4}
      """
    ).makeStage()
    var events: [StageEvent] = []
    stage.onEvent = { events.append($0) }
    let start = try x(stage, at: 0.4)
    try stage.advance(to: 0.41)
    let leg = try #require(events.last { $0.kind == .retarget }?.summaries.first)
    guard case .spring(let curve) = leg.pace else {
      Issue.record("\(leg.pace)")
      return
    }
    #expect(abs(leg.timing.duration - 0.8) < 1e-9)
    for tick in 42...119 {
      let told = start + (350 - start) * curve.value(at: Double(tick) / 100 - 0.4)
      #expect(abs(try x(stage, at: Double(tick) / 100) - told) < 1e-6)
    }
  }

  @Test("No velocity and no damping is refused while a scene plays", arguments: 0...24)
  func anyReleaseMakesASpring(_ index: Int) throws {
    let velocity = Double(index) * 130
    let damping = 0.1 + Double(index) / 12
    let stage = try scene(
      """
      canvas: {size: [400, 400], background: white}
      duration: 2
      state: {ratio: 0.5}
      layers: [{layer: pad, frame: [0, 0, 400, 400]}, {layer: a, position: [50, 60], size: [40, 40]}]
      interactions: {o: {animate: {a.position.x: 350}, duration: 0.6}}
      when:
        pad.panBegan: [{begin: o}, {set: {ratio: \(damping)}}]
        pad.panChanged: {update: o, to: gesture.translation.x / 300}
        pad.panEnded:
          - {finish: o, damping: ratio, velocity: gesture.velocity.x / 300}
          - {animate: {a.position.y: 100}, duration: 0.5, damping: ratio, velocity: gesture.velocity.x / 40}
      script:
        - {drag: pad, at: 0.3, from: [50, 200], by: [150, 0], duration: 0.3, velocity: [\(velocity), 0]}
      """
    ).makeStage()
    try stage.advance(to: 1.9)
    #expect(try x(stage, at: 1.9) == 350)
  }

  /// A card that follows a finger, which lets go of it at 0.4 s, and a spring.
  private func swiftUI(_ animation: String, velocity: Double = -1500, changed: String? = nil) throws -> Stage {
    try scene(
      """
      canvas: {size: [100, 600], background: white}
      duration: 2
      layers: [{layer: s, frame: [0, 500, 100, 80], backgroundColor: navy}]
      state: {start: 0}
      when:
        s.panBegan: {set: {start: s.position.y - gesture.translation.y}}
        s.panChanged: {set: {\(changed ?? "s.position.y: start + gesture.translation.y")}}
        s.panEnded: {swiftui: {s.position.y: 100}, animation: spring, duration: 0.5, bounce: 0.2\(animation)}
      script:
        - {drag: s, at: 0.2, from: [50, 540], by: [0, -150], duration: 0.2, velocity: [0, \(velocity)]}
      """
    ).makeStage()
  }

  private func y(_ stage: Stage, at time: Double) throws -> Double {
    try stage.advance(to: time)
    return try #require(stage.root.sublayers.first).presentation(at: stage.time).position.y
  }

  /// The velocity right after the finger has let go, in points per second.
  private func releaseVelocity(_ stage: Stage) throws -> Double {
    let start = try y(stage, at: 0.4)
    return (try y(stage, at: 0.40001) - start) / 0.00001
  }

  @Test func aSpringOfSwiftUIGoesOnAtTheFingersVelocity() throws {
    let stage = try swiftUI("")
    let start = try y(stage, at: 0.4)
    #expect(start - (try y(stage, at: 25.0 / 60)) >= 25)
    #expect(abs(try releaseVelocity(try swiftUI("")) + 1500) < 1)
    #expect(abs(try releaseVelocity(try swiftUI("", velocity: 900)) - 900) < 1)
    // The value's own velocity counts, not the finger's.
    let half = "s.position.y: start + gesture.translation.y / 2"
    #expect(abs(try releaseVelocity(try swiftUI("", changed: half)) + 750) < 1)
  }

  @Test func velocitiesOfSwiftUICanBeGiven() throws {
    #expect(abs(try releaseVelocity(try swiftUI(", tracksVelocity: false"))) < 1)
    #expect(abs(try releaseVelocity(try swiftUI(", velocity: 300")) - 300) < 1)
    let stage = try scene(
      """
      canvas: {size: [400, 400]}
      layers: [{layer: a, position: [50, 60], size: [40, 40]}]
      start:
        - {swiftui: {a.position: [350, 160]}, animation: smooth, velocity: [100, -200]}
        - {swiftui: {a.transform.rotation: 90}, animation: bouncy, velocity: 360}
      """
    ).makeStage()
    try stage.advance(to: 1e-5)
    let shown = try #require(stage.root.sublayers.first).presentation(at: stage.time)
    #expect(abs((shown.position.x - 50) / 1e-5 - 100) < 1 && abs((shown.position.y - 60) / 1e-5 + 200) < 1)
    let turn = AnimatableProperty.transformRotation.value(in: shown)
    #expect(turn.distance(to: .number(2e-5 * .pi)) < 1e-7)
  }

  @Test(arguments: [
    ("animation: spring, velocity: [1, 2]", "the velocity of position.x, a number, needs 1 number, but has 2"),
    ("animation: easeIn, velocity: 2", "a curve cannot have a velocity"),
    ("animation: interpolatingSpring, velocity: 2", "interpolatingSpring takes initialVelocity, not velocity"),
  ])
  func velocitiesThatMeanNothing(keys: String, message: String) throws {
    let error = #expect(throws: SceneFileError.self) {
      try scene(
        """
        canvas: {size: [400, 400]}
        layers: [{layer: a, position: [50, 60], size: [40, 40]}]
        start: [{swiftui: {a.position.x: 350}, \(keys)}]
        """)
    }
    #expect("\(try #require(error))".contains(message), "\(String(describing: error))")
  }

  @Test("Pop beside another engine on one property is told once, with the line")
  func popBesideAnother() throws {
    func warnings(_ steps: String) throws -> [Diagnostic] {
      try scene(
        """
        canvas: {size: [500, 40], background: white}
        layers: [{layer: a, position: [20, 20], size: [20, 20], backgroundColor: black}]
        start:
        \(steps)
        """
      ).check()
    }
    let met = try warnings(
      """
        - {pop: a.positionX, to: 250, bounciness: 8, speed: 6}
        - {animate: {a.position.x: 60}, duration: 1, after: 0.4}
      """)
    #expect(met.count == 1 && met.first?.line == 5, "\(met)")
    #expect(met.first?.message.contains("a.position.x is animated by Pop and by another engine at once") == true)
    let reversed = try warnings(
      """
        - {animate: {a.position.x: 60}, duration: 1}
        - {pop: a.positionX, to: 250, after: 0.4}
      """)
    #expect(reversed.count == 1, "\(reversed)")
    let apart = try warnings(
      """
        - {pop: a.positionX, to: 250, bounciness: 8, speed: 6}
        - {animate: {a.position.y: 60}, duration: 1, after: 0.4}
        - {animate: {a.position.x: 60}, duration: 1, after: 8}
      """)
    #expect(apart.isEmpty, "\(apart)")
  }
}
