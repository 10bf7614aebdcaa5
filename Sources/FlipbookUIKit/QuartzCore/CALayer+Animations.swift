import Foundation
import LayerTree

/// Animatable properties, actions, and presentation values.
extension CALayer {
  /// Converts ``actions`` to the engine's actions.
  func prepareActions() {
    guard actions != nil, !isViewLayer else { return }
    backing.actions = [:]
    backing.switchesWithoutAction = []
    for (key, action) in actions ?? [:] {
      if let layerSwitch = BooleanProperty(rawValue: key), action is NSNull {
        backing.switchesWithoutAction.insert(layerSwitch)
      }
      guard let property = AnimatableProperty(keyPath: key) else { continue }
      switch action {
      case is NSNull: backing.actions[property] = LayerAction.none
      case let animation as CAAnimation:
        let made = animation.makeAnimation(for: self)
        backing.actions[property] = .animation { _, from, to in made.between(from, to) }
      default: continue
      }
    }
  }

  /// Copies the presentation values of this layer to `copy`.
  func presented<Copy: CALayer>(_ copy: Copy) -> Copy? {
    guard let stage = backing.ownStage else { return nil }
    copy.backing.name = backing.name
    let turn = StageContext.of(backing)?.turn
    let model = committed.flatMap { $0.turn == turn && isShown ? $0.model : nil } ?? backing.model
    copy.backing.model = backing.presentation(at: stage.time, over: model)
    copy.backing.timing = backing.timing
    copy.values = values
    return copy
  }

  /// Returns the property with the given key path; nil if the layer has no such property.
  func animatable(_ keyPath: String) -> AnimatableProperty? {
    ownProperty(keyPath) ?? AnimatableProperty.named(keyPath, on: backing.model)
  }

  /// The model, with the speed and time offset of the layer's clock.
  var valuesWithClock: LayerProperties { backing.model.withClock(of: backing.timing) }

  /// Sets the speed or the time offset of the layer's clock.
  ///
  /// - Returns: False for any other key path.
  func setClock(_ keyPath: String, to value: AnimatableValue) -> Bool {
    guard case .number(let number) = value else { return false }
    switch keyPath {
    case "speed": backing.timing.speed = number
    case "timeOffset": backing.timing.timeOffset = number
    default: return false
    }
    return true
  }

  /// Returns the property with the given key path; traps for an unknown name, whereas Core Animation silently ignores
  /// it.
  func property(forKeyPath keyPath: String, for user: String) -> AnimatableProperty {
    guard let property = animatable(keyPath) else {
      preconditionFailure("\(user): \(type(of: self)) has no animatable property '\(keyPath)'")
    }
    return property
  }
}
