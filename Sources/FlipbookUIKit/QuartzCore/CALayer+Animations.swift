import Foundation
import LayerTree

/// The properties that animate, the actions for their changes, and the values that show.
extension CALayer {
  /// Asks the delegate and the layer for actions, as `action(forKey:)` does, where anyone has any.
  func prepareActions() {
    guard actions != nil, !isViewLayer else { return }
    backing.actions = [:]
    backing.switchesWithoutAction = []
    for (key, action) in actions ?? [:] {
      if let layerSwitch = LayerSwitch(rawValue: key), action is NSNull {
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

  /// Gives `copy` the presentation values of this layer.
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

  /// The property with a key path; nil if no such layer has one.
  func animatable(_ keyPath: String) -> AnimatableProperty? {
    ownProperty(keyPath) ?? AnimatableProperty.named(keyPath, on: backing.model)
  }

  /// The model, with the speed and the offset of the layer's clock.
  var valuesWithClock: LayerProperties { backing.model.withClock(of: backing.timing) }

  /// Sets the speed or the offset of the layer's clock.
  ///
  /// - Returns: False for another key path.
  func setClock(_ keyPath: String, to value: AnimatableValue) -> Bool {
    guard case .number(let number) = value else { return false }
    switch keyPath {
    case "speed": backing.timing.speed = number
    case "timeOffset": backing.timing.timeOffset = number
    default: return false
    }
    return true
  }

  /// The property with a key path; traps for an unknown name, where Core Animation silently does nothing.
  func property(forKeyPath keyPath: String, for user: String) -> AnimatableProperty {
    guard let property = animatable(keyPath) else {
      preconditionFailure("\(user): \(type(of: self)) has no animatable property '\(keyPath)'")
    }
    return property
  }
}
