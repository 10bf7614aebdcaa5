import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

@Suite struct PopAnimationTests {
  private func makeStage() -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    layer.position = .zero
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func spring(to x: Double) -> PopSpringAnimation {
    let spring = PopSpringAnimation(.positionX)
    spring.toValue = .number(x)
    return spring
  }

  /// The x of the layer at the next ticks.
  private func play(_ stage: Stage, _ layer: Layer, ticks: Int) throws -> [Double] {
    let first = Int((stage.time * 60).rounded()) + 1
    return try (first..<first + ticks).map { tick in
      try stage.advance(to: Double(tick) / 60)
      return layer.position.x
    }
  }

  @Test func theModelIsWrittenFromTheTickThatAddsIt() throws {
    let (stage, layer) = makeStage()
    let animation = spring(to: 100)
    animation.fromValue = 40
    stage.perform(at: 0.5) { stage.transaction { layer.pop(animation, forKey: "move") } }
    try stage.advance(to: 0.49)
    #expect(layer.position.x == 0)
    try stage.advance(to: 0.5)
    #expect(layer.position.x == 40 && animation.currentValue == 40)
    try stage.advance(to: 0.6)
    #expect(layer.position.x > 40 && layer.animationKeys.isEmpty, "no animation of the change")
    #expect(layer.presentation(at: 0.6).position == layer.position)
    #expect(layer.popAnimationKeys == ["move"] && layer.popAnimation(forKey: "move") === animation)
    #expect(!stage.isAtRest)
    let rest = try #require(try stage.playUntilRest(limit: 10))
    #expect(rest < 2 && layer.position.x == 100 && layer.popAnimation(forKey: "move") == nil)
  }

  @Test func aNewTargetKeepsTheVelocity() throws {
    let (stage, layer) = makeStage()
    layer.pop(spring(to: 100), forKey: "move")
    _ = try play(stage, layer, ticks: 6)
    let running = try #require(layer.popAnimation(forKey: "move") as? PopSpringAnimation)
    let (before, velocity) = (layer.position.x, try #require(running.velocity))
    running.toValue = 0
    #expect(running.velocity == velocity)
    let after = try play(stage, layer, ticks: 2)
    #expect(after[0] > before, "it still swings on")
    // One with the same key, instead, begins at rest.
    layer.pop(spring(to: 0), forKey: "move")
    let replaced = try play(stage, layer, ticks: 2)
    #expect(replaced[0] == after[1] && replaced[1] < after[1])
  }

  @Test func callbacksComeInOrder() throws {
    let (stage, layer) = makeStage()
    var log: [String] = []
    let animation = spring(to: 100)
    animation.dynamics = try PopDynamics(bounciness: 15, speed: 12)
    animation.onStart = { log.append("start") }
    animation.onReachToValue = {
      #expect(layer.position.x >= 100)
      log.append("reach")
    }
    animation.onApply = { if log.last != "apply" { log.append("apply") } }
    animation.completion = { finished in
      #expect(layer.position.x == 100 && layer.popAnimation(forKey: "move") == nil)
      log.append("end \(finished)")
    }
    layer.pop(animation, forKey: "move")
    _ = try stage.playUntilRest(limit: 10)
    #expect(log == ["start", "apply", "reach", "apply", "end true"])
  }

  @Test func replacingAndRemovingInterrupt() throws {
    let (stage, layer) = makeStage()
    var log: [String] = []
    func add(_ name: String, beginTime: Double = 0) {
      let animation = spring(to: 100)
      animation.beginTime = beginTime
      animation.onStart = { log.append("\(name) start") }
      animation.completion = { log.append("\(name) \($0)") }
      layer.pop(animation, forKey: "move")
    }
    stage.perform(at: 0) { add("a") }
    stage.perform(at: 0.1) { add("b") }
    stage.perform(at: 0.2) { layer.removePopAnimation(forKey: "move") }
    // An animation that never began is reported to begin and to end.
    stage.perform(at: 0.3) { add("c", beginTime: 9) }
    stage.perform(at: 0.4) { layer.removeAllPopAnimations() }
    try stage.advance(to: 1)
    #expect(log == ["a start", "a false", "b start", "b false", "c start", "c false"])
    #expect(stage.isAtRest && layer.position.x > 0 && layer.position.x < 100, "the model stays where it was")
  }

  @Test func addingAgainWhatIsThereChangesNothing() throws {
    let (stage, layer) = makeStage()
    let animation = spring(to: 100)
    layer.pop(animation, forKey: "move")
    let before = try play(stage, layer, ticks: 5)
    layer.pop(animation, forKey: "move")
    let after = try play(stage, layer, ticks: 1)
    #expect(after[0] > before[4])
    _ = try stage.playUntilRest(limit: 10)
    // When it has ended, it can be used again.
    animation.toValue = 0
    layer.pop(animation, forKey: "move")
    #expect(try play(stage, layer, ticks: 1) == [100])
    _ = try stage.playUntilRest(limit: 10)
    #expect(layer.position.x == 0)
  }

  @Test func itBeginsWithTheFirstTickAtItsBeginTime() throws {
    let (stage, layer) = makeStage()
    let animation = spring(to: 100)
    animation.beginTime = 0.51
    layer.pop(animation)
    var values: [Int: Double] = [:]
    for tick in 0...33 {
      try stage.advance(to: Double(tick) / 60)
      values[tick] = layer.position.x
      #expect(!stage.isAtRest)
    }
    // 0.51 s lies between the ticks 30 and 31.
    #expect(values[31] == 0)
    #expect(try #require(values[32]) > 0)
  }

  @Test func aPauseKeepsValueAndVelocity() throws {
    let (stage, layer) = makeStage()
    let animation = spring(to: 100)
    layer.pop(animation, forKey: "move")
    let before = try play(stage, layer, ticks: 7)
    animation.isPaused = true
    #expect(stage.isAtRest)
    #expect(try play(stage, layer, ticks: 50).allSatisfy { $0 == before[6] })
    let velocity = animation.velocity
    animation.isPaused = false
    #expect(!stage.isAtRest)
    let after = try play(stage, layer, ticks: 2)
    #expect(after[0] == before[6] && animation.velocity != velocity && after[1] > after[0])
    // A new target ends the pause.
    animation.isPaused = true
    animation.toValue = 0
    #expect(!animation.isPaused)
    _ = try stage.playUntilRest(limit: 10)
    #expect(layer.position.x == 0)
  }

  @Test func whatIsKeptCanBeSentElsewhere() throws {
    let (stage, layer) = makeStage()
    var ends = 0
    let animation = spring(to: 100)
    animation.removedOnCompletion = false
    animation.completion = { if $0 { ends += 1 } }
    layer.pop(animation, forKey: "move")
    #expect(try stage.playUntilRest(limit: 10) != nil)
    #expect(layer.popAnimation(forKey: "move") === animation && animation.isPaused && ends == 1)
    animation.toValue = 50
    #expect(!stage.isAtRest)
    #expect(try stage.playUntilRest(limit: 10) != nil)
    #expect(layer.position.x == 50 && ends == 2)
  }

  @Test func additiveAnimationsAddUp() throws {
    let (stage, layer) = makeStage()
    layer.position.x = 7
    for (from, to) in [(0.0, 100.0), (0, -40)] {
      let animation = PopBasicAnimation(.positionX)
      (animation.fromValue, animation.toValue) = (.number(from), .number(to))
      animation.timingFunction = .linear
      animation.isAdditive = true
      layer.pop(animation)
    }
    try stage.advance(to: 0.2)
    #expect(abs(layer.position.x - (7 + 30)) < 0.5)
    _ = try stage.playUntilRest(limit: 10)
    #expect(abs(layer.position.x - 67) < 1e-9)
  }

  @Test func runsAreRepeatedAndReversed() throws {
    for autoreverses in [false, true] {
      let (stage, layer) = makeStage()
      var log: [Bool] = []
      let animation = PopBasicAnimation(.positionX)
      animation.toValue = 100
      animation.duration = 0.5
      animation.timingFunction = .linear
      animation.repeatCount = 3
      animation.autoreverses = autoreverses
      animation.completion = { log.append($0) }
      layer.pop(animation)
      let values = try play(stage, layer, ticks: 95)
      // Tick k of the play is tick k + 1 of the stage; the runs end at ticks 30, 60 and 90, and so on when they go
      // back.
      #expect(values[29] == 100 && values[59] == (autoreverses ? 0 : 100) && values[89] == 100)
      #expect(abs(values[44] - 50) < 0.5)
      _ = try stage.playUntilRest(limit: 9)
      // Every run but the last ends with false, as on a device; three times there and back are six runs.
      #expect(log == Array(repeating: false, count: autoreverses ? 5 : 2) + [true] && stage.isAtRest)
      #expect(layer.position.x == (autoreverses ? 0 : 100))
    }
  }

  @Test func decaysGoOnOrComeBack() throws {
    for (autoreverses, factor) in [(false, 2.0), (true, 0)] {
      let (stage, layer) = makeStage()
      let animation = PopDecayAnimation(.positionX)
      animation.velocity = 1000
      animation.repeatCount = 2
      animation.autoreverses = autoreverses
      layer.pop(animation)
      try stage.advance(to: 1)
      let end = try #require(animation.toValue)
      _ = try stage.playUntilRest(limit: 20)
      #expect(AnimatableValue.number(layer.position.x).distance(to: end.scaled(by: factor)) < 1e-3)
    }
  }

  @Test func endlessOnesNeverRest() throws {
    let (stage, layer) = makeStage()
    let animation = spring(to: 10)
    animation.repeatForever = true
    animation.autoreverses = true
    layer.pop(animation)
    #expect(try stage.playUntilRest(limit: 5) == nil)
  }

  @Test func anyVariableCanBeAnimated() throws {
    let stage = Stage(size: Size(100, 100))
    var count = 0.0
    var log: [Double] = []
    let animation = PopBasicAnimation(
      PopVariable(name: "count", read: { .number(count) }, write: { if case .number(let value) = $0 { count = value } })
    )
    animation.toValue = 100
    animation.duration = 1
    animation.timingFunction = .linear
    animation.roundingFactor = 1
    animation.onApply = { log.append(count) }
    stage.pop(animation, forKey: "count")
    try stage.advance(to: 0.5)
    #expect(count == 50 && stage.popAnimation(forKey: "count") === animation)
    _ = try stage.playUntilRest(limit: 3)
    #expect(count == 100 && log.count == 61 && log == log.sorted() && log.allSatisfy { $0 == $0.rounded() })
    #expect(stage.popAnimation(forKey: "count") == nil)
  }

  @Test func aBlockRunsUntilItSaysNo() throws {
    let stage = Stage(size: Size(100, 100))
    var frames: [Double] = []
    var finished: Bool?
    let animation = PopCustomAnimation { animation in
      frames.append(animation.elapsedTime)
      return animation.currentTime < 0.05
    }
    animation.completion = { finished = $0 }
    stage.pop(animation)
    try stage.advance(to: 1)
    #expect(frames.count == 4 && frames[0] == 0 && abs(frames[3] - 1.0 / 60) < 1e-12)
    #expect(finished == true && stage.isAtRest)
  }

  @Test func whatACallbackAddsBeginsInTheSameTick() throws {
    let (stage, layer) = makeStage()
    let first = PopBasicAnimation(.positionX)
    first.toValue = 10
    first.completion = { _ in
      let second = PopBasicAnimation(.positionX)
      second.fromValue = 20
      second.toValue = 30
      layer.pop(second)
    }
    layer.pop(first)
    // 0.4 s are 24 ticks.
    let values = try play(stage, layer, ticks: 25)
    #expect(values[22] < 10 && values[23] == 20 && values[24] > 20)
  }

  @Test func theStageReportsWhatHappens() throws {
    let (stage, layer) = makeStage()
    var events: [StageEvent] = []
    stage.onEvent = { events.append($0) }
    let animation = spring(to: 100)
    stage.perform(at: 0.1) { layer.pop(animation, forKey: "move") }
    stage.perform(at: 0.2) { animation.toValue = 50 }
    stage.perform(at: 0.3) { layer.pop(self.spring(to: 0), forKey: "move") }
    let rest = try #require(try stage.playUntilRest(limit: 5))
    #expect(events.map(\.kind) == [.begin, .retarget, .interrupt, .begin, .end])
    #expect(events.map(\.time) == [0.1, 0.2, 0.3, 0.3, rest])
    #expect(events.allSatisfy { $0.layer == "box" && $0.subject == "positionX" && $0.key == "move" })
  }

  @Test func whatACallbackThrowsComesOut() {
    struct Wrong: Error {}
    let (stage, layer) = makeStage()
    let animation = spring(to: 1)
    animation.completion = { _ in throw Wrong() }
    layer.pop(animation)
    #expect(throws: Wrong.self) { try stage.advance(to: 5) }
  }

  @Test func aLayerThatGoesTakesItsAnimationsAlong() throws {
    let stage = Stage(size: Size(100, 100))
    var log: [Bool] = []
    let animation = spring(to: 100)
    animation.completion = { log.append($0) }
    do {
      let layer = Layer()
      stage.root.addSublayer(layer)
      layer.pop(animation)
      try stage.advance(to: 0.1)
      layer.removeFromSuperlayer()
    }
    try stage.advance(to: 0.2)
    #expect(log == [false] && !animation.isAttached && stage.isAtRest)
  }

  @Test func aStageThatGoesLetsItsAnimationsGo() throws {
    let animation = spring(to: 100)
    let layer = Layer()
    do {
      let stage = Stage(size: Size(100, 100))
      stage.root.addSublayer(layer)
      layer.pop(animation, forKey: "move")
      try stage.advance(to: 0.1)
    }
    #expect(!animation.isAttached && layer.superlayer === nil)
    layer.removeAllPopAnimations()
    animation.toValue = 0
  }

  @Test func aCallbackMayRemoveItsOwnAnimation() throws {
    let (stage, layer) = makeStage()
    var log: [Bool] = []
    let animation = spring(to: 100)
    animation.onApply = { if layer.position.x > 20 { layer.removePopAnimation(forKey: "move") } }
    animation.completion = { log.append($0) }
    layer.pop(animation, forKey: "move")
    try stage.advance(to: 5)
    #expect(log == [false] && layer.position.x < 60 && stage.isAtRest)
  }

  /// The values that ticks write, and the presentation values at common times, are the same whatever rate frames are
  /// asked for at.
  @Test func theFrameRateDoesNotBendTheMotion() throws {
    var logs: [[Double]] = []
    var seen: [[Double]] = []
    for rate in [24, 50, 60] {
      let (stage, layer) = makeStage()
      var log: [Double] = []
      stage.addDisplayLink { _ in log.append(layer.position.x) }
      stage.perform(at: 0.1) { layer.pop(self.spring(to: 100), forKey: "move") }
      stage.perform(at: 0.4) { (layer.popAnimation(forKey: "move") as? PopSpringAnimation)?.toValue = 0 }
      var halves: [Double] = []
      for frame in 0...2 * rate {
        try stage.advance(to: Double(frame) / Double(rate))
        if frame * 2 % rate == 0 { halves.append(layer.position.x) }
      }
      logs.append(log)
      seen.append(halves)
    }
    #expect(logs[0] == logs[2] && logs[1] == logs[2] && logs[0].count == 121)
    #expect(seen[0] == seen[2] && seen[1] == seen[2] && seen[0][1] > 1)
  }

  /// Forty taps at random times: no tick moves further than the fastest motion does.
  @Test(arguments: [1, 2, 3] as [UInt64]) func tappedLikeMadItDoesNotJump(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let (stage, layer) = makeStage()
    var isDown = false
    for _ in 0..<40 {
      stage.perform(at: Double.random(in: 0...4, using: &random)) {
        isDown.toggle()
        if let running = layer.popAnimation(forKey: "scale") as? PopSpringAnimation {
          running.toValue = .point(isDown ? Point(0.8, 0.8) : Point(1, 1))
        } else {
          let scale = PopSpringAnimation(.scaleXY)
          scale.toValue = .point(isDown ? Point(0.8, 0.8) : Point(1, 1))
          scale.dynamics = try PopDynamics(bounciness: 20, speed: 18)
          layer.pop(scale, forKey: "scale")
        }
      }
    }
    var last = 1.0
    for tick in 0...600 {
      try stage.advance(to: Double(tick) / 60)
      let now = layer.transform.rows.0.x
      #expect(abs(now - last) < 0.15)
      last = now
    }
    #expect(last == 1 && stage.isAtRest)
  }
}
