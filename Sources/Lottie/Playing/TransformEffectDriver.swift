import LayerTree

/// Drives the container of a layer with the effect “Transform”.
final class TransformEffectDriver: LayerDriver {
  private let effect: TransformEffect
  private let clock: CompositionClock

  init(_ effect: TransformEffect, clock: CompositionClock) { (self.effect, self.clock) = (effect, clock) }

  func drive(_ properties: inout LayerProperties, at time: Double) {
    let frame = clock.frame(at: time)
    properties.place(by: effect.matrix(at: frame), anchor: .zero)
    properties.opacity = max(0, min(1, effect.opacity.value(at: frame).x / 100))
  }
}
