import Foundation
import Motion
import Testing

/// SwiftUI's springs beside closed forms written out here, and beside a plain integration of the equation of motion.
@Suite struct SwiftUISpringTests {
  private func number(_ value: AnimatableValue) throws -> Double {
    guard case .number(let number) = value else { throw CocoaError(.featureUnsupported) }
    return number
  }

  /// The position and velocity of a weight of 1 after a time, by Runge and Kutta's method of the fourth order.
  private func integrated(
    _ x: Double, _ v: Double, response: (Double) -> Double, ratio: Double, until end: Double
  ) -> (x: Double, v: Double) {
    var (x, v, time) = (x, v, 0.0)
    let steps = 20_000
    let h = end / Double(steps)
    func slope(_ x: Double, _ v: Double, _ time: Double) -> (Double, Double) {
      let w = 2 * Double.pi / response(time)
      return (v, -w * w * x - 2 * ratio * w * v)
    }
    for _ in 0..<steps {
      let a = slope(x, v, time)
      let b = slope(x + h / 2 * a.0, v + h / 2 * a.1, time + h / 2)
      let c = slope(x + h / 2 * b.0, v + h / 2 * b.1, time + h / 2)
      let d = slope(x + h * c.0, v + h * c.1, time + h)
      x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
      v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
      time += h
    }
    return (x, v)
  }

  @Test(
    "The presets are spring(duration: 0.5, bounce:) with the documented bounces",
    arguments: [
      (SwiftUIAnimation.Motion.Preset.smooth, 0.0), (.snappy, 0.15), (.bouncy, 0.3),
    ])
  func presets(_ preset: SwiftUIAnimation.Motion.Preset, _ bounce: Double) throws {
    guard case .spring(let curve, let blend) = try SwiftUIAnimation.Motion.preset(preset) else {
      Issue.record("not a spring")
      return
    }
    #expect(blend == 0 && curve.mass == 1)
    // Stiffness (2π / duration)², damping 4π (1 − bounce) / duration.
    #expect(abs(curve.stiffness - pow(2 * .pi / 0.5, 2)) < 1e-9)
    #expect(abs(curve.damping - 4 * .pi * (1 - bounce) / 0.5) < 1e-9)
    guard case .spring(let tuned, _) = try SwiftUIAnimation.Motion.preset(preset, duration: 0.8, extraBounce: -0.5)
    else { return }
    let total = bounce - 0.5
    #expect(abs(tuned.damping - 4 * .pi / (1 + total) / 0.8) < 1e-9, "overdamped below 0")
    #expect(throws: SpringError.bounceOutOfRange(found: 1.3)) {
      try SwiftUIAnimation.Motion.preset(.bouncy, extraBounce: 1)
    }
  }

  @Test("The default is spring(response: 0.55, dampingFraction: 1)") func standard() throws {
    guard case .spring(let curve, 0) = try SwiftUIAnimation.Motion.default() else {
      Issue.record("not a spring")
      return
    }
    #expect(abs(curve.perceptualDuration - 0.55) < 1e-12 && abs(curve.dampingRatio - 1) < 1e-12)
  }

  @Test(
    "A spring from an offset with a velocity is the solution of its equation",
    arguments: [0.2, 0.7, 0.999, 1, 1.001, 1.8])
  func solution(ratio: Double) throws {
    let curve = try SpringCurve(response: 0.5, dampingRatio: ratio)
    let spring = SwiftUISpring(curve)
    for time in [0.01, 0.1, 0.35, 0.9] {
      let state = spring.state(at: time, offset: -80, velocity: 350)
      let twin = integrated(-80, 350, response: { _ in 0.5 }, ratio: ratio, until: time)
      #expect(abs(try number(state.offset) - twin.x) < 1e-7, "\(time)")
      #expect(abs(try number(state.velocity) - twin.v) < 1e-6, "\(time)")
    }
  }

  @Test("Without bounce the way left is (1 + ωt) e^−ωt, and settles when a thousandth is left") func critical() throws {
    let spring = SwiftUISpring(try SpringCurve(perceptualDuration: 0.5, bounce: 0))
    let w = 4 * Double.pi
    for time in [0, 0.1, 0.25, 0.5] {
      let left = try number(spring.state(at: time, offset: 1, velocity: 0).offset)
      #expect(abs(left - (1 + w * time) * exp(-w * time)) < 1e-12)
    }
    let end = spring.settlingDuration(offset: 1, velocity: 0, distance: 1)
    #expect(abs((1 + w * end) * exp(-w * end) - 0.001) < 1e-12)
  }

  @Test("With bounce it settles as CASpringAnimation does, when the envelope has fallen to a thousandth")
  func settling() throws {
    let curve = try SpringCurve(perceptualDuration: 0.5, bounce: 0.3)
    let end = SwiftUISpring(curve).settlingDuration(offset: 1, velocity: 0, distance: 1)
    #expect(abs(end - curve.settlingDuration) < 1e-12)
    let endless = try SpringCurve(perceptualDuration: 0.5, bounce: 1)
    #expect(SwiftUISpring(endless).settlingDuration(offset: 1, velocity: 0, distance: 1) > 1e30)
  }

  @Test("A blend eases the response from the spring before to its own", arguments: [0.1, 0.2, 0.25, 0.4, 0.8])
  func blend(time: Double) throws {
    let before = SwiftUISpring(try SpringCurve(response: 0.6, dampingRatio: 0.8))
    let spring = SwiftUISpring(try SpringCurve(response: 0.15, dampingRatio: 0.86), blendDuration: 0.25, after: before)
    let state = spring.state(at: time, offset: 100, velocity: -200)
    let twin = integrated(
      100, -200,
      response: { time in
        let progress = min(1, time / 0.25)
        return 0.15 + 0.45 * (1 - progress * progress * (3 - 2 * progress))
      }, ratio: 0.86, until: time)
    // The blend goes in steps of 1/240 s.
    #expect(abs(try number(state.offset) - twin.x) < 0.02, "\(state.offset) \(twin.x)")
    let own = SwiftUISpring(try SpringCurve(response: 0.15, dampingRatio: 0.86))
    #expect(abs(try number(own.state(at: 0.1, offset: 100, velocity: -200).offset) - twin.x) > 1 || time >= 0.25)
  }

  @Test("A blend of a day takes no more memory than one of seconds, and eases as slowly")
  func longBlend() throws {
    let before = SwiftUISpring(try SpringCurve(response: 1, dampingRatio: 1))
    let spring = SwiftUISpring(try SpringCurve(response: 0.2, dampingRatio: 1), blendDuration: 86_400, after: before)
    // At first it is the spring before: 1 + ωt times e^−ωt.
    let angle = 2 * Double.pi * 0.5
    let expected = (1 + angle) * exp(-angle)
    let offset = try number(spring.state(at: 0.5, offset: 1, velocity: 0).offset)
    #expect(abs(offset - expected) < 1e-4)
  }

  @Test("A blend to the same response is none") func noBlend() throws {
    let curve = try SpringCurve(response: 0.3, dampingRatio: 0.8)
    #expect(SwiftUISpring(curve, blendDuration: 1, after: SwiftUISpring(curve)).blendDuration == 0)
    #expect(SwiftUISpring(curve, blendDuration: 1).blendDuration == 0)
  }

  @Test("Each way there and back counts, and a delay is not repeated or sped up") func timing() throws {
    var animation = SwiftUIAnimation(.curve(.linear, duration: 0.4))
    #expect(animation.timing(of: 0.4, from: 2).activeDuration() == 0.4)
    #expect(abs((animation.timing(of: 0.4, from: 2).sample(at: 2.3)?.progress ?? 0) - 0.75) < 1e-9)
    animation.repeatCount = 3
    animation.speed = 2
    animation.delay = 1
    let timing = animation.timing(of: 0.4, from: 2)
    // From 3 s on: there in 0.2 s, back in 0.2 s, there in 0.2 s.
    for (time, progress) in [(2.5, 0.0), (3.05, 0.25), (3.2, 1), (3.25, 0.75), (3.5, 0.5), (3.6, 1)] {
      let sample = try #require(timing.sample(at: time))
      #expect(abs(sample.progress - progress) < 1e-9, "\(time)")
    }
    #expect(timing.sample(at: 3.61) == nil)
    #expect(abs(animation.logicalDuration - 1.6) < 1e-12)
    animation.autoreverses = false
    #expect(abs((animation.timing(of: 0.4, from: 2).sample(at: 3.25)?.progress ?? 0) - 0.25) < 1e-9)
    animation.repeatCount = .infinity
    #expect(animation.logicalDuration == .infinity)
  }
}
