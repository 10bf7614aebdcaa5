/// The optional requirements of UIKit's protocols; FlipbookUIKit has default implementations.
enum UIKitRequirements {
  /// Their base names.
  static let optional: Set = [
    "animationDidStart", "animationDidStop", "draw", "display", "layerWillDraw", "layoutSublayers", "action",
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging", "scrollViewWillEndDragging",
    "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "viewForZooming", "scrollViewWillBeginZooming", "scrollViewDidEndZooming",
    "scrollViewShouldScrollToTop", "scrollViewDidScrollToTop", "scrollViewDidChangeAdjustedContentInset",
    "tableView", "numberOfSections", "collectionView", "gestureRecognizerShouldBegin", "gestureRecognizer",
    "animationController", "interactionController", "interactionControllerForPresentation",
    "interactionControllerForDismissal", "presentationController", "animationEnded", "interruptibleAnimator",
    "navigationController", "textFieldShouldBeginEditing", "textFieldDidBeginEditing", "textFieldShouldEndEditing",
    "textFieldDidEndEditing", "textField", "textFieldShouldClear", "textFieldShouldReturn", "textViewDidChange",
    "tabBarController", "tabBar", "indexTitles", "pop_animationDidStart", "pop_animationDidStop",
  ]
}
