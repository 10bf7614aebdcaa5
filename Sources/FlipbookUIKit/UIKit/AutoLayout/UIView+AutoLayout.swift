public import Foundation

extension NSLayoutConstraint {
  /// A layout axis.
  public enum Axis: Int, Sendable {
    /// The horizontal axis.
    case horizontal
    /// The vertical axis.
    case vertical
  }
}

extension UIView {
  /// The smallest size that the content permits.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The largest size that the content permits.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  // MARK: Constraints

  /// The active constraints held by this view: the nearest common ancestor of their views.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.isActive = false
    autoLayout.constraints.append(constraint)
    constraint.holder = self
    layoutInputChanged()
  }

  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }

  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    autoLayout.constraints.removeAll { $0 === constraint }
    if constraint.holder === self { constraint.holder = nil }
    layoutInputChanged()
  }

  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }

  /// Removes the constraints between views inside this one and views outside, when it leaves its superview.
  func removeConstraintsToOutside() {
    var around = superview
    while let view = around {
      for constraint in view.autoLayout.constraints
      where constraint.items.contains(where: { $0.layoutView?.isDescendant(of: self) ?? true }) {
        view.removeConstraint(constraint)
      }
      around = view.superview
    }
  }

  /// Requests layout, because constraints or the size of content have changed.
  func layoutInputChanged() { StageContext.of(layer.backing)?.needsLayout = true }

  // MARK: Guides

  /// The guides added by code.
  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Removes a guide and its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var view: UIView? = self
    while let current = view {
      for constraint in current.constraints where constraint.items.contains(where: { $0 === layoutGuide }) {
        current.removeConstraint(constraint)
      }
      view = current.superview
    }
    autoLayout.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guide for the area inside the layout margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The guide for the safe area, which equals the bounds.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = autoLayout.ownGuides[kind] { return known }
    let guide = UILayoutGuide(kind, of: self)
    autoLayout.ownGuides[kind] = guide
    return guide
  }

  // MARK: Content

  /// Returns the content hugging priority along an axis.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis] ?? .defaultLow
  }

  /// Sets the content hugging priority along an axis.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    autoLayout.hugging[axis] = priority
    layoutInputChanged()
  }

  /// Returns the compression resistance priority along an axis.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the compression resistance priority along an axis.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.compressionResistance[axis] = priority
    layoutInputChanged()
  }

  /// Returns the intrinsic size; for a multiline label, with the height for a width.
  func contentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard let label = self as? UILabel, label.numberOfLines != 1, let width, width > 0, width < natural.width else {
      return natural
    }
    return CGSize(width: natural.width, height: label.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// The rectangle that constraints determine: the size of the bounds, centered at the view's center.
  ///
  /// The anchor point is ignored: a view whose constraints put its center at (100, 100) has its ``center`` there, and
  /// with the anchor point at the bottom edge, its frame ends there. Libraries that rotate views about an edge (folding
  /// cells, guillotine menus) rely on this.
  var layoutFrame: CGRect {
    get {
      let size = bounds.size
      return CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
    set {
      guard newValue != layoutFrame else { return }
      if bounds.size != newValue.size { bounds.size = newValue.size }
      let middle = CGPoint(x: newValue.midX, y: newValue.midY)
      if center != middle { center = middle }
    }
  }

  // MARK: Layout passes

  /// Requests a call of ``updateConstraints()`` before the next layout.
  public func setNeedsUpdateConstraints() {
    autoLayout.needsUpdate = true
    layoutInputChanged()
  }

  /// Returns a Boolean value that indicates whether ``updateConstraints()`` will be called.
  public func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }

  /// Calls ``updateConstraints()`` immediately if it is pending.
  public func updateConstraintsIfNeeded() {
    guard autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = false
    updateConstraints()
  }

}
