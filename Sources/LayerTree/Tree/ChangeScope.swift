public import Motion

/// The settings that apply while a block of changes runs: a transaction or a view animation.
protocol ChangeScope: AnyObject {
  /// The duration of explicit animations that specify none, in seconds.
  var defaultDuration: Double? { get }

  /// The group that waits for animations added in the scope.
  var completionGroup: CompletionGroup? { get }

  /// Returns true if the scope handles changes of a layer; otherwise the enclosing scope does.
  func applies(to layer: Layer) -> Bool

  /// Responds to a change of a layer's model, with or without an animation.
  func modelChanged(of layer: Layer, from old: LayerProperties, on stage: Stage)
}

extension ChangeScope {
  /// Returns true for every layer.
  func applies(to layer: Layer) -> Bool { true }
}

/// The implicit animation that a change of a property starts inside a transaction.
public enum LayerAction: Sendable {
  /// No animation: the change is immediate.
  case none
  /// A custom animation from the presentation value to the new one, or a ``Transition``.
  case animation(
    @Sendable (_ property: AnimatableProperty, _ from: AnimatableValue, _ to: AnimatableValue) -> any Animation)
}
