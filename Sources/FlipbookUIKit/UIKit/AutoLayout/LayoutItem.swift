/// A view or a layout guide: an item of constraints.
protocol LayoutItem: AnyObject {
  /// The view itself, or the view that owns the guide.
  var layoutView: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutView: UIView? { self }
}
