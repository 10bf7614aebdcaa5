import Codecs
import Testing

@Suite("When frames are shown")
struct FrameScheduleTests {
  static let rates = [
    "0.001", "0.5", "1", "3", "7", "9.99", "10", "12.5", "15", "23.976", "24000/1001", "24", "25", "29.97",
    "30000/1001", "30", "33", "33.333333", "48", "49", "49.999", "50", "50.001", "51", "59.94", "60", "60000/1001",
    "66.6", "75", "90", "99", "100", "101", "119.88", "120", "144", "199.9", "200", "240", "1000", "1000000",
  ]

  @Test("No frame drifts, none is too short, and the length is exact", arguments: rates)
  func law(text: String) throws {
    let rate = try #require(FrameRate(text))
    for count in Array(1...130) + [1_000, 10_007] {
      let schedule = FrameSchedule(gifAt: rate, frameCount: count)
      let length = 100 * Double(count) / rate.framesPerSecond
      var start = 0
      for slot in schedule.slots {
        #expect(abs(Double(start) - 100 * Double(slot.frame) / rate.framesPerSecond) <= 0.5 + 1e-6)
        #expect(slot.centiseconds >= 2)
        start += slot.centiseconds
      }
      #expect(schedule.slots.first?.frame == 0)
      #expect(zip(schedule.slots, schedule.slots.dropFirst()).allSatisfy { $0.frame < $1.frame })
      #expect(start == schedule.centiseconds)
      // Only an animation that is too short for any player is made longer.
      #expect(start == max(2, Int((length + 1e-9).rounded())))
      if rate.framesPerSecond <= 50 { #expect(schedule.slots.map(\.frame) == Array(0..<count)) }
    }
  }

  @Test("At rates above 50 as many frames are shown as fit, the last one whenever it can be")
  func resampling() throws {
    let sixty: FrameRate = 60
    // Frames begin at 0, 2, 3, 5, 7, 8 and 10.
    #expect(FrameSchedule(gifAt: sixty, frameCount: 6).slots.map(\.frame) == [0, 1, 3, 5])
    #expect(FrameSchedule(gifAt: sixty, frameCount: 6).slots.map(\.centiseconds) == [2, 3, 3, 2])
    // The fifth begins only 1 before the end, at 8.
    #expect(FrameSchedule(gifAt: sixty, frameCount: 5).slots.map(\.frame) == [0, 1, 3])
    let second = FrameSchedule(gifAt: sixty, frameCount: 60)
    #expect(second.centiseconds == 100)
    #expect(second.slots.count >= 40)
    #expect(FrameSchedule(gifAt: sixty, frameCount: 0).slots.isEmpty)
  }

  @Test("Other formats show every frame")
  func everyFrame() throws {
    let rate: FrameRate = 120
    let schedule = FrameSchedule(everyFrameAt: rate, frameCount: 240)
    #expect(schedule.slots.map(\.frame) == Array(0..<240))
    #expect(schedule.centiseconds == 200)
  }

  @Test("Ends are held, and motion comes back without doubling them")
  func order() throws {
    let rate: FrameRate = 50
    let order = FrameOrder(holdFirst: 25, holdLast: 50, bounces: true)
    let schedule = FrameSchedule(everyFrameAt: rate, frameCount: 4, order: order)
    #expect(schedule.slots.map(\.frame) == [0, 1, 2, 3, 2, 1])
    #expect(schedule.slots.map(\.length) == [26, 1, 1, 51, 1, 1])
    #expect(schedule.slots.map(\.start) == [0, 26, 27, 28, 79, 80])
    #expect(schedule.centiseconds == 162)
    #expect(FrameSchedule(gifAt: rate, frameCount: 4, order: order).slots == schedule.slots)
    let bounce = FrameOrder(bounces: true)
    for (count, frames) in [(0, []), (1, [0]), (2, [0, 1]), (3, [0, 1, 2, 1])] {
      #expect(FrameSchedule(everyFrameAt: rate, frameCount: count, order: bounce).slots.map(\.frame) == frames)
    }
  }

  @Test("A held pose is shown, even at a rate at which a GIF leaves frames out", arguments: [60, 75, 100, 240])
  func heldPose(fps: Int) throws {
    let rate = try #require(FrameRate(fps))
    for count in 2...40 {
      let order = FrameOrder(holdFirst: fps, holdLast: fps, bounces: true)
      let schedule = FrameSchedule(gifAt: rate, frameCount: count, order: order)
      let last = try #require(schedule.slots.first { $0.frame == count - 1 })
      #expect(last.centiseconds >= 100)
      #expect(schedule.slots.allSatisfy { $0.centiseconds >= 2 })
      let length = FrameSchedule(everyFrameAt: rate, frameCount: count, order: order).centiseconds
      #expect(abs(schedule.centiseconds - length) <= 2)
    }
  }

  @Test(
    "Rates are read as people write them",
    arguments: [
      ("60", 60, 1), ("29.97", 2_997, 100), ("30000/1001", 30_000, 1_001), ("0.5", 1, 2), ("50.0", 50, 1),
      ("120/2", 60, 1), ("25.", 25, 1), ("1000000", 1_000_000, 1),
    ])
  func reading(text: String, numerator: Int, denominator: Int) throws {
    let rate = try #require(FrameRate(text))
    #expect(rate.numerator == numerator && rate.denominator == denominator)
  }

  @Test(
    "An invalid rate is nil",
    arguments: [
      "", "0", "-1", "0/5", "5/0", "1/2/3", "nan", "inf", "1e3", "1.2.3", "1000000001", "1/1000001", "0.0000001", "+5",
      " 5", ".",
    ])
  func refusing(text: String) {
    #expect(FrameRate(text) == nil)
  }
}
