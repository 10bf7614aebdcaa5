import TestSupport
import Testing

@testable import Motion

/// Springs as recorded from UIKit, Core Animation, and SwiftUI on iOS 27.
@Suite struct RecordedSpringTests {
  @Test func bouncesHaveTheRecordedConstantsAndEnds() throws {
    let rows = try ReferenceTable("uikit_bounce").rows
    for row in rows {
      let given = try SpringCurve(
        perceptualDuration: row.number("duration"), bounce: row.number("bounce"),
        initialVelocity: row.number("velocity"))
      #expect(try abs(given.stiffness / row.number("stiffness") - 1) < 1e-12, "\(row.testDescription)")
      #expect(try abs(given.damping / row.number("damping") - 1) < 1e-12, "\(row.testDescription)")
      let curve = try SpringCurve(
        stiffness: given.stiffness, damping: given.damping, initialVelocity: given.initialVelocity,
        allowsOverdamping: row.flag("allows_overdamping"))
      #expect(try abs(curve.viewSettlingDuration / row.number("end") - 1) < 2e-7, "\(row.testDescription)")
      #expect(try abs(curve.settlingDuration - row.number("settling_duration")) < 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 48)
    let physical = try SpringCurve(stiffness: 100, damping: 40)
    #expect(abs(physical.viewSettlingDuration - 0.923503661018733) < 2e-7)
    #expect(abs(physical.settlingDuration - 1) < 1e-12)
  }

  @Test func overdampedCurvesOvershoot() throws {
    let rows = try ReferenceTable("ca_overdamped").rows
    for row in rows {
      let curve = try SpringCurve(
        stiffness: row.number("stiffness"), damping: row.number("damping"), initialVelocity: row.number("velocity"),
        allowsOverdamping: true)
      let error = try abs(curve.value(at: row.number("time")) - row.number("progress"))
      #expect(error < 2e-5, "\(row.testDescription)")
    }
    #expect(rows.count == 36)
    let spring = try SpringCurve(perceptualDuration: 0.4, bounce: -0.2)
    #expect(abs(spring.value(at: 0.05) - 0.948) < 5e-4 && abs(spring.overshoot - 0.0992) < 1e-3)
    #expect(abs(spring.velocity(at: 0) - 2 * spring.dampingRatio * spring.naturalFrequency) < 1e-9)
    #expect(spring.solvedExactly.overshoot == 0)
    let clamped = try SpringCurve(stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(clamped.value(at: 0.05) - 0.1859) < 1e-3 && clamped.overshoot == 0)
  }

  @Test func perceptualDurationsSettleAsRecordedOnTheMac() throws {
    for (duration, bounce, settling) in [
      (0.5, -0.3, 1.1), (0.5, 0.3, 0.8629552831744205), (0.5, 0.7, 1.904872615017113),
      (0.35, 0.15, 0.5156554893625898), (1, 0, 1.5), (0.5, 0, 0.8), (0.25, 0, 0.4),
    ] {
      let spring = try SpringCurve(perceptualDuration: duration, bounce: bounce)
      #expect(abs(spring.settlingDuration - settling) < 1e-12, "\(duration) s, \(bounce)")
    }
  }

  @Test func swiftUIReportsItsOwnStiffness() throws {
    let rows = try ReferenceTable("swiftui_spring").rows
    for row in rows {
      let spring = try SpringCurve(response: row.number("response"), dampingRatio: row.number("damping_ratio"))
      #expect(try abs(spring.swiftUIStiffness / row.number("stiffness") - 1) < 1e-12, "\(row.testDescription)")
      #expect(try abs(spring.damping / row.number("damping") - 1) < 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 20)
    let smooth = try SpringCurve(perceptualDuration: 0.5, bounce: -0.3)
    #expect(abs(smooth.swiftUIStiffness - 486.6) < 0.05)
  }
}
