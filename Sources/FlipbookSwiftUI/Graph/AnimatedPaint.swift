/// A paint that follows its target with animations.
struct AnimatedPaint {
  private var target: Paint?
  private var components = AnimatedValue(AnimatableNumbers.zero)

  /// Changes the target; another kind of paint replaces it at once.
  mutating func set(_ paint: Paint, in graph: ViewGraph, _ transaction: Transaction) {
    if let target, target.isAlike(paint) {
      graph.animate(&components, to: paint.components, transaction)
    } else {
      components = AnimatedValue(paint.components)
    }
    target = paint
  }

  func value(at time: Double) -> Paint {
    guard let target else { return Color.clear.paint(in: EnvironmentValues()) }
    return components.hasRuns ? target.with(components.value(at: time)) : target
  }

  func isAnimating(at time: Double) -> Bool { components.isAnimating(at: time) }
}
