import TestSupport
import Testing

@testable import Motion

@Suite struct MediaTimingTests {
  private func timing(_ row: ReferenceTable.Row, _ prefix: String, fill: String) throws -> MediaTiming {
    try MediaTiming(
      beginTime: row.number(prefix + "begin"), duration: row.optionalNumber(prefix + "duration") ?? 0,
      speed: row.number(prefix + "speed"), timeOffset: row.number(prefix + "offset"),
      repeatCount: row.number(prefix + "repeat_count"), repeatDuration: row.number(prefix + "repeat_duration"),
      autoreverses: row.flag(prefix + "autoreverses"), fillMode: #require(FillMode(rawValue: row[fill])))
  }

  @Test func agreesWithTheTable() throws {
    let rows = try ReferenceTable("media_timing").rows
    for row in rows where try !row.flag("edge") {
      let sample = try timing(row, "", fill: "fill").sample(at: row.number("t"))
      #expect(try (sample != nil) == row.flag("contributes"), "\(row.testDescription)")
      #expect(try (sample?.isActive ?? false) == row.flag("active"), "\(row.testDescription)")
      guard let sample else { continue }
      #expect(try sample.iteration == row.integer("iteration"), "\(row.testDescription)")
      #expect(try abs(sample.localTime - row.number("local_time")) <= 1e-12, "\(row.testDescription)")
      #expect(try abs(sample.progress - row.number("progress")) <= 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 323)
  }

  @Test func groupsClipTheirChildren() throws {
    let rows = try ReferenceTable("media_timing_groups").rows
    for row in rows where try !row.flag("edge") {
      let group = try timing(row, "group_", fill: "group_fill")
      let child = try timing(row, "child_", fill: "child_fill")
      let outer = try group.sample(at: row.number("t"))
      #expect(try (outer != nil) == row.flag("group_contributes"), "\(row.testDescription)")
      let inner = outer.flatMap { child.sample(at: $0.localTime, defaultDuration: group.simpleDuration()) }
      #expect(try (inner != nil) == row.flag("child_contributes"), "\(row.testDescription)")
      if let outer {
        #expect(try abs(outer.localTime - row.number("group_local_time")) <= 1e-12, "\(row.testDescription)")
      }
      guard let inner else { continue }
      #expect(try inner.iteration == row.integer("child_iteration"), "\(row.testDescription)")
      #expect(try abs(inner.localTime - row.number("child_local_time")) <= 1e-12, "\(row.testDescription)")
      #expect(try abs(inner.progress - row.number("child_progress")) <= 1e-12, "\(row.testDescription)")
    }
    #expect(rows.count == 102)
  }

  /// The last instant shows, though its time is also the first of the next run.
  @Test func endsAreTheLastInstant() throws {
    for (duration, count) in [(0.1, 3.0), (0.7, 10), (1, 1), (0.3, 7), (1.0 / 3, 9)] {
      let timing = MediaTiming(beginTime: 0.25, duration: duration, repeatCount: count, fillMode: .forwards)
      let end = try #require(timing.sample(at: 1000))
      #expect(abs(end.progress - 1) < 1e-9 && end.iteration == Int(count) - 1)
      let back = MediaTiming(duration: duration, repeatCount: count, autoreverses: true, fillMode: .both)
      #expect(try #require(back.sample(at: 1000)).progress < 1e-9)
    }
    let one = MediaTiming(duration: 2)
    #expect(one.sample(at: 2)?.progress == 1)
    #expect(one.sample(at: 2.000001) == nil)
    #expect(one.sample(at: -0.000001) == nil)
  }

  @Test func endlessAndStandingTimings() throws {
    let endless = MediaTiming(duration: 0.5, repeatCount: .infinity)
    #expect(endless.activeDuration() == .infinity && endless.endTime() == .infinity)
    #expect(try #require(endless.sample(at: 1e6 + 0.125)).progress == 0.25)
    let still = MediaTiming(duration: 2, speed: 0, timeOffset: 0.5)
    #expect(still.endTime() == .infinity)
    #expect(still.sample(at: -5)?.progress == 0.25)
    #expect(still.sample(at: 500)?.progress == 0.25)
    #expect(MediaTiming(beginTime: 1, duration: 3, speed: -2, repeatCount: 2).endTime() == 4)
    #expect(MediaTiming(autoreverses: true).endTime() == 0.5)
    #expect(MediaTiming(repeatCount: 3, repeatDuration: 0.4).endTime(defaultDuration: 2) == 0.4)
  }

  @Test func ownTimeAndParentTimeAreInverse() throws {
    var random = SeededRandom(seed: 3)
    for _ in 0..<1000 {
      let timing = MediaTiming(
        beginTime: .random(in: -5...5, using: &random), speed: .random(in: 0.1...4, using: &random),
        timeOffset: .random(in: -5...5, using: &random))
      let time = Double.random(in: -10...10, using: &random)
      let back = try #require(timing.parentTime(fromLocal: timing.localTime(fromParent: time)))
      #expect(abs(back - time) < 1e-12)
    }
    #expect(MediaTiming(beginTime: 1, speed: 2, timeOffset: 5).localTime(fromParent: 4) == 11)
    #expect(MediaTiming(speed: 0).parentTime(fromLocal: 3) == nil)
  }

  @Test func timeIsConvertedThroughTheCommonRoot() throws {
    let fast = MediaTiming(speed: 2)
    let late = MediaTiming(beginTime: 3)
    let paused = MediaTiming(speed: 0, timeOffset: 7)
    #expect(MediaTiming.convert(8, from: [late, fast], to: [late]) == 4)
    #expect(MediaTiming.convert(8, from: [late, fast], to: []) == 7)
    #expect(MediaTiming.convert(8, from: [], to: [late, fast]) == 10)
    #expect(MediaTiming.convert(8, from: [late], to: [paused]) == 7)
    #expect(MediaTiming.convert(8, from: [paused], to: [late]) == nil)
  }
}
