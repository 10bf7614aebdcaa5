import Motion
import Testing

@testable import Recordings

@Suite("Fits of motions")
struct MotionFitterTests {
  /// A series with rest around a motion from 40 to 240, and noise of a sixtieth of a point that repeats itself.
  private func series(begin: Double = 0.313, _ progress: (Double) -> Double, rate: Double = 60) -> MotionSeries {
    let times = (0..<Int(2.2 * rate)).map { Double($0) / rate }
    var state: UInt32 = 7
    let values = times.map { time -> Double in
      state = state &* 1_664_525 &+ 1_013_904_223
      let noise = Double(state >> 8) / Double(1 << 24) - 0.5
      return 40 + 200 * (time < begin ? 0 : progress(time - begin)) + noise * 0.06
    }
    return MotionSeries(times: times, components: [values])
  }

  private func fit(_ series: MotionSeries) throws -> FittedMotion {
    let movement = try #require(MovementFinder.movements(series, threshold: 0.3).first)
    let data = series.part(movement.surroundings)
    let offset = movement.surroundings.lowerBound
    let noise = MovementFinder.noise(series.components[0])
    return try #require(
      MotionFitter().fit(
        data, movement: movement.samples.lowerBound - offset..<movement.samples.upperBound - offset, noise: noise))
  }

  @Test("A spring that begins with the recording begins at its own start, not half an oscillation earlier")
  func immediate() throws {
    for damping in stride(from: 10.0, through: 14, by: 0.5) {
      let spring = try SpringCurve(mass: 1, stiffness: 120, damping: damping)
      let motion = try fit(series(begin: 0) { spring.value(at: $0) })
      #expect(abs(motion.begin) < 0.01 && abs(motion.from[0] - 40) < 2, "\(damping): \(motion)")
    }
  }

  @Test("Timing functions come back by name", arguments: TimingFunction.named.map(\.name), [30.0, 60])
  func named(name: String, rate: Double) throws {
    let function = try #require(TimingFunction.named.first { $0.name == name }?.function)
    let motion = try fit(series({ function.value(at: min(1, $0 / 0.45)) }, rate: rate))
    #expect(motion.family == .curve(function), "\(motion.pace)")
    #expect(
      abs(motion.begin - 0.313) < 0.003 && abs(motion.pace.duration - 0.45) < 0.006, "\(motion.begin) \(motion.pace)")
    #expect(abs(motion.from[0] - 40) < 0.1 && abs(motion.to[0] - 240) < 0.1)
  }

  @Test("Springs come back with their response and damping", arguments: [0.25, 0.5, 0.8, 1.0], [0.3, 0.55])
  func springs(ratio: Double, response: Double) throws {
    let spring = try SpringCurve(response: response, dampingRatio: ratio)
    let motion = try fit(series { spring.value(at: $0) })
    let families = [motion.family] + motion.alternatives.map(\.family)
    #expect(families.contains(ratio == 1 ? .criticalSpring : .spring), "\(families)")
    let found = try #require(
      motion.pace.dampingRatio, "\(motion.pace)")
    #expect(abs(found - ratio) < 0.02 && abs(motion.begin - 0.313) < 0.004)
    guard case .spring(let curve) = motion.pace else { return }
    #expect(abs(curve.perceptualDuration / response - 1) < 0.02)
  }

  @Test("A spring with a velocity, JNW's spring, UIKit's of iOS 7, a decay, and a curve without a name")
  func others() throws {
    let pushed = try SpringCurve(
      stiffness: 200, damping: 14, initialVelocity: 9)
    #expect(try fit(series { pushed.value(at: $0) }).family == .pushedSpring)
    let eased = try UIKitSpring(duration: 0.7, dampingRatio: 0.6, generation: .iOS7)
    let fitted = try fit(series { eased.value(at: $0) })
    #expect(fitted.family == .easedSpring, "\(fitted.pace)")
    #expect(abs(fitted.pace.duration - 0.7) < 0.014 && abs((fitted.pace.dampingRatio ?? 0) - 0.6) < 0.03)
    let jnw = try JNWSpring(damping: 30, stiffness: 600, mass: 5).motion(from: .number(0), to: .number(1))
    let found = try fit(
      series { time in
        if case .number(let value) = jnw.value(at: time / jnw.duration) { value } else { 0 }
      })
    #expect(found.family == .jnw, "\(found.pace)")
    #expect(try fit(series { MotionPace.decay(rate: 6.2).progress(at: $0) }).family == .decay)
    let curve = TimingFunction(0.2, 0.9, 0.1, 1)
    let bezier = try fit(series { curve.value(at: min(1, $0 / 0.6)) })
    #expect(bezier.alternatives.isEmpty && bezier.residual < 0.08, "\(bezier.pace)")
  }

  @Test("Pop's spring comes back with its tension and friction, although it runs slower", arguments: [20.0, 200])
  func pop(distance: Double) throws {
    let dynamics = try PopDynamics(tension: 280, friction: 26)
    var spring = PopSpring(from: .number(0), to: .number(distance), dynamics: dynamics, threshold: 1)
    var values: [Double] = []
    for frame in 0..<120 {
      spring.advance(to: Double(frame) / 60)
      if case .number(let value) = spring.value { values.append(value / distance) }
    }
    let series = series(begin: 0.3) { values[min(values.count - 1, Int(($0 * 60).rounded()))] }
    let movement = try #require(MovementFinder.movements(series, threshold: 0.3).first)
    var fitter = MotionFitter()
    fitter.popThreshold = 200 / distance
    let motion = try #require(fitter.fit(series, movement: movement.samples, noise: 0.02))
    // Over a short distance, the end of the motion, within the threshold, tells Pop's spring apart.
    if distance < 100 { #expect(motion.family == .popSpring, "\(motion.pace)") }
    let paces = [motion.pace] + motion.alternatives.map(\.pace)
    let found = paces.compactMap { pace -> PopSpringProgress? in
      if case .popSpring(let found) = pace { found } else { nil }
    }
    let pop = try #require(found.first, "\(paces)")
    #expect(abs(pop.tension / 280 - 1) < 0.02 && abs(pop.friction / 26 - 1) < 0.02, "\(paces)")
  }

  @Test("A function of which the data shows only a small part is not fitted")
  func reach() throws {
    // The beginning of an acceleration from rest, over a few points.
    let motion = try fit(series { 0.02 * $0 * $0 })
    #expect(abs(motion.to[0] - motion.from[0]) < 4 * 16, "\(motion)")
  }

  @Test("A drag of a rubber band comes back with its duration and its resistance", arguments: [0.8, 2.5, 6])
  func rubberBands(resistance: Double) throws {
    let band = RubberBand(dimension: 400, coefficient: 0.55)
    // The finger moves at constant speed, up to the distance with this resistance.
    let reach = resistance * 400 / 0.55
    let motion = try fit(
      series { time in band.shown(overshoot: min(1, time / 0.6) * reach) / band.shown(overshoot: reach) })
    #expect(motion.family == .rubberBand, "\(motion.pace)")
    guard case .rubberBand(let found, let duration) = motion.pace else { return }
    #expect(abs(found / resistance - 1) < 0.05 && abs(duration - 0.6) < 0.012, "\(motion.pace)")
    #expect(abs(motion.begin - 0.313) < 0.006 && abs(motion.to[0] - 240) < 0.3)
  }

  @Test("Keyframes come back with their times and values, also if they return to the first value")
  func keyframes() throws {
    let path = try #require(MotionKeyframes(times: [0, 0.15, 0.4, 0.7], values: [0, 0.7, 0.3, 1]))
    let motion = try fit(series { path.progress(at: $0) })
    guard case .keyframes(let found) = motion.pace, found.times.count == 4 else {
      Issue.record("\(motion.pace)")
      return
    }
    #expect(zip(found.times, path.times).allSatisfy { abs($0 - $1) < 0.004 }, "\(found)")
    #expect(zip(found.values, path.values).allSatisfy { abs($0 - $1) < 0.005 }, "\(found)")
    #expect(abs(motion.begin - 0.313) < 0.003 && abs(motion.final[0] - 240) < 0.1)
    let shake = try #require(MotionKeyframes(times: [0, 0.1, 0.3, 0.5, 0.6], values: [0, 0.1, -0.1, 0.1, 0]))
    let returning = try fit(series { shake.progress(at: $0) })
    #expect(returning.family == .keyframes(segmentCount: 4), "\(returning.pace)")
    #expect(abs(returning.final[0] - 40) < 0.1 && abs(returning.begin - 0.313) < 0.003)
  }

  @Test("Two movements with a rest between are two, and an overshoot is none of its own")
  func movements() {
    let spring = try? SpringCurve(response: 0.3, dampingRatio: 0.4)
    let first = TimingFunction.easeInEaseOut
    let series = series(begin: 0.2) { time in
      first.value(at: min(1, time / 0.3)) + (time > 0.7 ? spring?.value(at: time - 0.7) ?? 0 : 0)
    }
    let found = MovementFinder.movements(series, threshold: 0.3)
    #expect(found.count == 2)
  }

  @Test("Nothing is found where nothing moves")
  func rest() {
    let series = series { _ in 0 }
    #expect(MovementFinder.movements(series, threshold: 0.3).isEmpty)
  }

  @Test("Least squares find the minimum of Rosenbrock's function")
  func leastSquares() throws {
    let found = try #require(
      LevenbergMarquardt(maximumStepCount: 200).minimize([-1.2, 1], scales: [0.01, 0.01]) { parameters in
        [10 * (parameters[1] - parameters[0] * parameters[0]), 1 - parameters[0]]
      })
    #expect(abs(found.parameters[0] - 1) < 1e-3 && abs(found.parameters[1] - 1) < 2e-3, "\(found)")
  }
}
