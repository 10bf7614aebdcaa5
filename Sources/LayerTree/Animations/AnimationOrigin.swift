/// Who has added an animation to a layer.
enum AnimationOrigin {
  /// Code, by itself.
  case code
  /// A transaction, in answer to a change.
  case transaction
  /// A UIKit block, in answer to a change.
  case view(beginsFromCurrentState: Bool)
}
