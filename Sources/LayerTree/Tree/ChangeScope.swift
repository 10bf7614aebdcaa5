public import Motion

/// The settings in force while a block of changes runs: a transaction, or a view animation.
protocol ChangeScope: AnyObject {
  /// The duration of explicit animations without one.
  var defaultDuration: Double? { get }

  /// The group that waits for the animations added meanwhile.
  var completionGroup: CompletionGroup? { get }

  /// Returns whether it handles changes of a layer; otherwise the enclosing scope does.
  func applies(to layer: Layer) -> Bool

  /// Answers a change of a layer's model, with an animation or without.
  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage)
}

extension ChangeScope {
  /// True for every layer.
  func applies(to layer: Layer) -> Bool { true }
}

/// The implicit animation that a change of a property starts inside a transaction.
public enum LayerAction: Sendable {
  /// No animation: the change is immediate.
  case none
  /// An animation made for the change, from the presentation value to the new one; or a ``Transition``.
  case animation(
    @Sendable (_ property: AnimatableProperty, _ from: AnimatableValue, _ to: AnimatableValue) -> any Animation)
}
