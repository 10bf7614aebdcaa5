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

  @Test func whatHasNoSolutionIsRefused() {
    let error = #expect(throws: SpringError.self) { try UIKitSpring(duration: 1, dampingRatio: 1, velocity: 5) }
    #expect(
      error?.description
        == "found no spring of duration 1.0, damping ratio 1.0 and velocity 5.0; change one of them a little")
    #expect(throws: SpringError.notPositive(.duration, found: 0)) { try UIKitSpring(duration: 0, dampingRatio: 1) }
    #expect(throws: SpringError.self) { try UIKitSpring(duration: 1, dampingRatio: .nan) }
  }
}
