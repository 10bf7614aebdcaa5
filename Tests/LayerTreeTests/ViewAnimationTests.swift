import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

@Suite struct ViewAnimationTests {
  private func stage(_ generation: UIKitGeneration) -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    stage.uiKitGeneration = generation
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    layer.position = .zero
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  /// Every row of the tables of spring blocks, played on a stage of the generation they were recorded on.
  @Test(arguments: [("uikit_spring_ios7", UIKitGeneration.iOS7), ("uikit_spring", .iOS8)])
  func springBlocksFollowTheTables(table: String, generation: UIKitGeneration) throws {
    let parameters = Dictionary(
      uniqueKeysWithValues: try ReferenceTable("uikit_spring_params").groups(by: "case").map { ($0.key, $0.rows[0]) })
    var checked = 0
    for (name, rows) in try ReferenceTable(table).groups(by: "case") {
      let row = try #require(parameters[name])
      let spring = try UIKitSpring(
        duration: row.number("duration"), dampingRatio: row.number("damping_ratio"),
        velocity: row.number("velocity"), generation: generation)
      let (stage, layer) = stage(generation)
      stage.perform(at: 0) { stage.animate(spring: spring) { layer.position = Point(320, 0) } }
      try stage.advance(to: 0)
      for row in rows where try row.number("time") < spring.duration {
        let shown = layer.presentation(at: try row.number("time")).position.x
        #expect(abs(shown - 320 * (try row.number("progress"))) < 320e-6, "\(name) \(row.testDescription)")
        checked += 1
      }
    }
    #expect(checked > 1000)
  }

  @Test func theDelayShowsTheOldValue() throws {
    let (stage, layer) = stage(.iOS7)
    stage.perform(at: 0) {
      stage.animate(duration: 1, delay: 0.5, options: .init(curve: .linear)) { layer.opacity = 0 }
    }
    try stage.advance(to: 0.25)
    #expect(layer.presentation(at: 0.25).opacity == 1)
    #expect(abs(layer.presentation(at: 1).opacity - 0.5) < 1e-12)
  }

  @Test func onIOS7ANewBlockReplacesTheOldOne() throws {
    for (fromCurrent, start) in [(true, 50.0), (false, 100)] {
      let (stage, layer) = stage(.iOS7)
      var log: [Bool] = []
      let options = ViewAnimationOptions(curve: .linear, beginsFromCurrentState: fromCurrent)
      stage.perform(at: 0) {
        stage.animate(duration: 1, options: options) {
          layer.position.x = 100
        } completion: {
          log.append($0)
        }
      }
      stage.perform(at: 0.5) { stage.animate(duration: 1, options: options) { layer.position.x = 0 } }
      try stage.advance(to: 0.6)
      #expect(abs(layer.presentation(at: 0.5).position.x - start) < 1e-9)
      #expect(abs(layer.presentation(at: 1).position.x - start / 2) < 1e-9)
      #expect(log == [false])
    }
  }

  @Test func onIOS8TheyAddUp() throws {
    let (stage, layer) = stage(.iOS8)
    var log: [Bool] = []
    let linear = ViewAnimationOptions(curve: .linear)
    stage.perform(at: 0) {
      stage.animate(duration: 1, options: linear) {
        layer.position.x = 100
      } completion: {
        log.append($0)
      }
    }
    stage.perform(at: 0.5) { stage.animate(duration: 1, options: linear) { layer.position.x = 0 } }
    try stage.advance(to: 0.5)
    #expect(abs(layer.presentation(at: 0.5).position.x - 50) < 1e-9, "no jump")
    // Half of the second way is gone (100 - 50 left), and nothing of the first is left (0).
    #expect(abs(layer.presentation(at: 1).position.x - 50) < 1e-9)
    #expect(abs(layer.presentation(at: 0.75).position.x - 50) < 1e-9)
    try stage.advance(to: 1.1)
    #expect(log == [true])
    #expect(abs(layer.presentation(at: 1.5).position.x) < 1e-9)
  }

  @Test func transformsAddUpWithoutAJump() throws {
    let (stage, layer) = stage(.iOS8)
    stage.perform(at: 0) { stage.animate(duration: 1) { layer.transform = .scale(2, 2) } }
    stage.perform(at: 0.5) { stage.animate(duration: 1) { layer.transform = .rotation(radians: 1) } }
    try stage.advance(to: 0.4999)
    let before = AnimatableValue.transform(layer.presentation(at: 0.4999).transform)
    try stage.advance(to: 0.5)
    #expect(before.distance(to: .transform(layer.presentation(at: 0.5001).transform)) < 0.01)
  }

  @Test func aBlockInsideTakesOverThePaceUnlessItOverrides() throws {
    let (stage, layer) = stage(.iOS8)
    stage.perform(at: 0) {
      stage.animate(duration: 2, options: .init(curve: .linear)) {
        layer.position.x = 100
        stage.animate(duration: 1, options: .init(curve: .easeIn)) { layer.opacity = 0 }
        stage.animate(
          duration: 1,
          options: .init(curve: .easeIn, overridesInheritedDuration: true, overridesInheritedCurve: true)
        ) { layer.cornerRadius = 10 }
        stage.withoutAnimation { layer.borderWidth = 3 }
      }
    }
    try stage.advance(to: 0.5)
    let shown = layer.presentation(at: 0.5)
    #expect(abs(shown.opacity - 0.75) < 1e-12)
    #expect(abs(shown.cornerRadius - 10 * TimingFunction.easeIn.value(at: 0.5)) < 1e-9)
    #expect(shown.borderWidth == 3)
  }

  @Test func theFrameMovesAndResizes() throws {
    let (stage, layer) = stage(.iOS8)
    layer.frame = Rect(0, 0, 10, 10)
    stage.perform(at: 0) {
      stage.animate(duration: 1, options: .init(curve: .linear)) { layer.frame = Rect(20, 0, 30, 10) }
    }
    try stage.advance(to: 0)
    let frame = layer.presentation(at: 0.5).frame
    #expect(abs(frame.minX - 10) < 1e-9 && abs(frame.width - 20) < 1e-9)
  }

  @Test func withoutDurationItShowsAtOnce() throws {
    let (stage, layer) = stage(.iOS8)
    var log: [Bool] = []
    stage.perform(at: 0) {
      stage.animate(duration: 0) {
        layer.opacity = 0
      } completion: {
        log.append($0)
      }
    }
    try stage.advance(to: 0.1)
    #expect(layer.presentation(at: 0).opacity == 0)
    #expect(log == [true])
  }

  /// Forty taps at random times: the picture never moves faster than its fastest motion, once for each that runs.
  @Test(arguments: [1, 2, 3] as [UInt64], UIKitGeneration.allCases)
  func tappedLikeMadItDoesNotJump(seed: UInt64, generation: UIKitGeneration) throws {
    var random = SeededRandom(seed: seed)
    let (stage, layer) = stage(generation)
    let options = ViewAnimationOptions(beginsFromCurrentState: true)
    let taps = (0..<40).map { _ in Double.random(in: 0...4, using: &random) }
    var isOpen = false
    for tap in taps {
      stage.perform(at: tap) {
        isOpen.toggle()
        stage.animate(duration: 0.5, options: options) { layer.position.x = isOpen ? 100 : 0 }
      }
    }
    // Ease-in-ease-out is at most 1.723 times as fast as an even pace.
    let fastest = 100 * 1.723 / 0.5 / 120
    var last = 0.0
    for frame in 0...600 {
      try stage.advance(to: Double(frame) / 120)
      let running = taps.filter { $0 <= stage.time && $0 + 0.5 + 2.0 / 60 >= stage.time }.count
      let now = layer.presentation(at: stage.time).position.x
      #expect(abs(now - last) <= fastest * Double(generation == .iOS7 ? min(1, running) : running) + 1e-9)
      last = now
    }
    #expect(last == (isOpen ? 100 : 0))
  }
}
