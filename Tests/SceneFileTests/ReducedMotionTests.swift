import Geometry
import LayerTree
import Motion
import SceneCompiler
import SceneDiagnostics
import SceneProgram
import Testing

/// Steps for users who have chosen to reduce motion.
@Suite struct ReducedMotionTests {
  private static func stage(_ start: String, isReduced: Bool = true) throws -> Stage {
    let text = """
      canvas: {size: [200, 100]}
      duration: 3
      state: {done: false}
      layers: [{layer: group, frame: [0, 0, 200, 100], sublayers: [{layer: ball, frame: [0, 0, 20, 20]}]}]
      start: [\(start)]
      """
    return try VariableTests.scene(SceneSettings(variant: isReduced ? "reducedMotion" : nil), text).makeStage()
  }

  /// The position of the ball in the middle of the motion, and at its end.
  private static func positions(_ start: String, isReduced: Bool = true) throws -> (Double, Double, fades: Bool) {
    let stage = try stage(start, isReduced: isReduced)
    let (group, ball) = (stage.root.sublayers[0], stage.root.sublayers[0].sublayers[0])
    try stage.advance(to: 0.1)
    let fades = group.animationKeys.contains(Transition.key)
    let middle = ball.presentation(at: stage.time).position.x
    try stage.advance(to: 2.9)
    return (middle, ball.presentation(at: stage.time).position.x, fades)
  }

  private static let motions = [
    "{animate: {ball.position.x: 110}, duration: 1}",
    "{animate: {ball.position.x: 110}, springDuration: 0.5, bounce: 0.3}",
    "{animateKeyframes: [{set: {ball.position.x: 110}}], duration: 1}",
    "{transaction: {ball.position.x: 110}, duration: 1}",
    "{swiftui: {ball.position.x: 110}, animation: smooth}",
    "{basic: ball.position.x, to: 110, duration: 1, updateModel: true}",
    "{spring: ball.position.x, to: 110, updateModel: true}",
    "{keyframes: ball.position.x, values: [10, 150, 110], duration: 1, updateModel: true}",
    "{jnw: ball.position.x, from: 10, to: 110, updateModel: true}",
    "{pop: ball.positionX, to: 110, bounciness: 8}",
    "{popBasic: ball.positionX, to: 110, duration: 1}",
  ]

  @Test(arguments: motions) func movementsBecomeCrossFades(motion: String) throws {
    let moving = try Self.positions(motion, isReduced: false)
    #expect(moving.0 > 10 && moving.0 < 110 && abs(moving.1 - 110) < 1e-3 && !moving.fades, "\(moving)")
    let reduced = try Self.positions(motion)
    #expect(reduced.0 == 110 && reduced.1 == 110 && reduced.fades, "\(reduced)")
  }

  @Test(arguments: motions) func aSceneMayChoose(motion: String) throws {
    func with(_ word: String) -> String { "\(motion.dropLast()), reducedMotion: \(word)}" }
    let none = try Self.positions(with("none"))
    #expect(none.0 == 110 && none.1 == 110 && !none.fades)
    let (kept, moving) = (try Self.positions(with("keep")), try Self.positions(motion, isReduced: false))
    #expect(kept.0 == moving.0 && kept.1 == moving.1 && !kept.fades)
    let other = try Self.positions(with("[{set: {ball.position.x: 50}}]"))
    #expect(other.0 == 50 && other.1 == 50 && !other.fades)
  }

  @Test func whatDoesNotMoveIsUnchanged() throws {
    let stage = try Self.stage("{animate: {ball.opacity: 0}, duration: 1}")
    try stage.advance(to: 0.5)
    let ball = stage.root.sublayers[0].sublayers[0]
    #expect(abs(ball.presentation(at: 0.5).opacity - 0.5) < 0.01)
    #expect(stage.root.sublayers[0].animationKeys.isEmpty)
  }

  @Test func completionsComeAtTheSameTime() throws {
    let stage = try Self.stage(
      "{animate: {ball.position.x: 110}, duration: 1, completion: [{set: {ball.opacity: 0.5}}]}")
    let ball = stage.root.sublayers[0].sublayers[0]
    try stage.advance(to: 0.9)
    #expect(ball.opacity == 1)
    try stage.advance(to: 1.1)
    #expect(ball.opacity == 0.5)
  }

  @Test func transitionsThatSlideFade() throws {
    let stage = try Self.stage("{transition: group, type: push, subtype: fromLeft, duration: 1}")
    try stage.advance(to: 0.1)
    let transition = stage.root.sublayers[0].animation(forKey: Transition.key) as? Transition
    #expect(transition?.kind == .fade && transition?.timing.duration == 1)
  }

  @Test func movementsThatFadeByDefaultAreNoted() throws {
    let text = """
      canvas: {size: [200, 100]}
      duration: 1
      layers: [{layer: ball, frame: [0, 0, 20, 20]}]
      start:
        - {animate: {ball.position.x: 110}, duration: 1}
        - {animate: {ball.position.y: 50}, duration: 1, reducedMotion: keep}
        - {animate: {ball.opacity: 0.5, ball.backgroundColor: red}, duration: 1}
        - {basic: ball.opacity, to: 0, duration: 1}
        - {animate: {ball.opacity: 1, ball.transform.scale: 2}, duration: 1}
      """
    let scene = try VariableTests.scene(SceneSettings(variant: "reducedMotion"), text)
    #expect(scene.fadingMotions.map(\.line) == [5, 9])
    #expect(try VariableTests.scene(SceneSettings(), text).fadingMotions.isEmpty)
  }

  @Test(arguments: [
    ("{animate: {ball.position.x: 1}, duration: 1, reducedMotion: fad}", "‘fad’ is not fade or none or keep"),
    ("{animate: {ball.position.x: 1}, duration: 1, reducedMotion: [{set: {bal.opacity: 1}}]}", "bal"),
    ("{set: {ball.position.x: 1}, reducedMotion: fade}", "set has no ‘reducedMotion’"),
  ]) func slips(step: String, message: String) {
    let error = #expect(throws: SceneFileError.self) { try Self.stage(step, isReduced: false) }
    #expect(error?.diagnostics.count == 1)
    #expect(error?.diagnostics.first?.message.contains(message) == true, "\(error?.description ?? "")")
  }
}
