/// What added an animation to a layer.
enum AnimationOrigin {
  /// Code, by itself.
  case code
  /// A transaction, in answer to a change.
  case transaction
  /// A UIKit block, in answer to a change.
  /// A property animator.
  case animator
  case view(beginsFromCurrentState: Bool)
}
