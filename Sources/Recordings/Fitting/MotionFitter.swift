import Arithmetic
import Motion

/// Finds the simplest function of time that explains a movement.
///
/// A function explains the data if its error doesn't exceed the best function's error by more than the noise. Of these
/// functions, the one with the fewest parameters is chosen; others with the same number of parameters are reported as
/// alternatives. If none explains it, keyframes may.
package struct MotionFitter: Sendable {
  /// The minimum noise to assume, in units of the data.
  package var minimumNoise = 0.04
  /// The smallest significant difference of the property for Pop, in units of the data; nil to fit none of Pop's springs.
  package var popThreshold: Double?

  /// The maximum residual of a function that explains the data, as a multiple of the best residual.
  private static let slack = 1.3
  /// The residual, as a multiple of the chosen one, of a function that explains the data better.
  private static let better = 0.9
  /// The best residual, as a multiple of the noise, above which no function explains the data.
  private static let unexplained = 2.5
  /// The maximum number of samples; of a longer movement, every second, third, and so on is used.
  private static let maximumSampleCount = 1200
  /// The maximum distance of a function, as a multiple of the range of the data: most of a function is not extrapolated.
  private static let maximumReach = 4.0
  /// The number of initial parameter sets that are refined for each family.
  private static let searches = 3

  /// Creates a fitter.
  package init() {}

  /// Fits a movement.
  ///
  /// - Parameters:
  ///   - series: The data, with some rest before and after the movement.
  ///   - movement: The first sample that has moved, and the first at rest again.
  ///   - noise: The standard deviation of the data at rest.
  /// - Returns: The motion; nil for fewer than four samples.
  package func fit(_ series: MotionSeries, movement: Range<Int>, noise: Double) -> FittedMotion? {
    guard series.times.count >= 4, movement.lowerBound > 0 || movement.count > 2, movement.count >= 2 else {
      return nil
    }
    let step = (series.times.count + Self.maximumSampleCount - 1) / Self.maximumSampleCount
    if step > 1 {
      let kept = Array(stride(from: 0, to: series.times.count, by: step))
      let thinned = MotionSeries(
        times: kept.map { series.times[$0] }, components: series.components.map { values in kept.map { values[$0] } })
      return fit(thinned, movement: movement.lowerBound / step..<movement.upperBound / step, noise: noise)
    }
    let last = max(movement.lowerBound, movement.upperBound - 1)
    let seconds = max(0.02, series.times[last] - series.times[max(0, movement.lowerBound - 1)])
    let earliest = movement.lowerBound > 0 ? series.times[movement.lowerBound - 1] : series.times[0] - 0.1
    let noise = max(noise, minimumNoise)
    let latest = series.times[movement.lowerBound]
    var all = MotionFamily.all.compactMap { family in
      best(family, series, seconds: seconds, begin: earliest, latest: latest)
    }
    if let spring = all.first(where: { $0.family == .spring }), let pop = popSpring(near: spring, series, latest) {
      all.append(pop)
    }
    guard let least = all.map(\.residual).min() else { return nil }
    if least > Self.unexplained * noise, let found = keyframes(series, movement, within: max(1.15 * noise, 0.5 * least))
    {
      return motion(found, noise: noise, simpler: least, limit: found.residual)
    }
    let limit = max(Self.slack * least, 1.15 * noise)
    let explaining = all.filter { $0.residual <= limit }
    guard let fewest = explaining.map(\.family.parameterCount).min() else { return nil }
    // Pop's spring is preferred to the spring that it approximates only if it is better.
    func rank(_ candidate: Candidate) -> Double {
      candidate.family == .popSpring ? candidate.residual / Self.better : candidate.residual
    }
    let simplest = explaining.filter { $0.family.parameterCount == fewest }.sorted { rank($0) < rank($1) }
    guard let chosen = simplest.first else { return nil }
    // A function with more parameters that explains the data as well cannot be ruled out either, unless it includes a
    // simpler one and isn't better; a Bézier curve fits everything.
    let richer = all.filter { other in
      guard other.family.parameterCount > fewest, other.family != .bezier else { return false }
      let includesSimpler = all.contains {
        other.family.includes($0.family) && $0.residual <= limit && other.residual >= Self.better * $0.residual
      }
      return !includesSimpler && other.residual <= chosen.residual
    }
    return motion(
      chosen, noise: noise, alternatives: simplest.dropFirst() + richer.sorted { $0.residual < $1.residual },
      simpler: all.filter { $0.family.parameterCount < fewest }.map(\.residual).min(), limit: limit)
  }

  /// Returns a fitted motion with its alternatives and its confidence.
  private func motion(
    _ chosen: Candidate, noise: Double, alternatives: [Candidate] = [], simpler: Double?, limit: Double
  ) -> FittedMotion {
    var motion = FittedMotion(
      family: chosen.family, pace: chosen.pace, begin: chosen.begin, from: chosen.from, to: chosen.to,
      residual: chosen.residual, noise: noise)
    motion.alternatives = alternatives.map {
      FittedMotionAlternative(family: $0.family, pace: $0.pace, begin: $0.begin, residual: $0.residual)
    }
    // The confidence is high if only noise remains, if no simpler function is nearly as good, and if the motion is
    // large.
    let way = zip(chosen.from, chosen.to).map { abs($1 - $0) }.max() ?? 0
    let left = min(1, 1.5 * noise / max(chosen.residual, 1e-12))
    let margin = simpler.map { min(1, ($0 / max(limit, 1e-12) - 1) + 0.5) } ?? 1
    let size = min(1, way / (20 * noise))
    motion.confidence = left * margin * size / Double(1 + motion.alternatives.count)
    return motion
  }

  /// Returns the keyframes with the fewest segments whose residual is within a limit; nil if there are none.
  private func keyframes(_ series: MotionSeries, _ movement: Range<Int>, within limit: Double) -> Candidate? {
    let fitter = KeyframeFitter(series: series, movement: movement)
    for count in 2...KeyframeFitter.maximumSegmentCount {
      let family = MotionFamily.keyframes(segmentCount: count)
      guard let (begin, keyframes) = fitter.keyframes(segmentCount: count) else { continue }
      let found = candidate(family, .keyframes(keyframes), begin: begin, series)
      if found.residual <= limit { return found }
    }
    return nil
  }

  /// The best-fitting function of a family.
  private struct Candidate {
    let family: MotionFamily
    let pace: MotionPace
    let begin: Double
    let from: [Double]
    let to: [Double]
    let residual: Double

    /// The maximum distance between the ends of a component.
    var reach: Double { zip(from, to).map { abs($1 - $0) }.max() ?? 0 }
  }

  private func best(
    _ family: MotionFamily, _ series: MotionSeries, seconds: Double, begin: Double, latest: Double
  ) -> Candidate? {
    func residuals(_ parameters: [Double]) -> [Double]? {
      guard parameters[0] > begin - 0.6 * seconds - 0.1, parameters[0] <= latest,
        let pace = family.pace(Array(parameters.dropFirst()))
      else { return nil }
      // A spring leaves its initial value at once. A larger spring that began half an oscillation earlier passes
      // through the same values.
      switch pace {
      case .spring, .jnw: if parameters[0] < begin - 0.1 * seconds - 0.05 { return nil }
      case .curve, .popSpring, .easedSpring, .decay, .rubberBand, .keyframes: break
      }
      return Self.ends(pace, begin: parameters[0], series).residuals
    }
    func sum(_ parameters: [Double]) -> Double {
      residuals(parameters)?.reduce(0) { $0 + $1 * $1 } ?? .infinity
    }
    // Functions that begin at full speed have their minimum between two samples.
    let begins: [Double] = [begin - 0.12 * seconds, begin, (begin + latest) / 2]
    let starts: [[Double]] = family.starts(seconds: seconds).flatMap { start in begins.map { [$0] + start } }
    let ranked = starts.map { (parameters: $0, sum: sum($0)) }.filter { $0.sum.isFinite }.sorted { $0.sum < $1.sum }
    var found: (parameters: [Double], sum: Double)?
    for start in ranked.prefix(Self.searches) {
      let scales = [0.02] + family.scales(Array(start.parameters.dropFirst()))
      guard let next = LevenbergMarquardt().minimize(start.parameters, scales: scales, residuals) else { continue }
      if next.sum < found?.sum ?? .infinity { found = next }
    }
    guard let found, let pace = family.pace(Array(found.parameters.dropFirst())) else { return nil }
    let best = candidate(family, pace, begin: found.parameters[0], series)
    let ranges = series.components.map { ($0.max() ?? 0) - ($0.min() ?? 0) }
    return best.reach <= Self.maximumReach * (ranges.max() ?? 0) ? best : nil
  }

  /// Returns Pop's spring with the least error, searched near a spring that follows its equation; nil if the movement is
  /// too short for Pop's threshold.
  private func popSpring(near spring: Candidate, _ series: MotionSeries, _ latest: Double) -> Candidate? {
    guard let popThreshold, spring.reach > 4 * popThreshold, case .spring(let curve) = spring.pace else { return nil }
    let threshold = popThreshold / spring.reach
    func pace(_ parameters: [Double]) -> PopSpringProgress? {
      let (frequency, ratio) = (parameters[1], parameters[2])
      guard (1e-1..<1e3).contains(frequency), (0.02...1.5).contains(ratio) else { return nil }
      return PopSpringProgress(
        tension: frequency * frequency, friction: 2 * ratio * frequency, threshold: threshold)
    }
    let start = [spring.begin, 1.02 * (curve.stiffness / curve.mass).squareRoot(), curve.dampingRatio]
    let scales = [0.02, 0.1 * start[1], 0.1]
    let found = LevenbergMarquardt().minimize(start, scales: scales) { parameters in
      guard parameters[0] <= latest, let pace = pace(parameters) else { return nil }
      return Self.ends(.popSpring(pace), begin: parameters[0], series).residuals
    }
    guard let found, let progress = pace(found.parameters) else { return nil }
    return candidate(.popSpring, .popSpring(progress), begin: found.parameters[0], series)
  }

  /// Returns a function of time with its best end values.
  private func candidate(
    _ family: MotionFamily, _ pace: MotionPace, begin: Double, _ series: MotionSeries
  ) -> Candidate {
    let ends = Self.ends(pace, begin: begin, series)
    let sum = ends.residuals.reduce(0) { $0 + $1 * $1 }
    // Each fitted parameter reduces the degrees of freedom.
    let free = max(1, series.times.count - 2 - 1 - family.parameterCount)
    return Candidate(
      family: family, pace: pace, begin: begin, from: ends.from, to: ends.to,
      residual: (sum / Double(free * series.components.count)).squareRoot())
  }

  /// Returns the best-fitting end values for a function of time, by linear least squares, and the differences from the
  /// data.
  private static func ends(
    _ pace: MotionPace, begin: Double, _ series: MotionSeries
  ) -> (from: [Double], to: [Double], residuals: [Double]) {
    let progress = series.times.map { pace.progress(at: $0 - begin) }
    let count = Double(progress.count)
    let mean = progress.reduce(0, +) / count
    let spread = progress.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    var (from, to, residuals) = ([Double](), [Double](), [Double]())
    residuals.reserveCapacity(progress.count)
    for values in series.components {
      let average = values.reduce(0, +) / count
      let common = zip(progress, values).reduce(0) { $0 + ($1.0 - mean) * ($1.1 - average) }
      let slope = spread > 1e-12 ? common / spread : 0
      let start = average - slope * mean
      from.append(start)
      to.append(start + slope)
      for (p, value) in zip(progress, values) { residuals.append(value - start - slope * p) }
    }
    return (from, to, residuals)
  }
}
