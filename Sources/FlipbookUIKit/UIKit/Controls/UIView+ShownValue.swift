extension UIView {
  /// Places the parts of a control as its new value has them, in a quarter of a second if that is animated.
  func showValue(animated: Bool, _ place: @escaping () -> Void) {
    guard animated else { return place() }
    layoutIfNeeded()
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.curveEaseInOut, .beginFromCurrentState], animations: place)
  }
}
