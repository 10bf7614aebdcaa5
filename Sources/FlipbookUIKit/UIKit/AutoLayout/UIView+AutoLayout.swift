public import Foundation

extension NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

extension UIView {
  /// As small as the content lets it be.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// As large as the content lets it be.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  // MARK: Constraints

  /// The active constraints held by this view: the nearest common ancestor of their views.
  public var constraints: [NSLayoutConstraint] { autoLayout.constraints }

  /// Makes a constraint active.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.isActive = false
    autoLayout.constraints.append(constraint)
    constraint.holder = self
    layoutInputChanged()
  }

  /// Makes constraints active.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { for one in constraints { addConstraint(one) } }

  /// Makes a constraint inactive.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    autoLayout.constraints.removeAll { $0 === constraint }
    if constraint.holder === self { constraint.holder = nil }
    layoutInputChanged()
  }

  /// Makes constraints inactive.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for one in constraints { removeConstraint(one) }
  }

  /// Takes away the constraints between views inside this one and others, when it leaves its superview.
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

  /// Asks for a layout, as constraints or the size of content have changed.
  func layoutInputChanged() { StageContext.of(layer.backing)?.needsLayout = true }

  // MARK: Guides

  /// The guides that have been added.
  public var layoutGuides: [UILayoutGuide] { autoLayout.guides }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    autoLayout.guides.append(layoutGuide)
  }

  /// Removes a guide with its constraints.
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

  /// The rectangle inside the margins.
  public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }
  /// The rectangle that nothing covers: the bounds, here.
  public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

  func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = autoLayout.ownGuides[kind] { return known }
    let guide = UILayoutGuide(kind, of: self)
    autoLayout.ownGuides[kind] = guide
    return guide
  }

  /// The distances of the margins from the edges.
  public var layoutMargins: UIEdgeInsets {
    get { autoLayout.margins }
    set {
      autoLayout.margins = newValue
      layoutInputChanged()
    }
  }

  // MARK: Content

  /// Returns the priority against growing larger than the content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority against growing larger than the content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    autoLayout.hugging[axis] = priority
    layoutInputChanged()
  }

  /// Returns the priority against shrinking smaller than the content.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    autoLayout.compressionResistance[axis] ?? .defaultHigh
  }

  /// Sets the priority against shrinking smaller than the content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.compressionResistance[axis] = priority
    layoutInputChanged()
  }

  /// The natural size, for a label of several lines with the height that it needs in a width.
  func contentSize(forWidth width: CGFloat?) -> CGSize {
    let natural = intrinsicContentSize
    guard let label = self as? UILabel, label.numberOfLines != 1, let width, width > 0, width < natural.width else {
      return natural
    }
    return CGSize(width: natural.width, height: label.sizeThatFits(CGSize(width: width, height: 0)).height)
  }

  /// The rectangle that constraints give the view: as large as the bounds, with its middle at the center.
  ///
  /// The anchor point has no part in it: a view whose constraints put its middle at (100, 100) has its center there, and with
  /// the anchor point at the bottom edge its frame ends there. Libraries that turn views about an edge (folding cells, guillotine
  /// menus) build on it.
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

  // MARK: Passes

  /// Has ``updateConstraints()`` called before the next layout.
  public func setNeedsUpdateConstraints() {
    autoLayout.needsUpdate = true
    layoutInputChanged()
  }

  /// Returns a Boolean value that indicates whether ``updateConstraints()`` will be called.
  public func needsUpdateConstraints() -> Bool { autoLayout.needsUpdate }

  /// Calls ``updateConstraints()`` now, if it is pending.
  public func updateConstraintsIfNeeded() {
    guard autoLayout.needsUpdate else { return }
    autoLayout.needsUpdate = false
    updateConstraints()
  }

  /// Returns the size that the view's constraints and contents give it, as near to another one as they let it come.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size determined by the view's constraints and contents, as near to another one as priorities permit.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.size(
      of: self, fitting: targetSize, priorities: (horizontalFittingPriority, verticalFittingPriority))
  }
}
