public import Foundation

/// A view that arranges others in a row or a column, `UIStackView`.
open class UIStackView: UIView {
  /// The distribution of views along the stack's axis.
  public enum Distribution: Int, Sendable {
    /// Views fill the stack.
    case fill
    /// Views fill the stack with equal sizes.
    case fillEqually
    /// Views fill the stack in proportion to their intrinsic sizes.
    case fillProportionally
    /// Views have equal spacing between them.
    case equalSpacing
    /// Views have equal distances between their centers.
    case equalCentering
  }

  /// The alignment of views along the stack's cross axis.
  public enum Alignment: Int, Sendable {
    /// Views fill the stack.
    case fill
    /// Aligned to the leading edge; in a row, to the top.
    case leading
    /// Aligned by the baselines of their first lines.
    case firstBaseline
    /// Centered.
    case center
    /// Aligned to the trailing edge; in a row, to the bottom.
    case trailing
    /// Aligned by the baselines of their last lines.
    case lastBaseline

    /// Aligned to the top of a row.
    public static let top = Alignment.leading
    /// Aligned to the bottom of a row.
    public static let bottom = Alignment.trailing
  }

  /// The system spacing.
  public static let spacingUseSystem: CGFloat = 8
  /// The default spacing: ``spacing``.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The arranged views; hidden ones take no space.
  open private(set) var arrangedSubviews: [UIView] = []
  /// The axis of the stack.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { layoutInputChanged() } }
  /// The distribution of views along the stack's axis.
  open var distribution = Distribution.fill { didSet { layoutInputChanged() } }
  /// The alignment of views along the stack's cross axis.
  open var alignment = Alignment.fill { didSet { layoutInputChanged() } }
  /// The spacing between adjacent views, in points.
  open var spacing: CGFloat = 0 { didSet { layoutInputChanged() } }
  /// A Boolean value that indicates whether views are arranged inside the layout margins.
  open var isLayoutMarginsRelativeArrangement = false { didSet { layoutInputChanged() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates an empty stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Creates a stack with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Archiving is not supported.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view among the arranged views.
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

  /// Stops arranging a subview that is removed.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Returns the custom spacing after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// Sets the custom spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
    layoutInputChanged()
  }

  /// Requests layout; in a block that hides or shows a view, the change animates, as in UIKit.
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
