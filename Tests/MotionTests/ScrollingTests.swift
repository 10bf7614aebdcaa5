import TestSupport
import Testing

@testable import Motion

@Suite struct ScrollingTests {
  @Test func rubberBandAgreesWithTheTable() throws {
    let rows = try ReferenceTable("scroll_rubber_band").rows
    for row in rows {
      let band = try RubberBand(dimension: row.number("dimension"), coefficient: row.number("coefficient"))
      let overshoot = try row.number("overshoot")
      let shown = band.shown(overshoot: overshoot)
      #expect(try abs(shown - row.number("shown")) <= 1e-12, "\(row.testDescription)")
      #expect(abs(band.overshoot(shown: shown) - overshoot) <= 1e-10)
      #expect(abs(shown) < band.dimension)
    }
    #expect(rows.count == 36)
  }

  @Test func decelerationAgreesWithTheTable() throws {
    let rows = try ReferenceTable("scroll_deceleration").rows
    for row in rows {
      let motion = try ScrollDeceleration(
        velocity: row.number("velocity"), from: row.number("start"), rate: row.number("rate"))
      let time = try row.number("time")
      #expect(try abs(motion.position(at: time) - row.number("position")) <= 1e-9, "\(row.testDescription)")
      #expect(try abs(motion.velocity(at: time) - row.number("velocity_at_time")) <= 1e-9, "\(row.testDescription)")
      #expect(try abs(motion.restPosition - row.number("rest_exact")) <= 1e-9)
      #expect(try abs(motion.projectedPosition - row.number("rest_wwdc_formula")) <= 1e-9)
      #expect(try abs(motion.duration() - row.number("duration_to_half_point")) <= 1e-9)
    }
    #expect(rows.count == 307)
  }

  @Test func decelerationCanBeAimed() {
    for rate in [ScrollDeceleration.normalRate, ScrollDeceleration.fastRate] {
      let motion = ScrollDeceleration(from: 30, restingAt: 350, rate: rate)
      #expect(abs(motion.restPosition - 350) < 1e-9)
      #expect(abs(motion.position(at: 100) - 350) < 1e-9)
      #expect(abs(motion.position(at: motion.duration()) - 350) < 0.5 + 1e-9)
    }
    #expect(ScrollDeceleration(velocity: 0.1).duration() == 0)
  }

  @Test func bounceAgreesWithTheTable() throws {
    let rows = try ReferenceTable("scroll_bounce").rows
    for row in rows {
      let bounce = try ScrollBounce(
        displacement: row.number("displacement"), velocity: row.number("velocity"), frequency: row.number("omega"))
      let error = try bounce.displacement(at: row.number("time")) - row.number("displacement_at_time")
      #expect(abs(error) <= 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 148)
    let bounce = ScrollBounce(displacement: 10, velocity: 300)
    #expect(bounce.velocity(at: 0) == 300)
    let slope = (bounce.displacement(at: 0.1 + 1e-6) - bounce.displacement(at: 0.1 - 1e-6)) / 2e-6
    #expect(abs(bounce.velocity(at: 0.1) - slope) < 1e-4)
  }

  @Test func pagingAgreesWithTheTable() throws {
    let rows = try ReferenceTable("scroll_paging").rows
    for row in rows {
      let paging = try Paging(pageLength: row.number("page"), pageCount: row.integer("pages"))
      let page = try paging.targetPage(offset: row.number("offset"), velocity: row.number("velocity"))
      #expect(try page == row.integer("target_page"), "\(row.testDescription)")
      #expect(try paging.offset(ofPage: page) == row.number("target_offset"))
    }
    #expect(rows.count == 6)
    #expect(Paging(pageLength: 100, pageCount: 3).targetPage(offset: 100, velocity: 50) == 2)
    #expect(Paging(pageLength: 100, pageCount: 3).targetPage(offset: 100, velocity: -50) == 0)
  }
}
