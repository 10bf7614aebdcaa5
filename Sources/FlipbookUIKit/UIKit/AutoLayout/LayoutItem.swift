/// A view or a layout guide: the subject of constraints.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that has the guide.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}
