/// The origin of an animation on a layer.
enum AnimationOrigin {
  /// Code that added it explicitly.
  case code
  /// A transaction, in answer to a change.
  case transaction
  /// A UIKit block, in answer to a change.
  case view(beginsFromCurrentState: Bool)
  /// A property animator.
  case animator

  /// True if the animation answers a change of the model.
  var answersChange: Bool { if case .code = self { false } else { true } }

  /// True for the animations of UIKit: those of blocks and of property animators.
  var isView: Bool {
    switch self {
    case .view, .animator: true
    case .code, .transaction: false
    }
  }
}
