import Foundation
import TestSupport
import Testing

@testable import Motion

@Suite struct UIKitSpringTests {
  private func spring(_ row: ReferenceTable.Row, _ generation: UIKitGeneration) throws -> UIKitSpring {
    try UIKitSpring(
      duration: row.number("duration"), dampingRatio: row.number("damping_ratio"), velocity: row.number("velocity"),
      generation: generation)
  }

  @Test func constantsAgreeWithTheTable() throws {
    let rows = try ReferenceTable("uikit_spring_params").rows
    for row in rows {
      let spring = try spring(row, .iOS8)
      #expect(try abs(spring.curve.stiffness / row.number("stiffness") - 1) < 1e-12, "\(row.testDescription)")
      #expect(try abs(spring.curve.damping / row.number("damping") - 1) < 1e-12, "\(row.testDescription)")
      #expect(try spring.curve.mass == row.number("mass"))
      #expect(try abs(spring.curve.naturalFrequency - row.number("omega0")) < 1e-11)
      let left = 1 - spring.value(atFraction: 1)
      #expect(try abs(left - row.number("distance_left_at_duration")) < 1e-12, "\(row.testDescription)")
      let settling = spring.curve.settlingDuration
      #expect(try abs(settling - row.number("settling_duration_of_this_spring")) < 1e-11, "\(row.testDescription)")
    }
    #expect(rows.count == 18)
  }

  @Test(arguments: [("uikit_spring", UIKitGeneration.iOS8), ("uikit_spring_ios7", .iOS7)])
  func motionAgreesWithTheTable(table: String, generation: UIKitGeneration) throws {
    let cases = try ReferenceTable("uikit_spring_params").rows
    var compared = 0
    for (name, rows) in try ReferenceTable(table).groups(by: "case") {
      let spring = try spring(#require(cases.first { try $0["case"] == name }), generation)
      for row in rows {
        let error = try abs(spring.value(at: row.number("time")) - row.number("progress"))
        #expect(error <= 1e-12, "\(row.testDescription)")
        compared += 1
      }
    }
    #expect(compared == 1434)
  }

  @Test func constantsAreThosePublished() throws {
    let spring = try UIKitSpring(duration: 3, dampingRatio: 0.25)
    #expect(abs(spring.curve.stiffness - 54.83363359078326) < 1e-12)
    #expect(abs(spring.curve.damping - 3.702486785620688) < 1e-12)
  }

  @Test func endsAreExact() throws {
    for generation in UIKitGeneration.allCases {
      let spring = try UIKitSpring(duration: 0.7, dampingRatio: 0.4, generation: generation)
      #expect(spring.value(at: -1) == 0 && spring.value(at: 0) == 0)
      #expect(spring.value(at: 0.7) == 1 && spring.value(at: 9) == 1)
    }
    // A curve other than the usual bends iOS 7's spring, and no other.
    let linear = try UIKitSpring(duration: 1, dampingRatio: 0.5, timingFunction: .linear)
    let later = try UIKitSpring(duration: 1, dampingRatio: 0.5, generation: .iOS8)
    #expect(linear.value(at: 0.3) == later.value(at: 0.3))
  }

  @Test func rangesAreClampedAsUIKitDoes() throws {
    let stiff = try UIKitSpring(duration: 0.5, dampingRatio: 4)
    #expect(stiff.curve.dampingRatio == 1)
    let long = try UIKitSpring(duration: 60, dampingRatio: 1)
    let ten = try UIKitSpring(duration: 10, dampingRatio: 1)
    #expect(long.curve == ten.curve && long.duration == 60)
  }

  /// Rows of the recordings on iOS 27.0: duration, ratio, velocity, stiffness, damping.
  ///
  /// The recorded (0.1, 0.05, 1) lies in the chaotic band: 604416.851, which is another root than the procedure's.
  private static let recorded = [
    (0.4, 0.8, 0.0, 505.6086, 35.977), (0.1, 0.01, 0, 5_302_128.415, 46.0527),
    (0.1, 0.1, 5, 2420.57528, 9.83987), (0.1, 0.2, 10, 2435.54790, 19.74051), (0.1, 0.3, 5, 35575.2851, 113.16847),
    (0.1, 0.3, 10, 1092.30775, 19.83005), (0.1, 0.5, -5, 16554.92641, 128.66595),
    (0.1, 0.6, 20, 10792.22053, 124.66274),
    (0.1, 0.75, 10, 8405.85336, 137.52516), (1, 0.3, 1, 10.9, 2 * 0.3 * 10.9.squareRoot()),
    (0.5, 1, 20, 218.2, 2 * 218.2.squareRoot()),
  ]

  @Test(arguments: recorded)
  func constantsAgreeWithRecordings(
    duration: Double, ratio: Double, velocity: Double, stiffness: Double, damping: Double
  ) throws {
    let curve = try UIKitSpring(duration: duration, dampingRatio: ratio, velocity: velocity, generation: .iOS11).curve
    // The last two have three and four digits.
    let tolerance = stiffness < 300 ? 3e-3 : 5e-7
    #expect(abs(curve.stiffness / stiffness - 1) < tolerance, "\(curve.stiffness)")
    #expect(abs(curve.damping / damping - 1) < max(2e-5, tolerance), "\(curve.damping)")
  }

  @Test func withoutVelocityThePhaseIsInClosedForm() throws {
    for ratio in [0.05, 0.2, 0.5, 0.7, 0.9, 0.99] {
      let phase = log(ratio / (0.001 * (1 - ratio * ratio).squareRoot())) / ratio
      let spring = try UIKitSpring(duration: 0.7, dampingRatio: ratio)
      #expect(abs(spring.curve.naturalFrequency * 0.7 / phase - 1) < 1e-9)
    }
    #expect(abs(try UIKitSpring(duration: 2, dampingRatio: 1).curve.naturalFrequency * 2 - 9.233413476451585) < 1e-9)
  }

  @Test func aSpringIsAlwaysFound() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20_000 {
      let duration = exp(Double.random(in: -8...5, using: &random))
      let ratio = Double.random(in: -0.5...2.5, using: &random)
      let velocity = Double.random(in: -1...1, using: &random) * exp(Double.random(in: -5...30, using: &random))
      let spring = try UIKitSpring(duration: duration, dampingRatio: ratio, velocity: velocity)
      #expect(spring.curve.stiffness > 0 && spring.curve.stiffness.isFinite)
      #expect(spring.value(at: duration / 2).isFinite && spring.value(at: duration) == 1)
    }
    for velocity in [-5, 0, 1, 2, 5, 6, 1e300] {
      #expect(try UIKitSpring(duration: 1, dampingRatio: 1, velocity: velocity).curve.stiffness > 0)
    }
  }

  @Test func aSpringOfAnotherLengthKeepsItsVelocity() throws {
    let spring = try UIKitSpring(duration: 1, dampingRatio: 0.5, velocity: 4, generation: .iOS8).lasting(0.5)
    #expect(spring == (try UIKitSpring(duration: 0.5, dampingRatio: 0.5, velocity: 4, generation: .iOS8)))
    #expect(abs(spring.value(at: 1e-6) / 4e-6 - 1) < 1e-3)
  }

  @Test func whatIsNoNumberIsRefused() {
    #expect(throws: SpringError.notPositive(.duration, found: 0)) { try UIKitSpring(duration: 0, dampingRatio: 1) }
    #expect(throws: SpringError.self) { try UIKitSpring(duration: 1, dampingRatio: .nan) }
  }
}
