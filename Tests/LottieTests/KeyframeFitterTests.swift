import Foundation
import Motion
import TestSupport
import Testing

@testable import Lottie

@Suite struct KeyframeFitterTests {
  /// The value that keyframes have at a sample, calculated as the reader of Lottie files does it.
  private func value(_ keyframes: [KeyframeFitter.Keyframe], at frame: Int) -> [Double] {
    guard let index = keyframes.lastIndex(where: { $0.frame <= frame }) else { return keyframes[0].value }
    let start = keyframes[index]
    guard index + 1 < keyframes.count else { return start.value }
    let end = keyframes[index + 1]
    let time = Double(frame - start.frame) / Double(end.frame - start.frame)
    let progress: Double =
      switch start.interpolation {
      case .hold: 0
      case .even: time
      case .curve(let x1, let y1, let x2, let y2): TimingFunction(x1, y1, x2, y2).value(at: time)
      }
    return zip(start.value, end.value).map { $0 + ($1 - $0) * progress }
  }

  private func worst(_ keyframes: [KeyframeFitter.Keyframe], _ samples: [[Double]]) -> Double {
    samples.indices.map { frame in
      zip(value(keyframes, at: frame), samples[frame]).map { abs($0 - $1) }.max() ?? 0
    }.max() ?? 0
  }

  /// A spring's motion over two seconds, at 60 samples a second: a damped cosine.
  private func spring(damping: Double, frequency: Double, from start: [Double], to end: [Double]) -> [[Double]] {
    (0...120).map { frame in
      let t = Double(frame) / 60
      let rest = exp(-damping * t) * cos(frequency * t)
      return zip(start, end).map { $1 + ($0 - $1) * rest }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func springsKeepTheToleranceWithFewKeyframes(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<8 {
      let damping = Double.random(in: 2...12, using: &random)
      let frequency = Double.random(in: 2...16, using: &random)
      let samples = spring(
        damping: damping, frequency: frequency, from: [0, 10], to: [Double.random(in: -400...400, using: &random), 90])
      let keyframes = KeyframeFitter(tolerance: 0.25, decimals: 3).keyframes(samples)
      #expect(worst(keyframes, samples) <= 0.251, "seed \(seed): damping \(damping), frequency \(frequency)")
      #expect(keyframes.count <= samples.count / 6, "seed \(seed): \(keyframes.count) keyframes")
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func anySamplesKeepTheTolerance(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var value = 0.0
    let samples = (0..<80).map { _ -> [Double] in
      if Bool.random(using: &random) { value += Double.random(in: -30...30, using: &random) }
      return [value, -2 * value]
    }
    let keyframes = KeyframeFitter(tolerance: 0.25, decimals: 3).keyframes(samples)
    #expect(worst(keyframes, samples) <= 0.251, "seed \(seed)")
  }

  @Test func easeIsOneCurve() {
    let ease = TimingFunction(0.42, 0, 0.58, 1)
    let samples = (0...60).map { [100 * ease.value(at: Double($0) / 60)] }
    let keyframes = KeyframeFitter(tolerance: 0.25, decimals: 3).keyframes(samples)
    #expect(keyframes.map(\.frame) == [0, 60])
  }

  @Test func evenMotionIsALine() {
    let keyframes = KeyframeFitter(tolerance: 0.25, decimals: 3).keyframes((0...60).map { [Double($0), 5] })
    #expect(keyframes == [.init(frame: 0, value: [0, 5]), .init(frame: 60, value: [60, 5])])
  }

  @Test func whatStaysIsOneValue() {
    let samples = (0...60).map { [5 + 0.1 * ($0 % 2 == 0 ? 1.0 : -1.0)] }
    #expect(KeyframeFitter(tolerance: 0.25, decimals: 3).keyframes(samples).map(\.value) == [[5.1]])
  }

  @Test func jumpsAreHeld() {
    let samples = (0..<20).map { [$0 < 7 ? 0.0 : 100.0] }
    let keyframes = KeyframeFitter(tolerance: 0.25, decimals: 3).keyframes(samples)
    #expect(
      keyframes == [.init(frame: 0, value: [0], interpolation: .hold), .init(frame: 7, value: [100])])
  }
}
