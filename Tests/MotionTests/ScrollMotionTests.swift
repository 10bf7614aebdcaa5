import TestSupport
import Testing

@testable import Motion

/// Content that no finger holds.
@Suite struct ScrollMotionTests {
  @Test func farFromItsEdgesItRunsOut() throws {
    for row in try ReferenceTable("scroll_deceleration").rows {
      let start = try row.number("start")
      let motion = try ScrollMotion(
        from: start, velocity: row.number("velocity"), within: -1e6...1e6, rate: row.number("rate"))
      let time = try row.number("time")
      #expect(try abs(motion.duration - row.number("duration_to_half_point")) <= 1e-9)
      #expect(try abs(motion.rest - row.number("rest_exact")) <= 1e-9)
      let expected = try time < motion.duration ? row.number("position") : row.number("rest_exact")
      #expect(abs(motion.position(at: time) - expected) <= 1e-9, "\(row.testDescription)")
    }
  }

  @Test func beyondAnEdgeItComesBack() throws {
    var count = 0
    for row in try ReferenceTable("scroll_bounce").rows where try row.number("omega") == ScrollBounce.frequency {
      let (displacement, velocity) = (try row.number("displacement"), try row.number("velocity"))
      guard displacement * (velocity + ScrollBounce.frequency * displacement) >= 0 else { continue }
      let edge = 500.0
      let limits = displacement < 0 || velocity < 0 ? edge...1e6 : -1e6...edge
      let motion = ScrollMotion(from: edge + displacement, velocity: velocity, within: limits)
      let time = try row.number("time")
      guard time < motion.duration else { continue }
      let expected = try edge + row.number("displacement_at_time")
      #expect(abs(motion.position(at: time) - expected) <= 1e-9, "\(row.testDescription)")
      #expect(motion.rest == edge)
      count += 1
    }
    #expect(count > 20)
  }

  /// Where it is, how fast, and between what it can rest.
  static let releases: [(Double, Double)] = [
    (0, 3000), (0, -3000), (990, 500), (1000, 500), (-80, 0), (-80, -900), (-80, 4000), (-80, 700), (1200, -9000),
    (500, 0), (500, 1), (3, -40000), (1000, 0), (0, 0), (-1, 0.5),
  ]

  @Test(arguments: releases) func piecesJoinWithoutAJolt(offset: Double, velocity: Double) {
    let motion = ScrollMotion(from: offset, velocity: velocity, within: 0...1000)
    #expect(abs(motion.position(at: 0) - offset) < 0.5 || motion.duration == 0)
    #expect((0...1000).contains(motion.rest))
    #expect(motion.position(at: motion.duration) == motion.rest)
    #expect(motion.position(at: motion.duration + 5) == motion.rest)
    let step = 1e-4
    var last = (position: motion.position(at: 0), velocity: velocity)
    var time = step
    while time < motion.duration {
      let position = motion.position(at: time)
      let speed = (position - last.position) / step
      // What slows it down most is the spring: twice its frequency times the velocity, and its square times the way.
      let frequency = ScrollBounce.frequency
      let maximum =
        (2 * frequency * abs(velocity) + frequency * frequency * abs(offset - motion.rest) + 1) * step * 2 + 1
      #expect(abs(speed - last.velocity) <= maximum, "\(speed) after \(last.velocity) at \(time)")
      last = (position, speed)
      time += step
    }
    #expect(abs(last.position - motion.rest) <= 0.51)
  }

  @Test("Content of any length, released at any speed, comes to rest", arguments: [1e-9, 1, 1e5, 1e9, 1e12])
  func extremes(length: Double) {
    for speed in [0, 1e-9, 1, 1e7, 1e14] {
      for (velocity, place) in [(speed, 0.0), (-speed, 0), (speed, 0.5), (-speed, 1), (speed, 1.9), (-speed, -0.9)] {
        for bounces in [false, true] {
          let motion = ScrollMotion(
            from: place * length, velocity: velocity, within: 0...length, bounces: bounces)
          #expect((0...length).contains(motion.rest) && (0...60).contains(motion.duration), "\(velocity) at \(place)")
          #expect(motion.position(at: motion.duration / 2).isFinite, "\(velocity) at \(place)")
        }
        let page = ScrollMotion(from: place * length, restingAt: length, velocity: velocity)
        #expect(page.rest == length && (0...60).contains(page.duration), "\(velocity) at \(place)")
      }
    }
  }

  @Test(arguments: releases) func contentThatDoesNotBounceStaysInside(offset: Double, velocity: Double) {
    let motion = ScrollMotion(from: offset, velocity: velocity, within: 0...1000, bounces: false)
    for tick in 0...600 { #expect((0...1000).contains(motion.position(at: Double(tick) / 60))) }
  }

  @Test(arguments: [(0.0, 320.0, 0.0), (100, 320, 600), (310, 320, 9000), (300, 0, -600), (320, 320, 0), (100, 0, 400)])
  func itGlidesToAPageWithoutPassingIt(offset: Double, target: Double, velocity: Double) {
    let motion = ScrollMotion(from: offset, restingAt: target, velocity: velocity)
    #expect(motion.rest == target)
    #expect(motion.duration < 2)
    #expect(offset == target || abs((motion.position(at: 1e-6) - offset) / 1e-6 - velocity) < 1 + abs(velocity) * 1e-3)
    guard (target - offset) * velocity >= 0 else { return }
    let span = min(offset, target)...max(offset, target)
    for tick in 0...200 {
      let position = motion.position(at: Double(tick) / 60)
      #expect(position >= span.lowerBound - 1e-9 && position <= span.upperBound + 1e-9)
    }
  }

  @Test func aTimedMotionEasesThere() {
    let motion = ScrollMotion(from: 100, to: 300, duration: 0.5, timingFunction: .easeInEaseOut)
    #expect(motion.position(at: 0) == 100)
    #expect(abs(motion.position(at: 0.25) - 200) < 1e-9)
    #expect(motion.position(at: 0.5) == 300)
  }

  @Test(arguments: [(100.0, 0.0), (100, 900), (100, -900), (100, -3000), (0, 500), (-30, 10), (0.01, 0)])
  func aSpringIsAtRestWhenItSays(displacement: Double, velocity: Double) {
    let bounce = ScrollBounce(displacement: displacement, velocity: velocity)
    let duration = bounce.duration(within: 0.5)
    for step in 0...400 {
      #expect(abs(bounce.displacement(at: duration + Double(step) / 100)) <= 0.5 + 1e-9)
    }
    #expect(duration == 0 || abs(abs(bounce.displacement(at: duration)) - 0.5) < 1e-9)
    if let crossing = bounce.crossingTime { #expect(abs(bounce.displacement(at: crossing)) < 1e-9) }
  }

  @Test(arguments: [(1000.0, 400.0), (1000, 499), (-2000, -700), (50, 10), (1000, 0)])
  func decelerationGivesTheTimeOfPassing(velocity: Double, way: Double) {
    let motion = ScrollDeceleration(velocity: velocity, from: 30)
    let time = motion.time(reaching: 30 + way)
    #expect(abs(motion.position(at: time) - 30 - way) < 1e-9)
  }
}
