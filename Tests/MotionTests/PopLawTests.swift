import Foundation
import Geometry
import TestSupport
import Testing

@testable import Motion

/// What holds for every motion of Pop, beyond the cases in the tables.
@Suite struct PopLawTests {
  private func number(_ value: AnimatableValue) -> Double { value.components.x }

  private func run(_ motion: inout some PopMotion, frames: Int = 2000) -> [Double] {
    (0..<frames).map { frame in
      motion.advance(to: Double(frame) / 60)
      return number(motion.value)
    }
  }

  @Test func springsSettleAtTheirTarget() throws {
    var random = SeededRandom(seed: 12)
    for _ in 0..<100 {
      let target = Double.random(in: -500...500, using: &random)
      var spring = PopSpring(
        from: 0, to: .number(target), velocity: .number(.random(in: -3000...3000, using: &random)),
        dynamics: try PopDynamics(
          bounciness: .random(in: 0...20, using: &random), speed: .random(in: 0...20, using: &random)))
      #expect(run(&spring).last == target)
      #expect(spring.isFinished && spring.velocity == 0 && spring.hasReachedTarget)
    }
  }

  @Test("Springs that would grow without limit are refused, and no others")
  func unstableSprings() throws {
    var random = SeededRandom(seed: 14)
    var refused = 0
    for _ in 0..<200 {
      let tension = pow(10, Double.random(in: 2...8, using: &random))
      let friction = pow(10, Double.random(in: 0...4.5, using: &random))
      // The equation's own steps, without the check.
      var (position, velocity) = (1.0, 0.0)
      let h = Double(0.001 as Float)
      for _ in 0..<20_000 {
        func slope(_ p: Double, _ v: Double) -> (Double, Double) { (v, -tension * p - friction * v) }
        let a = slope(position, velocity)
        let b = slope(position + a.0 * h / 2, velocity + a.1 * h / 2)
        let c = slope(position + b.0 * h / 2, velocity + b.1 * h / 2)
        let d = slope(position + c.0 * h, velocity + c.1 * h)
        position += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
        velocity += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
      }
      let grows = !(abs(position) < 1000)
      refused += grows ? 1 : 0
      #expect(grows == ((try? PopDynamics(tension: tension, friction: friction)) == nil), "\(tension), \(friction)")
    }
    #expect((20...180).contains(refused))
    #expect(throws: SpringError.unstable) { try PopDynamics(bounciness: 4, speed: 500) }
    #expect(throws: Never.self) { try PopDynamics(bounciness: 0, speed: 100) }
  }

  @Test func retargetingKeepsValueAndVelocity() throws {
    var random = SeededRandom(seed: 13)
    for _ in 0..<50 {
      var spring = PopSpring(from: 0, to: 100, dynamics: try PopDynamics(bounciness: 20, speed: 18))
      var previous = 0.0
      var time = 0.0
      // Forty taps at random times: no frame jumps further than the fastest motion so far allows.
      for _ in 0..<40 {
        for _ in 0..<Int.random(in: 1...9, using: &random) {
          spring.advance(to: time)
          time += 1.0 / 60
          #expect(abs(number(spring.value) - previous) < 60)
          previous = number(spring.value)
        }
        let (value, velocity) = (spring.value, spring.velocity)
        spring.retarget(to: spring.target == 0 ? 100 : 0)
        #expect(spring.value == value && spring.velocity == velocity && !spring.isFinished)
      }
    }
  }

  @Test func retargetingAFinishedSpringStartsItAgain() {
    var spring = PopSpring(from: 0, to: 100)
    _ = run(&spring)
    #expect(spring.isFinished)
    spring.retarget(to: 100)
    #expect(spring.isFinished)
    spring.retarget(to: 50)
    #expect(!spring.isFinished && spring.value == 100)
    spring.advance(to: 100)
    #expect(spring.value == 100)
    spring.advance(to: 100 + 1.0 / 60)
    #expect(number(spring.value) < 100)
  }

  @Test func theFirstFrameIsTheStart() {
    var spring = PopSpring(from: 3, to: 9)
    spring.advance(to: 5)
    #expect(spring.value == 3 && !spring.isFinished)
    var basic = PopBasic(from: 3, to: 9)
    basic.advance(to: 5)
    #expect(basic.value == 3 && !basic.isFinished)
    // Nothing to do is done at once.
    var idle = PopSpring(from: 3, to: 3)
    idle.advance(to: 5)
    #expect(idle.isFinished)
  }

  @Test func aPauseCostsNoMoreThanTheRestOfAStep() {
    var spring = PopSpring(from: 0, to: 100)
    for frame in 0...10 { spring.advance(to: Double(frame) / 60) }
    var paused = spring
    paused.resume()
    paused.advance(to: 50)
    #expect(paused.value == spring.value && paused.velocity == spring.velocity)
    spring.advance(to: 11.0 / 60)
    paused.advance(to: 50 + 1.0 / 60)
    #expect(abs(number(paused.value) - number(spring.value)) < 0.001 * abs(number(spring.velocity)) + 0.1)
  }

  @Test func anOverlongFrameEndsTheMotion() {
    var spring = PopSpring(from: 0, to: 100)
    spring.advance(to: 0)
    spring.advance(to: 31)
    #expect(spring.isFinished && spring.value == 100)
  }

  @Test func clampingAndRoundingShapeWhatIsWritten() throws {
    let dynamics = try PopDynamics(bounciness: 20, speed: 12)
    var free = PopSpring(from: 0, to: 100, dynamics: dynamics)
    #expect(run(&free).contains { $0 > 110 })
    var clamped = PopSpring(from: 0, to: 100, dynamics: dynamics, clampMode: .end)
    #expect(run(&clamped).allSatisfy { $0 <= 100 })
    var falling = PopSpring(from: 100, to: 0, velocity: 4000, dynamics: dynamics, clampMode: .both)
    #expect(run(&falling).allSatisfy { (0...100).contains($0) })
    var rounded = PopSpring(from: 0, to: 100, dynamics: dynamics, roundingFactor: 0.5)
    #expect(run(&rounded).allSatisfy { ($0 * 2).rounded() == $0 * 2 })
    #expect(rounded.isFinished && rounded.value == 100)
  }

  @Test func componentsEndTogether() {
    var pair = PopSpring(from: .point(.zero), to: .point(Point(100, 0.1)))
    var alone = PopSpring(from: 0, to: 100)
    for frame in 0..<200 {
      pair.advance(to: Double(frame) / 60)
      alone.advance(to: Double(frame) / 60)
      #expect(pair.isFinished == alone.isFinished)
      #expect(pair.value.components.x == alone.value.components.x)
    }
  }

  @Test func reachingTheTargetIsNotedOnce() {
    var spring = PopSpring(from: 0, to: 100)
    var frames: [Bool] = []
    for frame in 0..<120 {
      spring.advance(to: Double(frame) / 60)
      frames.append(spring.hasReachedTarget)
    }
    let first = frames.firstIndex(of: true)
    #expect(first.map { $0 > 0 && frames[$0...].allSatisfy { $0 } } == true)
    spring.retarget(to: 0)
    #expect(!spring.hasReachedTarget)
  }

  @Test func runsCanBeRepeatedAndReversed() {
    var basic = PopBasic(from: 0, to: 10, duration: 0.5, timingFunction: .linear)
    var time = 0.0
    while !basic.isFinished {
      basic.advance(to: time)
      time += 1.0 / 60
    }
    #expect(basic.value == 10)
    basic.restart(from: 10, to: 0)
    #expect(basic.value == 10 && !basic.isFinished)
    // The frame that ended the first run was the first one of the second.
    basic.advance(to: time)
    #expect(abs(number(basic.value) - (10 - 10.0 / 60 / 0.5)) < 0.02)

    var decay = PopDecay(from: 0, velocity: 1000)
    _ = run(&decay)
    let end = decay.value
    decay.restart(from: end, velocity: -1000)
    #expect(decay.target.distance(to: 0) < 1e-3)
  }

  @Test func decaysNeverPassTheirEnd() {
    var random = SeededRandom(seed: 14)
    for _ in 0..<100 {
      let velocity = Double.random(in: -3000...3000, using: &random)
      var decay = PopDecay(
        from: 7, velocity: .number(velocity), deceleration: .random(in: 0.98...0.999, using: &random))
      let values = run(&decay)
      #expect(decay.isFinished && values.last == number(decay.target))
      let (low, high) = (min(7, number(decay.target)), max(7, number(decay.target)))
      #expect(values.allSatisfy { (low...high).contains($0) })
    }
    var still = PopDecay(from: 7, velocity: 0)
    still.advance(to: 0)
    #expect(still.isFinished && still.value == 7)
  }

  @Test func whatIsNoSpringIsRefused() {
    #expect(throws: SpringError.notPositive(.tension, found: 0)) { try PopDynamics(tension: 0, friction: 1) }
    #expect(throws: SpringError.negative(.friction, found: -1)) { try PopDynamics(tension: 1, friction: -1) }
    #expect(throws: SpringError.notPositive(.mass, found: 0)) { try PopDynamics(tension: 1, friction: 1, mass: 0) }
    #expect(throws: SpringError.negative(.bounciness, found: -2)) { try PopDynamics(bounciness: -2) }
    #expect(throws: SpringError.negative(.speed, found: .infinity)) { try PopDynamics(speed: .infinity) }
  }
}
