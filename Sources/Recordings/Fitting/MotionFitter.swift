import Arithmetic

/// Finds the simplest function of time that explains a movement.
///
/// A function explains the data if its error doesn't exceed the best function's error by more than the noise. Of these
/// functions, the one with the fewest parameters is chosen; others with the same number of parameters are reported as
/// alternatives.
package struct MotionFitter: Sendable {
  /// The minimum noise to assume, in units of the data.
  package var minimumNoise = 0.04

  /// The maximum residual of a function that explains the data, as a multiple of the best residual.
  private static let slack = 1.2
  /// The residual, as a multiple of the chosen one, of a function that explains the data better.
  private static let better = 0.9
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
    let last = max(movement.lowerBound, movement.upperBound - 1)
    let seconds = max(0.02, series.times[last] - series.times[max(0, movement.lowerBound - 1)])
    let earliest = movement.lowerBound > 0 ? series.times[movement.lowerBound - 1] : series.times[0] - 0.1
    let noise = max(noise, minimumNoise)
    let all = MotionFamily.all.compactMap { family in
      best(family, series, seconds: seconds, begin: earliest, latest: series.times[movement.lowerBound])
    }
    guard let least = all.map(\.residual).min() else { return nil }
    let limit = max(Self.slack * least, 1.15 * noise)
    let explaining = all.filter { $0.residual <= limit }
    guard let fewest = explaining.map(\.family.parameterCount).min() else { return nil }
    let simplest = explaining.filter { $0.family.parameterCount == fewest }.sorted { $0.residual < $1.residual }
    guard let chosen = simplest.first else { return nil }
    let simpler = all.filter { $0.family.parameterCount < fewest }.map(\.residual).min()
    let way = zip(chosen.from, chosen.to).map { abs($1 - $0) }.max() ?? 0
    var motion = FittedMotion(
      family: chosen.family, pace: chosen.pace, begin: chosen.begin, from: chosen.from, to: chosen.to,
      residual: chosen.residual, noise: noise)
    // A function with more parameters that explains the data better cannot be ruled out either; a Bézier curve fits
    // everything.
    let richer = all.filter {
      $0.family.parameterCount > fewest && $0.family != .bezier && $0.residual < Self.better * chosen.residual
    }
    motion.alternatives = (simplest.dropFirst() + richer.sorted { $0.residual < $1.residual }).map {
      FittedMotionAlternative(family: $0.family, pace: $0.pace, begin: $0.begin, residual: $0.residual)
    }
    // The confidence is high if only noise remains, if no simpler function is nearly as good, and if the motion is
    // large.
    let left = min(1, 1.5 * noise / max(chosen.residual, 1e-12))
    let margin = simpler.map { min(1, ($0 / max(limit, 1e-12) - 1) + 0.5) } ?? 1
    let size = min(1, way / (20 * noise))
    motion.confidence = left * margin * size / Double(1 + motion.alternatives.count)
    return motion
  }

  /// The best-fitting function of a family.
  private struct Candidate {
    let family: MotionFamily
    let pace: MotionPace
    let begin: Double
    let from: [Double]
    let to: [Double]
    let residual: Double
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
      case .curve, .easedSpring, .decay: break
      }
      return Self.ends(pace, begin: parameters[0], series).residuals
    }
    func sum(_ parameters: [Double]) -> Double {
      residuals(parameters)?.reduce(0) { $0 + $1 * $1 } ?? .infinity
    }
    let ranked = family.starts(seconds: seconds).flatMap { start in
      [begin - 0.12 * seconds, begin].map { [$0] + start }
    }.map { (parameters: $0, sum: sum($0)) }.filter { $0.sum.isFinite }.sorted { $0.sum < $1.sum }
    var found: (parameters: [Double], sum: Double)?
    for start in ranked.prefix(Self.searches) {
      let scales = [0.02] + family.scales(Array(start.parameters.dropFirst()))
      guard let next = LevenbergMarquardt().minimize(start.parameters, scales: scales, residuals) else { continue }
      if next.sum < found?.sum ?? .infinity { found = next }
    }
    guard let found, let pace = family.pace(Array(found.parameters.dropFirst())) else { return nil }
    let ends = Self.ends(pace, begin: found.parameters[0], series)
    // Each fitted parameter reduces the degrees of freedom.
    let free = max(1, series.times.count - 2 - 1 - family.parameterCount)
    return Candidate(
      family: family, pace: pace, begin: found.parameters[0], from: ends.from, to: ends.to,
      residual: (found.sum / Double(free * series.components.count)).squareRoot())
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
