/// A computation of a property's values, such as an expression.
protocol TrackFormula: Sendable {
  /// Returns the value of a property at a frame; the keyframed value if the computation fails there.
  func value<Value: TrackValue>(of track: Track<Value>, at frame: Double) -> Value
}

/// A property whose values a formula computes.
final class ComputedTrack<Value: TrackValue>: Sendable {
  let formula: any TrackFormula
  /// The property with its keyframes.
  private let source: Track<Value>
  /// Sample values of the property at some frames.
  let samples: [Value]
  /// The unit conversion that is applied to the formula's result.
  private let change: @Sendable (Value) -> Value

  init(
    _ formula: any TrackFormula, of source: Track<Value>, samples: [Value],
    change: @escaping @Sendable (Value) -> Value = { $0 }
  ) {
    (self.formula, self.source, self.samples, self.change) = (formula, source, samples, change)
  }

  /// Returns the value at a frame.
  func value(at frame: Double) -> Value { change(formula.value(of: source, at: frame)) }

  /// Returns the property in another unit.
  func map(_ next: @escaping @Sendable (Value) -> Value) -> ComputedTrack {
    let before = change
    return ComputedTrack(formula, of: source, samples: samples.map(next)) { next(before($0)) }
  }
}
