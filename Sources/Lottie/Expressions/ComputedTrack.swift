/// A property whose expression gives its value.
final class ComputedTrack<Value: TrackValue>: Sendable {
  let expression: Expression
  /// The property as the file has it.
  private let source: Track<Value>
  /// Values that it has at some times.
  let samples: [Value]
  /// The unit conversion of the expression's result.
  private let change: @Sendable (Value) -> Value

  init(
    _ expression: Expression, of source: Track<Value>, samples: [Value],
    change: @escaping @Sendable (Value) -> Value = { $0 }
  ) {
    (self.expression, self.source, self.samples, self.change) = (expression, source, samples, change)
  }

  /// The value at a frame.
  func value(at frame: Double) -> Value { change(expression.value(of: source, at: frame)) }

  /// The property in another unit.
  func map(_ next: @escaping @Sendable (Value) -> Value) -> ComputedTrack {
    let before = change
    return ComputedTrack(expression, of: source, samples: samples.map(next)) { next(before($0)) }
  }
}
