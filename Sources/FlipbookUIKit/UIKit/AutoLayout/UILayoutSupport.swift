public import Foundation

/// A guide of a view controller, `UILayoutSupport`: ``UIViewController/topLayoutGuide`` or
/// ``UIViewController/bottomLayoutGuide``.
public protocol UILayoutSupport: AnyObject {
  /// The height of the bars that the view lies under, in points; 0, as there are none.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The height of the bars that the view lies under, in points; 0, as there are none.
  public var length: CGFloat { 0 }
}

extension UIViewController {
  private static let topGuide = "UIViewControllerTopLayoutGuide"
  private static let bottomGuide = "UIViewControllerBottomLayoutGuide"

  /// The guide for the bars at the top: a line at the view's top edge.
  public var topLayoutGuide: any UILayoutSupport {
    guide(Self.topGuide) { $0.topAnchor.constraint(equalTo: $1.topAnchor) }
  }

  /// The guide for the bars at the bottom: a line at the view's bottom edge.
  public var bottomLayoutGuide: any UILayoutSupport {
    guide(Self.bottomGuide) { $0.bottomAnchor.constraint(equalTo: $1.bottomAnchor) }
  }

  private func guide(
    _ name: String, at edge: (UILayoutGuide, UIView) -> NSLayoutConstraint
  ) -> any UILayoutSupport {
    if let known = view.layoutGuides.first(where: { $0.identifier == name }) { return known }
    let guide = UILayoutGuide()
    guide.identifier = name
    view.addLayoutGuide(guide)
    NSLayoutConstraint.activate([edge(guide, view), guide.heightAnchor.constraint(equalToConstant: 0)])
    return guide
  }
}
