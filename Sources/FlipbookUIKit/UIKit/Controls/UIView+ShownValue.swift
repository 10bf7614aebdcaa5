extension UIView {
  /// Updates the layout of a control for its new value, over a quarter of a second if animated.
  func showValue(animated: Bool, _ place: @escaping () -> Void) {
    guard animated else { return place() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState], animations: place)
  }
}
