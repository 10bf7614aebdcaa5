import ConstraintSolver
import Foundation

extension LayoutEquations {
  /// The priority against a stack growing beyond its arranged views along the cross axis.
  private static let stackFit = UILayoutPriority(51)

  /// Adds the equations of a stack.
  mutating func addStack(_ stack: UIStackView) {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else { return }
    let isRow = stack.axis == .horizontal
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.leading, .trailing) : (.top, .bottom)
    let length: NSLayoutConstraint.Attribute = isRow ? .width : .height
    let center: NSLayoutConstraint.Attribute = isRow ? .centerX : .centerY
    let around: any LayoutItem = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    relate(first, start, .equal, around, start)
    relate(last, end, .equal, around, end)
    for (view, next) in zip(views, views.dropFirst()) {
      let isFilled = stack.distribution.rawValue <= UIStackView.Distribution.fillProportionally.rawValue
      relate(next, start, isFilled ? .equal : .greaterThanOrEqual, view, end, constant: stack.space(after: view))
    }
    for (index, view) in views.enumerated().dropFirst() {
      switch stack.distribution {
      case .fill: break
      case .fillEqually: relate(view, length, .equal, first, length)
      case .fillProportionally:
        func natural(_ view: UIView) -> CGFloat {
          isRow ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        }
        // The priority is below required, as in UIKit, so that the views' own constraints hold.
        guard natural(first) > 0, natural(view) > 0 else { break }
        relate(view, length, .equal, first, length, factor: natural(view) / natural(first), priority: 999)
      case .equalSpacing, .equalCentering:
        guard index >= 2 else { break }
        let (near, far) = stack.distribution == .equalSpacing ? (start, end) : (center, center)
        // Equal spacing: the distance of a view to its predecessor equals the predecessor's distance to its own.
        var terms: [Int: Double] = [:]
        for (view, attribute, factor) in [
          (views[index], near, 1.0), (views[index - 1], far, -1), (views[index - 1], near, -1),
          (views[index - 2], far, 1),
        ] {
          let one = self.attribute(attribute, of: view)
          for (variable, coefficient) in one.terms { terms[variable, default: 0] += factor * coefficient }
        }
        add(terms, 0, priority: stack.distribution == .equalSpacing ? .required : 149)
      }
    }
    for view in views { addAlignment(of: view, in: stack, around, with: first) }
    // A hidden view has zero length at the end of the preceding view, and starts there when it is shown.
    for (index, view) in stack.arrangedSubviews.enumerated() where view.isHidden {
      let before = stack.arrangedSubviews[..<index].last { !$0.isHidden }
      relate(view, start, .equal, before ?? around, before == nil ? start : end)
      relate(view, end, .equal, before ?? around, before == nil ? start : end, priority: 999)
      addAlignment(of: view, in: stack, around, with: first)
    }
  }

  /// Adds the equations of a view along a stack's cross axis.
  private mutating func addAlignment(
    of view: UIView, in stack: UIStackView, _ around: any LayoutItem, with first: UIView
  ) {
    let isRow = stack.axis == .horizontal
    let (start, end): (NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute) =
      isRow ? (.top, .bottom) : (.leading, .trailing)
    let center: NSLayoutConstraint.Attribute = isRow ? .centerY : .centerX
    switch stack.alignment {
    case .fill:
      relate(view, start, .equal, around, start)
      relate(view, end, .equal, around, end)
      return
    case .leading: relate(view, start, .equal, around, start)
    case .trailing: relate(view, end, .equal, around, end)
    case .center: relate(view, center, .equal, around, center)
    case .firstBaseline: relate(view, .firstBaseline, .equal, first, .firstBaseline)
    case .lastBaseline: relate(view, .lastBaseline, .equal, first, .lastBaseline)
    }
    relate(view, start, .greaterThanOrEqual, around, start)
    relate(view, end, .lessThanOrEqual, around, end)
    relate(view, start, .equal, around, start, priority: Self.stackFit)
    relate(view, end, .equal, around, end, priority: Self.stackFit)
  }

  /// Adds a relation between two attributes.
  private mutating func relate(
    _ first: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
    _ second: any LayoutItem, _ other: NSLayoutConstraint.Attribute, factor: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) {
    if first === second { return }
    let (left, right) = (self.attribute(attribute, of: first), self.attribute(other, of: second))
    var terms = left.terms
    for (variable, coefficient) in right.terms { terms[variable, default: 0] -= Double(factor) * coefficient }
    add(
      terms, CGFloat(left.constant - Double(factor) * right.constant) - constant, relation, priority: priority)
  }
}

extension UILayoutPriority: ExpressibleByIntegerLiteral {
  /// Creates a priority from a number.
  public init(integerLiteral value: Int) { self.init(rawValue: Float(value)) }
}
