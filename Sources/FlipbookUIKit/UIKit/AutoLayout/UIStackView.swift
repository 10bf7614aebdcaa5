public import Foundation

/// A view that places others in a row or a column, `UIStackView`.
open class UIStackView: UIView {
  /// The placement along the stack.
  public enum Distribution: Int, Sendable {
    /// They fill the stack.
    case fill
    /// They fill the stack, all of one size.
    case fillEqually
    /// They fill the stack in proportion to their natural sizes.
    case fillProportionally
    /// They have equal spaces between them.
    case equalSpacing
    /// They have equal distances between their centers.
    case equalCentering
  }

  /// The placement in the stack's cross direction.
  public enum Alignment: Int, Sendable {
    /// They fill the stack.
    case fill
    /// At the edge where lines begin; of a row, at the top.
    case leading
    /// By their first lines.
    case firstBaseline
    /// In the center.
    case center
    /// At the edge where lines end; of a row, at the bottom.
    case trailing
    /// By their last lines.
    case lastBaseline

    /// At the top of a row.
    public static let top = Alignment.leading
    /// At the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The system's spacing.
  public static let spacingUseSystem: CGFloat = 8
  /// The default: ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The views that are placed; hidden ones are left out.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { layoutInputChanged() } }
  /// The placement along the stack.
  open var distribution = Distribution.fill { didSet { layoutInputChanged() } }
  /// The placement in the stack's cross direction.
  open var alignment = Alignment.fill { didSet { layoutInputChanged() } }
  /// The space between two views.
  open var spacing: CGFloat = 0 { didSet { layoutInputChanged() } }
  /// A Boolean value that indicates whether views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { layoutInputChanged() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Stacks are not archived here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
    layoutInputChanged()
  }

  /// Stops arranging a view; it remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    layoutInputChanged()
  }

  /// A view that is removed is no longer placed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Returns the space after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    layoutInputChanged()
  }

  /// Requests a layout; a block that hides or shows a view animates it, as in UIKit.
  func visibilityChanged() {
    layoutInputChanged()
    guard UIView.inheritedAnimationDuration > 0 else { return }
    (window ?? superview ?? self).layoutIfNeeded()
  }

  func space(after view: UIView) -> CGFloat {
    let custom = customSpacing(after: view)
    return custom == UIStackView.spacingUseDefault ? spacing : custom
  }
}
