import Geometry
import LayerTree
import TestSupport
import Testing

@testable import Preview

/// Fingers by their own clock.
@Suite struct FingerPathTests {
  private let tick = 1.0 / 60

  /// The finger as a stage sees it, tick by tick, when each event comes some time after it happens.
  private func samples(
    _ events: [(time: Double, x: Double)], lift: Double, delay: (Int) -> Double = { _ in 0.002 }
  ) -> [TouchSample] {
    var clock = PointerClock()
    var path: FingerPath?
    var samples: [TouchSample] = []
    var waiting = events.enumerated().map { (arrival: $1.time + delay($0), event: $1) }
    let end = (arrival: lift + delay(events.count), time: lift)
    var isLifted = false
    for index in 1...120 {
      let now = Double(index) * tick
      while let next = waiting.first, next.arrival <= now {
        waiting.removeFirst()
        // The page's clock is another one.
        let time = clock.stageTime(of: next.event.time + 1000, arrivingAt: next.arrival)
        if path == nil {
          path = FingerPath(number: 0, at: Point(next.event.x, 0), time: time, own: next.event.time)
        } else {
          path?.move(to: Point(next.event.x, 0), time: time, own: next.event.time)
        }
      }
      if !isLifted, waiting.isEmpty, end.arrival <= now {
        path?.lift(at: clock.stageTime(of: end.time + 1000, arrivingAt: end.arrival), own: end.time)
        isLifted = true
      }
      if let sample = path?.sample(at: now, length: tick) { samples.append(sample) }
      if samples.last?.phase == .ended { break }
    }
    return samples
  }

  /// A finger that moves 600 points a second for 0.096 s, with an event every 4 ms.
  private static func events(from begin: Double) -> [(time: Double, x: Double)] {
    (0...24).map { number in
      let time = Double(number) * 0.004
      return (begin + time, 600 * time)
    }
  }

  @Test("A finger that is lifted is as fast as it was, wherever between two ticks that is")
  func velocity() throws {
    for phase in stride(from: 0.0, to: tick, by: tick / 7) {
      let events = Self.events(from: 0.1 + phase)
      let samples = samples(events, lift: 0.1 + phase + 0.096 + 0.003)
      let (before, last) = (samples[samples.count - 2], samples[samples.count - 1])
      #expect(last.phase == .ended)
      #expect(abs((last.location.x - before.location.x) * 60 - 600) < 2, "phase \(phase)")
    }
  }

  @Test("Messages that come unevenly do not change how fast the finger is")
  func jitter() throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let delays = (0...30).map { _ in Double.random(in: 0.001...0.03, using: &random) }
      // Messages of one connection do not overtake each other.
      let events = Self.events(from: 0.1)
      var arrivals: [Double] = []
      for (index, event) in events.enumerated() {
        arrivals.append(max(event.time + delays[index], arrivals.last ?? 0))
      }
      let end = max(0.199 + delays[25], arrivals[24])
      let samples = samples(events, lift: 0.199) { $0 < 25 ? arrivals[$0] - events[$0].time : end - 0.199 }
      let (before, last) = (samples[samples.count - 2], samples[samples.count - 1])
      #expect(abs((last.location.x - before.location.x) * 60 - 600) < 6, "seed \(seed)")
    }
  }

  @Test("A finger that rests before it is lifted does not move any more")
  func rest() throws {
    let events = Self.events(from: 0.1)
    let samples = samples(events, lift: 0.3)
    #expect(samples.last?.location == samples[samples.count - 2].location)
    #expect(samples.last?.location.x == 57.6)
  }

  @Test("A tap between two ticks comes down and is lifted")
  func tap() throws {
    let samples = samples([(0.101, 20)], lift: 0.103)
    #expect(samples.map(\.phase) == [.began, .ended])
    #expect(samples.allSatisfy { $0.location == Point(20, 0) })
  }

  @Test("The clocks of page and stage are known by the quickest message, and found again when one was set")
  func clock() {
    var clock = PointerClock()
    #expect(clock.stageTime(of: 100, arrivingAt: 1) == 1)
    #expect(abs(clock.stageTime(of: 100.1, arrivingAt: 1.15) - 1.1) < 1e-4)
    #expect(abs(clock.stageTime(of: 100.2, arrivingAt: 1.19) - 1.19) < 1e-9)
    #expect(abs(clock.stageTime(of: 100.3, arrivingAt: 1.4) - 1.29) < 1e-4)
    #expect(clock.stageTime(of: 5, arrivingAt: 2) == 2)
  }

  @Test(
    "An invalid event is nil",
    arguments: [
      "", "d", "d 1 2 3", "x 1 2 3 4", "d 1 nan 3 4", "d 1 2 inf 4", "d 1.5 2 3 4", "d 1e300 2 3 4", "w 0 1 2 3",
      "w 0 1 2 3 4", "d 1 2 3 4 5", "d a b c d", "d 1 1e300 3 4",
    ])
  func nonsense(text: String) { #expect(PointerEvent(words: text.split(separator: " ")) == nil) }

  @Test("Events are read as the page writes them")
  func events() {
    func event(_ text: String) -> PointerEvent? { PointerEvent(words: text.split(separator: " ")) }
    #expect(event("d 1 1500.5 3.004 4")?.location == Point(3, 4))
    #expect(event("m -1 1500.5 3 4") == PointerEvent(action: .move, finger: -1, time: 1.5005, location: Point(3, 4)))
    #expect(event("w 0 1 2 3 4 -5")?.action == .wheel(Point(4, -5)))
    #expect(event("u 2 1 1e9 -1e9")?.location == Point(1e5, -1e5))
  }
}
