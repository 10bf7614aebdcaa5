import Geometry
import LayerTree
import Motion
import Testing

@Suite struct PropertyAnimatorTests {
  private func makeStage() -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    layer.position = .zero
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func animator(_ stage: Stage, _ layer: Layer, _ timing: AnimatorTiming) -> PropertyAnimator {
    PropertyAnimator(on: stage, duration: 1, timing: timing) { layer.position.x = 100 }
  }

  private func x(_ layer: Layer, _ stage: Stage) -> Double { layer.presentation(at: stage.time).position.x }

  @Test("Without a duration it ends at its first tick, as UIKit's does, either way and after a pause")
  func zeroDuration() throws {
    for isReversed in [false, true] {
      let (stage, layer) = makeStage()
      var log: [PropertyAnimator.Position] = []
      let animator = PropertyAnimator(on: stage, duration: 0) { layer.position.x = 100 }
      animator.isReversed = isReversed
      animator.addCompletion { log.append($0) }
      stage.perform(at: 0.5) { try animator.startAnimation() }
      #expect(try stage.playUntilRest(limit: 9) == 0.5)
      #expect(log == [isReversed ? .start : .end] && x(layer, stage) == (isReversed ? 0 : 100))
    }
    let (stage, layer) = makeStage()
    let held = PropertyAnimator(on: stage, duration: 0) { layer.position.x = 100 }
    try held.pauseAnimation()
    held.fractionComplete = 0.5
    try stage.advance(to: 1)
    #expect(x(layer, stage) == 50 && held.state == .active)
    try held.continueAnimation(durationFactor: 0.5)
    #expect(try stage.playUntilRest(limit: 9).map { $0 < 1.1 } == true && x(layer, stage) == 100)
  }

  private func opacity(_ layer: Layer, _ stage: Stage) -> Double {
    Double(layer.presentation(at: stage.time).opacity)
  }

  /// UIKit's documentation: the factor times the remaining duration is the delay, and the changes take the rest.
  @Test(arguments: [TimingFunction.linear, .easeInEaseOut])
  func delaysBlocks(_ function: TimingFunction) throws {
    let (stage, layer) = makeStage()
    let animator = animator(stage, layer, .cubic(function))
    try animator.addAnimations(delayFactor: 0.5) { layer.opacity = 0 }
    try animator.startAnimation()
    for (time, part) in [(0.25, 0.0), (0.5, 0), (0.6, 0.2), (0.75, 0.5), (0.9, 0.8)] {
      try stage.advance(to: time)
      #expect(abs(x(layer, stage) - 100 * function.value(at: time)) < 1e-9)
      #expect(abs(opacity(layer, stage) - (1 - function.value(at: part))) < 1e-9, "at \(time)")
    }
    try animator.pauseAnimation()
    animator.fractionComplete = 0.625
    #expect(abs(opacity(layer, stage) - 0.75) < 1e-9 && abs(x(layer, stage) - 62.5) < 1e-9)
    animator.isReversed = true
    try animator.startAnimation()
    try stage.advance(to: 3)
    #expect(opacity(layer, stage) == 1 && x(layer, stage) == 0 && animator.state == .inactive)
  }

  @Test("A block added to a running animator takes the rest of the motion, after its part of the delay")
  func joinsRunningAnimators() throws {
    for (factor, time, expected) in [(0.0, 0.5, 1.0), (0, 0.75, 0.5), (0.5, 0.75, 1), (0.5, 0.875, 0.5), (0, 1, 0)] {
      let (stage, layer) = makeStage()
      let animator = animator(stage, layer, .cubic(.linear))
      try animator.startAnimation()
      stage.perform(at: 0.5) { try animator.addAnimations(delayFactor: factor) { layer.opacity = 0 } }
      try stage.advance(to: time)
      #expect(abs(opacity(layer, stage) - expected) < 1e-6, "\(factor) at \(time): \(opacity(layer, stage))")
      #expect(abs(x(layer, stage) - 100 * time) < 1e-6)
    }
  }

  @Test("With another timing, a delayed block keeps what is left of its delay")
  func continuesDelayedBlocks() throws {
    let (stage, layer) = makeStage()
    let animator = animator(stage, layer, .cubic(.linear))
    try animator.addAnimations(delayFactor: 0.5) { layer.opacity = 0 }
    try animator.startAnimation()
    stage.perform(at: 0.25) {
      try animator.pauseAnimation()
      try animator.continueAnimation(timing: .cubic(.easeOut), durationFactor: 1)
    }
    // A third of the remaining motion, of one second, is left of the delay.
    for (time, part) in [(0.25 + 0.33, 0.0), (0.25 + 2.0 / 3, 0.5), (1.25, 1)] {
      try stage.advance(to: time)
      let expected = 1 - TimingFunction.easeOut.value(at: part)
      #expect(abs(opacity(layer, stage) - expected) < 0.01, "at \(time): \(opacity(layer, stage))")
    }
  }

  @Test("With pausesOnCompletion it stays active at its end, and can be reversed")
  func pausesAtTheEnd() throws {
    let (stage, layer) = makeStage()
    var log: [PropertyAnimator.Position] = []
    let animator = animator(stage, layer, .cubic(.linear))
    animator.addCompletion { log.append($0) }
    animator.pausesOnCompletion = true
    try animator.startAnimation()
    try stage.advance(to: 2)
    #expect(animator.state == .active && !animator.isRunning && animator.fractionComplete == 1 && log.isEmpty)
    animator.isReversed = true
    animator.pausesOnCompletion = false
    try animator.startAnimation()
    try stage.advance(to: 2.5)
    #expect(abs(x(layer, stage) - 50) < 1e-6)
    try stage.advance(to: 3.1)
    #expect(x(layer, stage) == 0 && log == [.start])
  }

  @Test func itRunsLikeABlock() throws {
    for timing in [
      AnimatorTiming.cubic(.easeInEaseOut), .spring(try UIKitSpring(duration: 1, dampingRatio: 0.5, generation: .iOS8)),
    ] {
      let (stage, layer) = makeStage()
      var log: [PropertyAnimator.Position] = []
      let animator = animator(stage, layer, timing)
      animator.addCompletion { log.append($0) }
      #expect(animator.state == .inactive && layer.position.x == 0)
      stage.perform(at: 0.5) { try animator.startAnimation() }
      try stage.advance(to: 0.75)
      let expected =
        switch timing {
        case .cubic(let function): function.value(at: 0.25)
        case .spring(let spring): spring.value(at: 0.25)
        case .physics: 0.0
        }
      #expect(abs(x(layer, stage) - 100 * expected) < 1e-9 && layer.position.x == 100)
      #expect(animator.isRunning && abs(animator.fractionComplete - 0.25) < 1e-12)
      #expect(try stage.playUntilRest(limit: 9) == 1.5)
      #expect(log == [.end] && animator.state == .inactive && layer.animationKeys.isEmpty)
    }
  }

  @Test func aSpringOfConstantsTakesItsOwnTime() throws {
    let (stage, layer) = makeStage()
    let curve = try SpringCurve(stiffness: 200, damping: 12)
    let animator = animator(stage, layer, .physics(SpringTimingParameters(curve)))
    #expect(animator.duration == curve.settlingDuration)
    try animator.startAnimation()
    try stage.advance(to: 0.2)
    #expect(abs(x(layer, stage) - 100 * curve.value(at: 0.2)) < 1e-9)
  }

  @Test func pausingAndGoingOnChangesNothing() throws {
    for scrubsLinearly in [true, false] {
      let (stage, layer) = makeStage()
      let animator = animator(stage, layer, .cubic(.easeIn))
      animator.scrubsLinearly = scrubsLinearly
      try animator.startAnimation()
      try stage.advance(to: 0.4)
      let before = x(layer, stage)
      try animator.pauseAnimation()
      try stage.advance(to: 3)
      #expect(x(layer, stage) == before && !animator.isRunning && animator.state == .active)
      #expect(abs(animator.fractionComplete - (scrubsLinearly ? before / 100 : 0.4)) < 1e-12)
      try animator.continueAnimation()
      try stage.advance(to: 3.3)
      #expect(abs(x(layer, stage) - 100 * TimingFunction.easeIn.value(at: 0.7)) < 1e-9)
      #expect(abs(try #require(try stage.playUntilRest(limit: 9)) - 3.6) < 1e-9)
    }
  }

  @Test func theFractionScrubs() throws {
    let (stage, layer) = makeStage()
    let animator = animator(stage, layer, .cubic(.easeIn))
    try animator.pauseAnimation()
    #expect(x(layer, stage) == 0 && layer.position.x == 100)
    for fraction in [0.3, 0.9, 0.1, 0.5] {
      animator.fractionComplete = fraction
      #expect(abs(x(layer, stage) - 100 * fraction) < 1e-12 && animator.fractionComplete == fraction)
    }
    animator.scrubsLinearly = false
    animator.fractionComplete = 0.5
    #expect(abs(x(layer, stage) - 100 * TimingFunction.easeIn.value(at: 0.5)) < 1e-12)
    animator.scrubsLinearly = true
    animator.fractionComplete = 0.5
    // From there it goes on at its own pace, without a jump.
    try animator.continueAnimation()
    #expect(abs(x(layer, stage) - 50) < 1e-9)
    let end = try #require(try stage.playUntilRest(limit: 9))
    #expect(end < 0.5 && end > 0.2, "the eased half goes fast")
    #expect(x(layer, stage) == 100)
  }

  @Test func itTurnsRoundAndTakesTheValuesBack() throws {
    let (stage, layer) = makeStage()
    var log: [PropertyAnimator.Position] = []
    let animator = animator(stage, layer, .cubic(.easeInEaseOut))
    animator.addCompletion { log.append($0) }
    var way: [Double] = []
    try animator.startAnimation()
    for tick in 0...30 {
      try stage.advance(to: Double(tick) / 60)
      way.append(x(layer, stage))
    }
    animator.isReversed = true
    #expect(abs(animator.fractionComplete - 0.5) < 1e-12)
    for tick in 0..<30 {
      try stage.advance(to: 0.5 + Double(tick) / 60)
      #expect(abs(x(layer, stage) - way[30 - tick]) < 1e-9, "the same way back")
    }
    try stage.advance(to: 1)
    #expect(log == [.start] && layer.position.x == 0 && stage.isAtRest)
  }

  @Test func itGoesOnWithAnotherTiming() throws {
    let (stage, layer) = makeStage()
    let animator = animator(stage, layer, .cubic(.linear))
    try animator.startAnimation()
    try stage.advance(to: 0.25)
    try animator.pauseAnimation()
    let spring = try UIKitSpring(duration: 1, dampingRatio: 0.4, generation: .iOS8)
    try animator.continueAnimation(timing: .spring(spring), durationFactor: 0.5)
    #expect(abs(x(layer, stage) - 25) < 1e-9)
    try stage.advance(to: 0.25 + 0.1)
    #expect(abs(x(layer, stage) - (25 + 75 * spring.value(atFraction: 0.2))) < 1e-9)
    #expect(try stage.playUntilRest(limit: 9) == 0.75)

    // Back, in what is left of the time.
    let (other, box) = makeStage()
    let back = self.animator(other, box, .cubic(.linear))
    try back.startAnimation()
    try other.advance(to: 0.25)
    try back.pauseAnimation()
    back.isReversed = true
    #expect(back.fractionComplete == 0.75)
    try back.continueAnimation(timing: .cubic(.easeOut))
    try other.advance(to: 0.375)
    #expect(abs(x(box, other) - 25 * (1 - TimingFunction.easeOut.value(at: 0.5))) < 1e-9)
    #expect(try other.playUntilRest(limit: 9) == 0.5)
    #expect(box.position.x == 0)
  }

  @Test func itStopsAndFinishesWhereItIsAskedTo() throws {
    for (position, expected) in [(PropertyAnimator.Position.start, 0.0), (.current, 40), (.end, 100)] {
      let (stage, layer) = makeStage()
      var log: [PropertyAnimator.Position] = []
      let animator = animator(stage, layer, .cubic(.linear))
      animator.addCompletion { log.append($0) }
      try animator.startAnimation()
      try stage.advance(to: 0.4)
      try animator.stopAnimation(withoutFinishing: false)
      #expect(animator.state == .stopped && abs(layer.position.x - 40) < 1e-9 && log.isEmpty)
      try animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && abs(layer.position.x - expected) < 1e-9 && log == [position])
      try stage.advance(to: 2)
      #expect(stage.isAtRest)
    }
    let (stage, layer) = makeStage()
    let animator = animator(stage, layer, .cubic(.linear))
    animator.addCompletion { _ in Issue.record("it was not to finish") }
    try animator.startAnimation()
    try stage.advance(to: 0.4)
    try animator.stopAnimation(withoutFinishing: true)
    try stage.advance(to: 2)
    #expect(animator.state == .inactive && abs(layer.position.x - 40) < 1e-9)
  }

  @Test func aDelayShowsTheOldValues() throws {
    let (stage, layer) = makeStage()
    let animator = animator(stage, layer, .cubic(.linear))
    try animator.startAnimation(afterDelay: 0.5)
    try stage.advance(to: 0.5)
    #expect(x(layer, stage) == 0)
    try stage.advance(to: 1)
    #expect(abs(x(layer, stage) - 50) < 1e-9)
    #expect(try stage.playUntilRest(limit: 9) == 1.5)
  }
}
