import TestSupport
import Testing

@testable import Motion

/// Laws of media timing, tried on combinations at random.
@Suite struct MediaTimingLawTests {
  /// What ``MediaTiming/sample(at:defaultDuration:)`` says, found by walking through the runs one by one.
  private func twin(_ timing: MediaTiming, at parentTime: Double) -> (progress: Double, iteration: Int, isActive: Bool)?
  {
    let duration = timing.duration == 0 ? 0.25 : timing.duration
    let runs = timing.autoreverses ? 2.0 : 1.0
    var active = duration * runs
    if timing.repeatCount != 0 { active = duration * runs * timing.repeatCount }
    if timing.repeatDuration != 0 { active = timing.repeatDuration }
    var elapsed = (parentTime - timing.beginTime) * abs(timing.speed)
    let isActive = elapsed >= 0 && elapsed <= active
    if elapsed < 0 {
      guard timing.fillMode == .backwards || timing.fillMode == .both else { return nil }
      elapsed = 0
    }
    if elapsed > active {
      guard timing.fillMode == .forwards || timing.fillMode == .both else { return nil }
      elapsed = active
    }
    var time = timing.speed < 0 ? timing.timeOffset - elapsed : timing.timeOffset + elapsed
    var run = 0
    while time < 0 {
      time += duration
      run -= 1
    }
    while time >= duration {
      time -= duration
      run += 1
    }
    let isBackwards = timing.autoreverses && run % 2 != 0
    let iteration = timing.autoreverses ? (run - (isBackwards ? 1 : 0)) / 2 : run
    return ((isBackwards ? duration - time : time) / duration, iteration, isActive)
  }

  private func timing(using random: inout SeededRandom) -> MediaTiming {
    func maybe(_ range: ClosedRange<Double>, otherwise: Double = 0) -> Double {
      Bool.random(using: &random) ? otherwise : .random(in: range, using: &random)
    }
    return MediaTiming(
      beginTime: maybe(-2...3), duration: maybe(0.05...2),
      speed: maybe(0.1...3, otherwise: 1)
        * (Int.random(in: 0..<4, using: &random) == 0 ? -1 : 1),
      timeOffset: maybe(-3...3), repeatCount: maybe(0.1...5), repeatDuration: maybe(0.1...5),
      autoreverses: .random(using: &random), fillMode: FillMode.allCases.randomElement(using: &random) ?? .removed)
  }

  @Test func agreesWithASlowTwin() {
    var random = SeededRandom(seed: 4)
    for round in 0..<10_000 {
      let timing = timing(using: &random)
      let time = Double.random(in: -6...12, using: &random)
      let sample = timing.sample(at: time)
      let expected = twin(timing, at: time)
      #expect((sample == nil) == (expected == nil), "round \(round): \(timing) at \(time)")
      guard let sample, let expected else { continue }
      #expect(sample.isActive == expected.isActive, "round \(round): \(timing) at \(time)")
      // The seam between two runs may fall on either side of a rounding error.
      let distance = abs(sample.progress - expected.progress)
      let isSeam = distance > 1 - 1e-9
      #expect(distance < 1e-9 || isSeam, "round \(round): \(timing) at \(time)")
      if !isSeam && sample.progress > 1e-9 && sample.progress < 1 - 1e-9 {
        #expect(sample.iteration == expected.iteration, "round \(round): \(timing) at \(time)")
      }
    }
  }

  @Test func timeRunsBackwardsToTheSameValues() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<200 {
      let timing = timing(using: &random)
      let times = (0..<50).map { Double($0) * 0.13 - 2 }
      let forwards = times.map { timing.sample(at: $0) }
      let backwards = times.reversed().map { timing.sample(at: $0) }
      #expect(forwards == backwards.reversed())
    }
  }

  @Test func progressStaysInRange() {
    var random = SeededRandom(seed: 6)
    for _ in 0..<2000 {
      let timing = timing(using: &random)
      for step in 0..<20 {
        guard let sample = timing.sample(at: Double(step) * 0.37 - 1) else { continue }
        #expect((0...1).contains(sample.progress))
        #expect((0...timing.simpleDuration()).contains(sample.localTime))
      }
    }
  }
}
