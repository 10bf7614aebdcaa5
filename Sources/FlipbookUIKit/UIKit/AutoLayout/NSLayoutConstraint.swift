public import Foundation

/// A linear relation between attributes of two views, `NSLayoutConstraint`.
open class NSLayoutConstraint: NSObject {
  /// Called after a nib file has been loaded; never here.
  open func awakeFromNib() {}

  /// An attribute of a view: an edge, a dimension, a center, or a baseline.
  public enum Attribute: Int, Sendable {
    /// No attribute.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The leading edge; always the left one.
    case leading
    /// The trailing edge; always the right one.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal center.
    case centerX
    /// The vertical center.
    case centerY
    /// The baseline of the last line; the bottom edge of a view without text.
    case lastBaseline
    /// The baseline of the first line; the top edge of a view without text.
    case firstBaseline
    /// The left edge inside the margins.
    case leftMargin
    /// The right edge inside the margins.
    case rightMargin
    /// The top edge inside the margins.
    case topMargin
    /// The bottom edge inside the margins.
    case bottomMargin
    /// The leading edge inside the margins; always the left one.
    case leadingMargin
    /// The trailing edge inside the margins; always the right one.
    case trailingMargin
    /// The horizontal center between the margins.
    case centerXWithinMargins
    /// The vertical center between the margins.
    case centerYWithinMargins
  }

  /// The relation between both sides of a constraint.
  public enum Relation: Int, Sendable {
    /// Less than or equal.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// Greater than or equal.
    case greaterThanOrEqual = 1
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between both sides.
  public let relation: Relation
  /// The view or guide on the right side; nil for a constant alone.
  open private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The multiplier of the second item's attribute.
  public let multiplier: CGFloat
  /// The constant term.
  ///
  /// - Precondition: It is finite. It is clamped to a magnitude of ten million.
  open var constant: CGFloat {
    didSet {
      requireFiniteConstant()
      if constant != oldValue { holder?.layoutInputChanged() }
    }
  }
  /// The priority of the constraint.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { holder?.layoutInputChanged() } } }
  /// The name of the constraint, for messages.
  open var identifier: String?
  /// The view that holds the constraint; nil if it is inactive.
  weak var holder: UIView?

  /// Creates a constraint: attribute of `view1`, relation, attribute of `view2` times `multiplier` plus `constant`.
  ///
  /// - Precondition: The items are views or layout guides, and the numbers are finite.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = (view1 as? any LayoutItem, view2 as? any LayoutItem)
    precondition(
      first != nil && (view2 == nil || second != nil), "NSLayoutConstraint: the items must be views or layout guides")
    (firstItem, secondItem) = (first, second)
    (firstAttribute, secondAttribute) = (attr1, attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
    requireFiniteConstant()
    precondition(multiplier.isFinite, "the multiplier of NSLayoutConstraint must be finite")
  }

  private func requireFiniteConstant() {
    precondition(constant.isFinite, "the constant of NSLayoutConstraint must be finite")
  }

  var items: [any LayoutItem] { [firstItem, secondItem].compactMap { $0 as? any LayoutItem } }

  /// A Boolean value that indicates whether the constraint is active.
  ///
  /// - Precondition: To be activated, its views must have a common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      guard newValue else {
        holder?.removeConstraint(self)
        return
      }
      let views = items.compactMap(\.layoutView)
      var common = views.first
      while let view = common, !views.allSatisfy({ $0.isDescendant(of: view) }) { common = view.superview }
      guard let common else {
        preconditionFailure("Unable to activate \(self): its views have no common ancestor")
      }
      common.addConstraint(self)
    }
  }

  /// Activates constraints.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

  /// Deactivates constraints.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = false } }

  /// The constraint as an equation, with the identifiers of views.
  open override var description: String {
    func name(_ item: AnyObject?) -> String {
      guard let item else { return "" }
      let name = (item as? UIView)?.accessibilityIdentifier ?? (item as? UILayoutGuide)?.identifier ?? ""
      return name.isEmpty ? "\(type(of: item))" : name
    }
    let sign = ["≤", "=", "≥"][relation.rawValue + 1]
    var right = secondItem.map { "\(name($0)).\(secondAttribute)" } ?? ""
    if !right.isEmpty, multiplier != 1 { right += " × \(multiplier)" }
    if right.isEmpty { right = "\(constant)" } else if constant != 0 { right += " + \(constant)" }
    let own = "\(name(firstItem)).\(firstAttribute) \(sign) \(right)"
    return identifier.map { "\($0): \(own)" } ?? own
  }
}
