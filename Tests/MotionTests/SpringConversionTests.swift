import Motion
import TestSupport
import Testing

@Suite struct SpringConversionTests {
  @Test func aBlocksDurationComesBack() throws {
    for row in try ReferenceTable("uikit_spring_params").rows
    where try row.number("velocity") == 0 && row.number("damping_ratio") > 0.05 {
      let spring = try UIKitSpring(
        duration: row.number("duration"), dampingRatio: row.number("damping_ratio"))
      let duration = try #require(spring.curve.viewDuration, "\(row.testDescription)")
      #expect(abs(duration - (try row.number("duration"))) < 1e-6, "\(row.testDescription)")
    }
  }

  @Test func bouncinessAndSpeedComeBack() throws {
    for bounciness in stride(from: 0.0, through: 20, by: 2.5) {
      for speed in stride(from: 0.0, through: 20, by: 2.5) {
        let dynamics = try PopDynamics(bounciness: bounciness, speed: speed)
        // Slow springs can have a negative tension, which isn't a spring.
        guard
          let curve = try? SpringCurve(
            mass: dynamics.mass, stiffness: dynamics.tension, damping: dynamics.friction)
        else { continue }
        let found = try #require(curve.popBouncinessAndSpeed)
        #expect(abs(found.bounciness - bounciness) < 1e-6 && abs(found.speed - speed) < 1e-9)
      }
    }
  }

  @Test func whatCannotBeMadeIsNil() throws {
    #expect(try SpringCurve(damping: 50).viewDuration == nil)
    #expect(try SpringCurve(damping: 0).viewDuration == nil)
    #expect(try SpringCurve(stiffness: 1, damping: 10).popBouncinessAndSpeed == nil)
  }
}
