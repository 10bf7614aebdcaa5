import Foundation

/// The state of a view's layout by constraints.
struct AutoLayoutState {
  /// The constraints whose views this view is the nearest around.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that code has added.
  var guides: [UILayoutGuide] = []
  /// The guides that every view has, as far as code has asked for them.
  var ownGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// The priorities against growing larger than the content.
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The priorities against shrinking smaller than the content.
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The distances of the margins from the edges.
  var margins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The frame that constraints have given the view last; nil for none.
  var placement: CGRect?
  /// True if the view wants to change its constraints before the next layout.
  var needsUpdate = false
  /// The latest layout of the view and its descendants; only the root of a tree has one.
  var latest: LayoutSolution?
}
