/// A UIKit view transition between two images: the options `UIView.AnimationOptions.transition…`.
///
/// UIKit's curl transitions are not included.
public enum ViewTransition: String, CaseIterable, Sendable {
  /// The old image dissolves into the new one.
  case crossDissolve
  /// The layer flips about its vertical axis, its left side coming to the front; the new image is on the back.
  case flipFromLeft
  /// The layer flips about its vertical axis, its right side coming to the front.
  case flipFromRight
  /// The layer flips about its horizontal axis, its top coming to the front.
  case flipFromTop
  /// The layer flips about its horizontal axis, its bottom coming to the front.
  case flipFromBottom

  /// The corresponding kind and direction of ``Transition``.
  var transition: (kind: Transition.Kind, direction: Transition.Direction) {
    switch self {
    case .crossDissolve: (.fade, .fromLeft)
    case .flipFromLeft: (.flip, .fromLeft)
    case .flipFromRight: (.flip, .fromRight)
    case .flipFromTop: (.flip, .fromTop)
    case .flipFromBottom: (.flip, .fromBottom)
    }
  }
}
