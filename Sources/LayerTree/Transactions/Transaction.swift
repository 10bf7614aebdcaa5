package import Motion

/// The settings of implicit animations during a block of changes.
package final class Transaction: ChangeScope {
  /// The duration of implicit animations, and of explicit ones without their own, in seconds.
  package var duration: Double
  /// The timing function of implicit animations; nil for ``TimingFunction/default``.
  package var timingFunction: TimingFunction?
  /// True for immediate changes.
  package var disablesActions: Bool
  var completionGroup: CompletionGroup?
  /// The completion group that encloses the transaction's own.
  let outerGroup: CompletionGroup?
  /// The transaction's own completion group, until it is sealed; nil for none.
  var ownGroup: CompletionGroup?

  var defaultDuration: Double? { duration }

  /// Creates a transaction; omitted values are inherited from the enclosing transaction, or default to 0.25 s, the
  /// default curve, and enabled actions.
  init(
    duration: Double?, timingFunction: TimingFunction?, disablesActions: Bool?, inside outer: Transaction?,
    completion: CompletionGroup?
  ) {
    self.duration = duration ?? outer?.duration ?? AttachedAnimation.defaultDuration
    self.timingFunction = timingFunction ?? outer?.timingFunction
    self.disablesActions = disablesActions ?? outer?.disablesActions ?? false
    completionGroup = completion
    outerGroup = completion
  }

  func applies(to layer: Layer) -> Bool { disablesActions || !layer.ignoresTransactions }

  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage) {
    guard !disablesActions else { return }
    let shown = layer.presentation(at: stage.time, over: old)
    let hasSwitched = BooleanProperty.allCases.contains { layerSwitch in
      layerSwitch.value(in: old) != layerSwitch.value(in: layer.model)
        && !layer.switchesWithoutAction.contains(layerSwitch)
    }
    if hasSwitched {
      layer.add(
        Transition(.fade, duration: duration, timingFunction: timingFunction ?? .default), forKey: Transition.key,
        afterChangeOf: shown, from: .transaction)
    }
    for property in AnimatableProperty.changed(from: old, to: layer.model) {
      let (from, to) = (property.value(in: shown), property.value(in: layer.model))
      switch layer.actions[property] {
      case .some(.none): layer.removeAnimation(forKey: property.keyPath)
      case .animation(let make):
        layer.add(make(property, from, to), forKey: property.keyPath, afterChangeOf: shown, from: .transaction)
      case nil:
        // Like the animation of `-[CALayer actionForKey:]`, it has only a `fromValue` and runs to the layer's current
        // value.
        layer.removeAnimations(replacedOn: property)
        // Without a color there is no `fromValue`, and the animation runs from the new color to itself (recorded on macOS).
        if property == .backgroundColor, old.backgroundColor == nil { continue }
        let animation = BasicAnimation(
          property, from: from, duration: duration, timingFunction: timingFunction ?? .default)
        layer.attach(animation, forKey: property.keyPath, from: .transaction)
      }
    }
  }
}
