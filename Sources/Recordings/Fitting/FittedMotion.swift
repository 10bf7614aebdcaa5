/// A measured motion and the simplest function that explains it.
package struct FittedMotion: Hashable, Sendable {
  /// The family of the function.
  package let family: MotionFamily
  /// The function.
  package let pace: MotionPace
  /// The begin time, in seconds.
  package let begin: Double
  /// The initial values.
  package let from: [Double]
  /// The values at progress 1: the final values, or for keyframes that return, the farthest ones.
  package let to: [Double]
  /// The root mean square deviation from the data.
  package let residual: Double
  /// The standard deviation of the data at rest.
  package let noise: Double
  /// Other functions that explain the data equally well with the same number of parameters.
  package var alternatives: [FittedMotionAlternative] = []
  /// The confidence, from 0 to 1: high if the function leaves little error, and if simpler functions explain the data
  /// much worse.
  package var confidence = 1.0

  /// The final values.
  package var final: [Double] {
    if case .keyframes(let keyframes) = pace { values(at: begin + keyframes.duration) } else { to }
  }

  /// The maximum distance between the ends of a component.
  var reach: Double { zip(from, to).map { abs($1 - $0) }.max() ?? 0 }

  /// The end time, in seconds.
  package var end: Double { begin + pace.duration }

  /// Returns the motion, delayed by a time.
  func moved(by seconds: Double) -> FittedMotion {
    FittedMotion(
      family: family, pace: pace, begin: begin + seconds, from: from, to: to, residual: residual, noise: noise,
      alternatives: alternatives, confidence: confidence)
  }

  /// Returns the motion with other initial and final values.
  func between(_ from: [Double], _ to: [Double]) -> FittedMotion {
    FittedMotion(
      family: family, pace: pace, begin: begin, from: from, to: to, residual: residual, noise: noise,
      alternatives: alternatives, confidence: confidence)
  }

  /// Returns the values at a time, in seconds.
  package func values(at time: Double) -> [Double] {
    let progress = pace.progress(at: time - begin)
    return zip(from, to).map { $0 + ($1 - $0) * progress }
  }
}
