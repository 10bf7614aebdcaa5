import TestSupport
import Testing

@testable import Motion

@Suite struct SpringCurveTests {
  /// A spring of the table, whose overdamped rows are the solution of the differential equation.
  private func curve(_ row: ReferenceTable.Row) throws -> SpringCurve {
    try SpringCurve(
      mass: row.number("mass"), stiffness: row.number("stiffness"), damping: row.number("damping"),
      initialVelocity: row.number("initial_velocity"), allowsOverdamping: row.flag("allows_overdamping")
    ).solvedExactly
  }

  @Test func agreesWithTheTable() throws {
    let cases = try ReferenceTable("ca_spring_cases").rows
    var compared = 0
    for (name, rows) in try ReferenceTable("ca_spring").groups(by: "case") {
      let spring = try curve(#require(cases.first { try $0["case"] == name }))
      for row in rows {
        let error = try abs(spring.value(at: row.number("time")) - row.number("progress"))
        #expect(error <= 1e-13, "\(row.testDescription)")
        compared += 1
      }
    }
    #expect(compared == 1694)
  }

  @Test func describesItselfAsInTheTable() throws {
    let rows = try ReferenceTable("ca_spring_cases").rows
    for row in rows {
      let spring = try curve(row)
      #expect(try abs(spring.naturalFrequency - row.number("omega0")) <= 1e-12)
      #expect(try abs(spring.dampingRatio - row.number("damping_ratio")) <= 1e-12)
      #expect(try abs(spring.perceptualDuration - row.number("perceptual_duration")) <= 1e-12)
      #expect(try abs(spring.bounce - row.number("bounce")) <= 1e-12)
      if let settling = try row.optionalNumber("settling_duration") {
        #expect(abs(spring.settlingDuration - settling) <= 1e-12, "\(row.testDescription)")
      }
    }
    #expect(rows.count == 14)
  }

  /// Settling times and positions that other projects recorded from Core Animation.
  @Test func agreesWithRecordings() throws {
    var settled = 0
    var positions = 0
    for row in try ReferenceTable("recordings").rows {
      let topic = try row["topic"]
      guard ["settlingDuration", "durationForEpsilon", "spring_position_0_to_100"].contains(topic) else { continue }
      let constants = try Dictionary(
        uniqueKeysWithValues: row["what"].prefix { $0 != "," }.split(separator: " ").map { pair in
          let parts = pair.split(separator: "=")
          return (String(parts[0]), try #require(Double(parts[1])))
        })
      let spring = try SpringCurve(
        mass: #require(constants["mass"]), stiffness: #require(constants["stiffness"]),
        damping: #require(constants["damping"]), initialVelocity: #require(constants["velocity"]))
      let input = try #require(Double(row["input"].split(separator: "=")[1]))
      let measured = try row.number("measured")
      if topic == "spring_position_0_to_100" {
        #expect(abs(100 * spring.value(at: input) - measured) < 2e-5, "\(row.testDescription)")
        positions += 1
      } else {
        let duration = spring.settlingDuration(within: input)
        #expect(abs(duration - measured) <= 1e-15 * measured, "\(row.testDescription): \(duration)")
        settled += 1
      }
    }
    #expect(settled == 24 && positions >= 20)
  }

  private static func randomSprings(_ count: Int) throws -> [SpringCurve] {
    var random = SeededRandom(seed: 11)
    return try (0..<count).map { index in
      let spring = try SpringCurve(
        response: .random(in: 0.1...2, using: &random), dampingRatio: .random(in: 0.05...3, using: &random),
        initialVelocity: .random(in: -20...20, using: &random))
      return index.isMultiple(of: 2) ? spring : spring.solvedExactly
    }
  }

  @Test func startsWithItsVelocityAndSettles() throws {
    for spring in try Self.randomSprings(500) {
      #expect(spring.value(at: 0) == 0)
      let isCoreAnimations = spring.dampingRatio > 1 && spring.overdampedSolution == .coreAnimation
      let extra = isCoreAnimations ? 2 * spring.dampingRatio * spring.naturalFrequency : 0
      #expect(abs(spring.velocity(at: 0) - spring.initialVelocity - extra) < 1e-9)
      #expect(abs(spring.value(at: spring.settlingDuration) - 1) < 0.0011)
      #expect(abs(spring.value(at: 1000) - 1) < 1e-9)
      #expect(abs(spring.velocity(at: 1000)) < 1e-9)
    }
  }

  @Test func velocityIsTheSlope() throws {
    for spring in try Self.randomSprings(200) {
      for time in [0.05, 0.2, 0.7] {
        let slope = (spring.value(at: time + 1e-6) - spring.value(at: time - 1e-6)) / 2e-6
        #expect(abs(spring.velocity(at: time) - slope) < 1e-5 * max(1, spring.peakVelocity * spring.naturalFrequency))
      }
    }
  }

  @Test func extremesAreThoseOfTheMotion() throws {
    for spring in try Self.randomSprings(200) {
      let times = (0...20_000).map { Double($0) / 20_000 * spring.perceptualDuration * 3 }
      let overshoot = times.reduce(0) { max($0, spring.value(at: $1) - 1) }
      let peak = times.reduce(0) { max($0, abs(spring.velocity(at: $1))) }
      #expect(abs(spring.overshoot - overshoot) < 1e-5, "\(spring)")
      #expect(abs(spring.peakVelocity - peak) < 1e-4 * max(1, peak), "\(spring)")
    }
  }

  @Test func regimesMeetAtCriticalDamping() throws {
    let critical = try SpringCurve(response: 0.5, dampingRatio: 1)
    for ratio in [1 - 1e-9, 1 + 1e-9] {
      // Core Animation's own curve jumps there.
      let near = try SpringCurve(response: 0.5, dampingRatio: ratio).solvedExactly
      for time in [0.01, 0.1, 0.5, 2] {
        #expect(abs(near.value(at: time) - critical.value(at: time)) < 1e-6)
      }
    }
  }

  @Test func notationsAreInverse() throws {
    for (duration, bounce) in [(0.5, 0.3), (1, 0), (0.25, -0.4), (2, 1)] {
      let spring = try SpringCurve(perceptualDuration: duration, bounce: bounce)
      #expect(abs(spring.perceptualDuration - duration) < 1e-12 && abs(spring.bounce - bounce) < 1e-12)
    }
    let spring = try SpringCurve(response: 0.4, dampingRatio: 0.6, initialVelocity: 3)
    #expect(abs(spring.dampingRatio - 0.6) < 1e-12 && abs(spring.perceptualDuration - 0.4) < 1e-12)
    #expect(spring.initialVelocity == 3 && spring.mass == 1)
  }

  @Test func whatIsNoSpringIsRefused() {
    func message(_ make: () throws(SpringError) -> SpringCurve) -> String? {
      do throws(SpringError) {
        _ = try make()
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      message { () throws(SpringError) in try SpringCurve(mass: 0) }
        == "mass must be greater than 0, but is 0.0")
    #expect(
      message { () throws(SpringError) in try SpringCurve(stiffness: -3) }
        == "stiffness must be greater than 0, but is -3.0")
    #expect(
      message { () throws(SpringError) in try SpringCurve(damping: -1) } == "damping must be at least 0, but is -1.0")
    #expect(
      message { () throws(SpringError) in try SpringCurve(initialVelocity: .nan) }
        == "velocity must be a finite number, but is nan")
    #expect(
      message { () throws(SpringError) in try SpringCurve(perceptualDuration: 1, bounce: -1) }
        == "bounce must be greater than -1 and at most 1, but is -1.0")
    #expect(
      message { () throws(SpringError) in try SpringCurve(response: .infinity, dampingRatio: 1) }
        == "response must be greater than 0, but is inf")
    #expect(message { () throws(SpringError) in try SpringCurve(damping: 0) } == nil)
  }
}
