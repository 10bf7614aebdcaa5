/// The origin of an animation on a layer.
enum AnimationOrigin {
  /// Code that added it explicitly.
  case code
  /// A transaction, in response to a change.
  case transaction
  /// A UIKit animation block, in response to a change.
  case view(beginsFromCurrentState: Bool)
  /// A property animator.
  case animator
  /// A change inside SwiftUI's `withAnimation`, or a `keyframeAnimator`.
  case swiftUI

  /// True if the animation responds to a change of the model.
  var answersChange: Bool { if case .code = self { false } else { true } }

  /// True for animations of views: by UIKit's blocks and property animators, or by SwiftUI.
  var isView: Bool {
    switch self {
    case .view, .animator, .swiftUI: true
    case .code, .transaction: false
    }
  }
}
