public import Motion

/// The implicit animation that a change of a property starts inside a transaction.
public enum LayerAction: Sendable {
  /// Nothing: the new value shows at once.
  case none
  /// An animation made for the change, from the presentation value to the new one; or a ``Transition``.
  case animation(
    @Sendable (_ property: AnimatableProperty, _ from: AnimatableValue, _ to: AnimatableValue) -> any Animation)
}
