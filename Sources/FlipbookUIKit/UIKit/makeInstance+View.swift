public import Foundation

/// Creates a view of a class that is known only when the code runs, as `type.init(frame:)` does for a class of
/// Objective-C.
public func makeInstance<View: UIView>(of type: View.Type, frame: CGRect) -> View {
  let view = makeInstance(of: type)
  UIView.performWithoutAnimation { view.frame = frame }
  return view
}
