import LayerTree
import Motion

/// The velocities of values set by a gesture's handlers, tracked by SwiftUI for the spring that follows.
struct ValueVelocities {
  private let models: [ObjectIdentifier: (before: LayerProperties, after: LayerProperties)]
  private let seconds: Double

  /// - Parameters:
  ///   - layers: The layers, with the models that the last movement but one has given them.
  ///   - after: Their models after the last movement.
  ///   - seconds: The time between both.
  init(_ layers: [Layer], after: [LayerProperties], in seconds: Double) {
    var models: [ObjectIdentifier: (before: LayerProperties, after: LayerProperties)] = [:]
    for (layer, after) in zip(layers, after) where layer.model != after {
      models[ObjectIdentifier(layer)] = (layer.model, after)
    }
    self.models = models
    self.seconds = seconds
  }

  /// Returns the velocity of a layer's property, in units a second; nil if it has none.
  func velocity(_ layer: Layer, _ property: AnimatableProperty) -> AnimatableValue? {
    guard let (before, after) = models[ObjectIdentifier(layer)], seconds > 0 else { return nil }
    let change = property.value(in: after).subtracting(property.value(in: before))
    // Angles are known to a turn.
    if property.unit == .angle, case .number(let turn) = change {
      return AnimatableValue.number(turn.remainder(dividingBy: 2 * .pi) / seconds)
    }
    return change.scaled(by: 1 / seconds)
  }
}
