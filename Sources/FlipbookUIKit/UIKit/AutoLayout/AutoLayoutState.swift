import Foundation

/// The Auto Layout state of a view.
struct AutoLayoutState {
  /// The constraints held by the view: the nearest common ancestor of their views.
  var constraints: [NSLayoutConstraint] = []
  /// The guides added by code.
  var guides: [UILayoutGuide] = []
  /// The predefined guides of the view, created on first use.
  var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// The content hugging priorities, by axis.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The compression resistance priorities, by axis.
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The layout margins.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The last frame that constraints have set; nil for none.
  var placement: CGRect?
  /// True if the view needs to update its constraints before the next layout.
  var needsUpdate = false
  /// The latest layout of the view and its descendants; only the root of a tree has one.
  var latest: LayoutSolution?
}
