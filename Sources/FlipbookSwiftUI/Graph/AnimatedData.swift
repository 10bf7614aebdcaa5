/// The animated data of a value whose type isn't known.
protocol AnimatedAttribute: AnyObject {
  func isAnimating(at time: Double) -> Bool
  /// Returns a value with its data at a time.
  func applied(to value: Any, at time: Double) -> Any
}

/// The animated data of an animatable value.
final class AnimatedData<Value: Animatable>: AnimatedAttribute {
  private var data: AnimatedValue<Value.AnimatableData>

  init(_ value: Value) { data = AnimatedValue(value.animatableData) }

  func set(_ value: Value, in graph: ViewGraph, _ transaction: Transaction) {
    graph.animate(&data, to: value.animatableData, transaction)
  }

  func isAnimating(at time: Double) -> Bool { data.isAnimating(at: time) }

  func applied(to value: Any, at time: Double) -> Any {
    guard data.hasRuns, var value = value as? Value else { return value }
    value.animatableData = data.value(at: time)
    return value
  }
}
