/// The implementation of ``UIView/subviews``, with the layers and appearance transitions that belong to it.
extension UIView {
  /// Removes the view from its superview; when another superview adds the view, overridden methods are not called, as
  /// in UIKit.
  func detach() {
    guard let superview else { return }
    removeConstraintsToOutside()
    let wasShown = window != nil
    let isLeaving = wasShown && appears(false)
    willMove(toSuperview: nil)
    if wasShown { willMove(toWindow: nil) }
    superview.willRemoveSubview(self)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    layer.removeFromSuperlayer()
    didMoveToSuperview()
    didMoveToWindow()
    if isLeaving { child?.endAppearanceTransition() }
  }

  /// Inserts a view among the subviews.
  func insert(_ view: UIView, at index: Int, above sibling: UIView? = nil) {
    precondition(!isDescendant(of: view), "Can't add self as subview")
    if view.superview !== self || view.layer.superlayer !== layer { view.detach() }
    subviews.removeAll { $0 === view }
    let index = min(max(0, index), subviews.count)
    let isNew = window != nil && view.superview == nil
    let isArriving = isNew && view.appears(true)
    view.willMove(toSuperview: self)
    if isNew { view.willMove(toWindow: window) }
    subviews.insert(view, at: index)
    view.superview = self
    placeLayer(of: view, at: index, above: sibling)
    view.updateTraits()
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.didMoveToWindow() }
    if isArriving { view.child?.endAppearanceTransition() }
    setNeedsLayout()
  }

  /// The view controller that owns the view, if it is the child of another one.
  private var child: UIViewController? { controller?.parent == nil ? nil : controller }

  /// Begins the appearance or disappearance of the child view controller that owns the view.
  ///
  /// - Returns: False if there is none, or if its parent reports the transition.
  private func appears(_ isAppearing: Bool) -> Bool {
    guard let child, child.appearance == nil else { return false }
    child.beginAppearanceTransition(isAppearing, animated: false)
    return true
  }

  /// Moves a subview.
  func reorder(_ view: UIView, to index: Int) {
    subviews.removeAll { $0 === view }
    subviews.insert(view, at: min(index, subviews.count))
    placeLayer(of: view, at: min(index, subviews.count - 1))
  }

  /// Places a view's layer directly in front of a sibling's, or behind the layer of the next view in front of it.
  ///
  /// Other layers in between keep their positions.
  private func placeLayer(of view: UIView, at index: Int, above sibling: UIView? = nil) {
    if let sibling {
      layer.insertSublayer(view.layer, above: sibling.layer)
    } else if index + 1 < subviews.count {
      layer.insertSublayer(view.layer, below: subviews[index + 1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }
}
