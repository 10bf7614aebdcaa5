import ConstraintSolver
import Foundation

/// The equations of all constraints in a view tree.
///
/// Each view or guide in a constraint has four variables: its left edge, its top edge, its width, and its height. Edges
/// are relative to the root, ignoring the origins of bounds.
struct LayoutEquations {
  /// The priority of constraints that only choose between equally good layouts.
  private static let tieBreaker = 0.001
  /// The maximum magnitude of constants; UIKit clamps them, too.
  private static let maximumConstant: CGFloat = 1e7

  let root: UIView
  /// All equations and inequalities of the tree.
  private(set) var all: [LinearConstraint] = []
  /// The constraints that the equations were derived from, by index.
  private(set) var sources: [Int: NSLayoutConstraint] = [:]
  /// The views that constraints lay out, with the indices of their variables.
  private(set) var placed: [(view: UIView, index: Int)] = []
  /// The guides, with the indices of their variables.
  private(set) var guides: [(guide: UILayoutGuide, index: Int)] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The widths of multiline labels in the latest layout.
  private let widths: [ObjectIdentifier: CGFloat]
  private let fitting: CGSize?

  var variableCount: Int { indices.count * 4 }

  /// Collects the equations of a tree.
  ///
  /// - Parameters:
  ///   - root: The root view, which keeps its size.
  ///   - widths: The widths of multiline labels in the latest layout.
  ///   - fitting: The target size of the root, as far as its content permits; nil to keep the current size.
  ///   - priorities: The horizontal and vertical priority of the target size.
  init(
    of root: UIView, widths: [ObjectIdentifier: CGFloat] = [:], fitting: CGSize? = nil,
    priorities: (UILayoutPriority, UILayoutPriority) = (.fittingSizeLevel, .fittingSizeLevel)
  ) {
    self.root = root
    self.widths = widths
    self.fitting = fitting
    if let fitting {
      let index = index(of: root)
      add([index + 2: 1], -fitting.width, priority: priorities.0)
      add([index + 3: 1], -fitting.height, priority: priorities.1)
    }
    addConstraints(inside: root)
  }

  /// True if there is nothing to lay out.
  var isEmpty: Bool { placed.isEmpty && guides.isEmpty }

  private mutating func addConstraints(inside view: UIView) {
    for constraint in view.autoLayout.constraints { add(constraint) }
    if let stack = view as? UIStackView { addStack(stack) }
    for subview in view.subviews { addConstraints(inside: subview) }
  }

  // MARK: Variables

  /// Returns the index of an item's first variable; nil if no constraint refers to the item.
  func knownIndex(of item: any LayoutItem) -> Int? { indices[ObjectIdentifier(item)] }

  /// Returns the index of an item's first variable.
  mutating func index(of item: any LayoutItem) -> Int {
    let identity = ObjectIdentifier(item)
    if let known = indices[identity] { return known }
    let index = indices.count * 4
    indices[identity] = index
    if let view = item as? UIView { addView(view, index) }
    if let guide = item as? UILayoutGuide { addGuide(guide, index) }
    return index
  }

  private mutating func addView(_ view: UIView, _ index: Int) {
    guard view !== root, let superview = view.superview else {
      add([index: 1], 0)
      add([index + 1: 1], 0)
      guard fitting == nil else { return addContentSize(of: view, index) }
      add([index + 2: 1], -view.bounds.width)
      add([index + 3: 1], -view.bounds.height)
      return
    }
    let outer = self.index(of: superview)
    if view.translatesAutoresizingMaskIntoConstraints {
      let frame = view.layoutFrame
      add([index: 1, outer: -1], -frame.minX)
      add([index + 1: 1, outer + 1: -1], -frame.minY)
      add([index + 2: 1], -frame.width)
      add([index + 3: 1], -frame.height)
    } else {
      placed.append((view, index))
      add([index: 1, outer: -1], 0, priority: Self.tieBreaker)
      add([index + 1: 1, outer + 1: -1], 0, priority: Self.tieBreaker)
      addContentSize(of: view, index)
    }
  }

  private mutating func addContentSize(of view: UIView, _ index: Int) {
    if view.isHidden, view.superview is UIStackView { return }
    let size = view.contentSize(forWidth: widths[ObjectIdentifier(view)])
    for (axis, length, index) in [
      (NSLayoutConstraint.Axis.horizontal, size.width, index + 2), (.vertical, size.height, index + 3),
    ] where length != UIView.noIntrinsicMetric {
      add([index: 1], -length, .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis))
      add([index: 1], -length, .greaterThanOrEqual, priority: view.contentCompressionResistancePriority(for: axis))
    }
  }

  private mutating func addGuide(_ guide: UILayoutGuide, _ index: Int) {
    guard let view = guide.owningView else { return }
    let outer = self.index(of: view)
    guides.append((guide, index))
    let insets = guide.kind == .margins ? view.layoutMargins : .zero
    if guide.kind != .own {
      add([index: 1, outer: -1], -insets.left)
      add([index + 1: 1, outer + 1: -1], -insets.top)
    }
    if guide.kind != .own, guide.kind != .scrolledContent {
      add([index + 2: 1, outer + 2: -1], insets.left + insets.right)
      add([index + 3: 1, outer + 3: -1], insets.top + insets.bottom)
    }
  }

  // MARK: Constraints

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard let first = constraint.firstItem as? any LayoutItem, isInside(first) else { return }
    let second = constraint.secondItem as? any LayoutItem
    if let second { guard isInside(second) else { return } }
    var expression = attribute(constraint.firstAttribute, of: first, facing: second)
    if let second {
      let other = attribute(constraint.secondAttribute, of: second, facing: first)
      let factor = Double(constraint.multiplier)
      for (variable, coefficient) in other.terms { expression.terms[variable, default: 0] -= factor * coefficient }
      expression.constant -= factor * other.constant
    }
    sources[all.count] = constraint
    let constant = min(max(constraint.constant, -Self.maximumConstant), Self.maximumConstant)
    add(
      expression.terms, CGFloat(expression.constant) - constant, constraint.relation, priority: constraint.priority)
  }

  private func isInside(_ item: any LayoutItem) -> Bool { item.layoutView?.isDescendant(of: root) ?? false }

  /// Returns an attribute as a linear expression in the variables.
  ///
  /// - Parameters:
  ///   - attribute: The attribute.
  ///   - item: The view or guide that has the attribute. For views inside a scroll view, its edges are the content's.
  ///   - other: The other item of the constraint.
  /// - Returns: The coefficients of variables, and a constant.
  mutating func attribute(
    _ attribute: NSLayoutConstraint.Attribute, of item: any LayoutItem, facing other: (any LayoutItem)? = nil
  ) -> (terms: [Int: Double], constant: Double) {
    var item = item
    if let scroll = item as? UIScrollView, let inner = other?.layoutView, inner !== scroll,
      inner.isDescendant(of: scroll), attribute != .width, attribute != .height
    {
      item = scroll.contentLayoutGuide
    }
    let index = index(of: attribute.isOfMargins ? item.layoutView?.layoutMarginsGuide ?? item : item)
    switch attribute {
    case .notAnAttribute: return ([:], 0)
    case .left, .leading, .leftMargin, .leadingMargin: return ([index: 1], 0)
    case .right, .trailing, .rightMargin, .trailingMargin: return ([index: 1, index + 2: 1], 0)
    case .top, .topMargin: return ([index + 1: 1], 0)
    case .bottom, .bottomMargin: return ([index + 1: 1, index + 3: 1], 0)
    case .width: return ([index + 2: 1], 0)
    case .height: return ([index + 3: 1], 0)
    case .centerX, .centerXWithinMargins: return ([index: 1, index + 2: 0.5], 0)
    case .centerY, .centerYWithinMargins: return ([index + 1: 1, index + 3: 0.5], 0)
    case .firstBaseline:
      return ([index + 1: 1], (item as? UILabel)?.baselines(forWidth: widths[ObjectIdentifier(item)]).first ?? 0)
    case .lastBaseline:
      return (
        [index + 1: 1, index + 3: 1],
        -((item as? UILabel)?.baselines(forWidth: widths[ObjectIdentifier(item)]).last ?? 0)
      )
    }
  }

  /// Adds a relation of a linear expression to zero.
  mutating func add(
    _ terms: [Int: Double], _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal,
    priority: UILayoutPriority = .required
  ) {
    add(terms, constant, relation, priority: Double(priority.rawValue))
  }

  private mutating func add(
    _ terms: [Int: Double], _ constant: CGFloat, _ relation: NSLayoutConstraint.Relation = .equal, priority: Double
  ) {
    let relations: [LinearConstraint.Relation] = [.lessOrEqual, .equal, .greaterOrEqual]
    all.append(
      LinearConstraint(terms, constant: Double(constant), relations[relation.rawValue + 1], priority: priority))
  }
}

extension NSLayoutConstraint.Attribute {
  /// True for an attribute of the layout margins.
  fileprivate var isOfMargins: Bool { rawValue >= Self.leftMargin.rawValue }
}
