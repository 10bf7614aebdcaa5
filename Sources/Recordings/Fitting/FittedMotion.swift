/// A motion with the simplest function that explains it.
package struct FittedMotion: Hashable, Sendable {
  /// The kind of function.
  package let family: MotionFamily
  /// The function.
  package let pace: MotionPace
  /// The beginning in seconds.
  package let begin: Double
  /// The values at the beginning.
  package let from: [Double]
  /// The values in the end.
  package let to: [Double]
  /// The root of the mean squared difference from the data.
  package let residual: Double
  /// The noise of the data at rest.
  package let noise: Double
  /// The other kinds of functions that explain the data as well with as few numbers.
  package var alternatives: [FittedMotionAlternative] = []
  /// The confidence from 0 to 1: high if simpler functions explain the data much worse, and if this one leaves little
  /// error.
  package var confidence = 1.0

  /// The end in seconds.
  package var end: Double { begin + pace.duration }

  /// The motion, begun later.
  func moved(by seconds: Double) -> FittedMotion {
    FittedMotion(
      family: family, pace: pace, begin: begin + seconds, from: from, to: to, residual: residual, noise: noise,
      alternatives: alternatives, confidence: confidence)
  }

  /// The values at a time.
  package func values(at time: Double) -> [Double] {
    let progress = pace.progress(at: time - begin)
    return zip(from, to).map { $0 + ($1 - $0) * progress }
  }
}
