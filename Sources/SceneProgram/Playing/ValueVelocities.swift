import LayerTree
import Motion

/// The velocities of values that a gesture's handlers set; SwiftUI tracks them for the next spring.
struct ValueVelocities {
  private let models: [ObjectIdentifier: (before: LayerProperties, after: LayerProperties)]
  private let seconds: Double

  /// Computes the velocities of layers.
  ///
  /// - Parameters:
  ///   - layers: The layers, with their models before the last movement.
  ///   - after: The models of the layers after the last movement.
  ///   - seconds: The time between the two, in seconds.
  init(_ layers: [Layer], after: [LayerProperties], in seconds: Double) {
    var models: [ObjectIdentifier: (before: LayerProperties, after: LayerProperties)] = [:]
    for (layer, after) in zip(layers, after) where layer.model != after {
      models[ObjectIdentifier(layer)] = (layer.model, after)
    }
    self.models = models
    self.seconds = seconds
  }

  /// Returns the velocity of a layer's property, in units per second; nil if there is none.
  func velocity(_ layer: Layer, _ property: AnimatableProperty) -> AnimatableValue? {
    guard let (before, after) = models[ObjectIdentifier(layer)], seconds > 0 else { return nil }
    let change = property.value(in: after).subtracting(property.value(in: before))
    // Angles are only known modulo a full turn.
    if property.unit == .angle, case .number(let turn) = change {
      return AnimatableValue.number(turn.remainder(dividingBy: 2 * .pi) / seconds)
    }
    return change.scaled(by: 1 / seconds)
  }
}
