public import Foundation

/// A linear relation of the edges and sizes of two views, `NSLayoutConstraint`.
open class NSLayoutConstraint: NSObject {
  /// An edge, a size or a center.
  public enum Attribute: Int, Sendable {
    /// Nothing.
    case notAnAttribute = 0
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where lines begin: the left one, here.
    case leading
    /// The edge where lines end: the right one, here.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The center from left to right.
    case centerX
    /// The center from top to bottom.
    case centerY
    /// The last line's baseline; the bottom edge without text.
    case lastBaseline
    /// The first line's baseline; the top edge without text.
    case firstBaseline
    /// The left edge of the margins.
    case leftMargin
    /// The right edge of the margins.
    case rightMargin
    /// The top edge of the margins.
    case topMargin
    /// The bottom edge of the margins.
    case bottomMargin
    /// The left edge of the margins, here.
    case leadingMargin
    /// The right edge of the margins, here.
    case trailingMargin
    /// The center of the margins from left to right.
    case centerXWithinMargins
    /// The center of the margins from top to bottom.
    case centerYWithinMargins
  }

  /// The relation of both sides.
  public enum Relation: Int, Sendable {
    /// At most.
    case lessThanOrEqual = -1
    /// Equal.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// The view or guide on the left side.
  open private(set) weak var firstItem: AnyObject?
  /// Its attribute.
  public let firstAttribute: Attribute
  /// The relation.
  public let relation: Relation
  /// The view or guide on the right side; nil for a constant alone.
  open private(set) weak var secondItem: AnyObject?
  /// Its attribute.
  public let secondAttribute: Attribute
  /// The factor of the right side's attribute.
  public let multiplier: CGFloat
  /// The constant term.
  ///
  /// - Precondition: It is finite. It is clamped to ten millions.
  open var constant: CGFloat {
    didSet {
      requireFiniteConstant()
      if constant != oldValue { holder?.layoutInputChanged() }
    }
  }
  /// The importance of the constraint.
  open var priority = UILayoutPriority.required { didSet { if priority != oldValue { holder?.layoutInputChanged() } } }
  /// The name of the constraint, for messages.
  open var identifier: String?
  /// The view that has the constraint; nil for one that is not active.
  weak var holder: UIView?

  /// Makes a constraint: attribute of `view1`, relation, attribute of `view2` times `multiplier` plus `constant`.
  ///
  /// - Precondition: The items are views or layout guides, and the numbers are finite.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let (first, second) = (view1 as? any LayoutItem, view2 as? any LayoutItem)
    precondition(
      first != nil && (view2 == nil || second != nil), "NSLayoutConstraint: the items are views or layout guides")
    (firstItem, secondItem) = (first, second)
    (firstAttribute, secondAttribute) = (attr1, attr2)
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
    requireFiniteConstant()
    precondition(multiplier.isFinite, "NSLayoutConstraint multiplier is not finite")
  }

  private func requireFiniteConstant() {
    precondition(constant.isFinite, "NSLayoutConstraint constant is not finite")
  }

  var items: [any LayoutItem] { [firstItem, secondItem].compactMap { $0 as? any LayoutItem } }

  /// A Boolean value that indicates whether the constraint counts.
  ///
  /// - Precondition: To become active, its views have a view around them in common.
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

  /// Makes constraints active.
  public class func activate(_ constraints: [NSLayoutConstraint]) { for one in constraints { one.isActive = true } }

  /// Makes constraints inactive.
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
