import Foundation

extension NSLayoutConstraint {
  /// The alignment of the views in a visual format, and its direction.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// One bit per option.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left edges are aligned.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// The right edges are aligned.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// The top edges are aligned.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// The bottom edges are aligned.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// The leading edges are aligned.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// The trailing edges are aligned.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// The horizontal centers are aligned.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// The vertical centers are aligned.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The last baselines are aligned.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// The first baselines are aligned.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// From leading to trailing: left to right.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// From left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// From right to left; treated as left to right.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
  }

  /// Creates the constraints of a visual format, such as `H:|-[icon(20)]-8-[title]|`.
  ///
  /// The standard distance between views is 8 points. Next to the superview, `|-[icon]` refers to its layout margins, as
  /// since iOS 8.
  ///
  /// - Precondition: The format is valid, its views and metrics are known, and the views have a superview.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let parsed = VisualFormat(format, metrics: metrics, views: views)
    let (start, end, size): (Attribute, Attribute, Attribute) =
      parsed.isVertical ? (.top, .bottom, .height) : (.leading, .trailing, .width)
    let known = parsed.elements.compactMap(\.view)
    guard let superview = known.first?.superview else {
      preconditionFailure("Unable to parse constraint format: the views of “\(format)” have no superview")
    }
    var made: [NSLayoutConstraint] = []
    func add(
      _ view: UIView, _ attribute: Attribute, _ predicate: VisualFormat.Predicate, _ other: UIView?,
      _ otherAttribute: Attribute
    ) {
      let constraint = NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: otherAttribute,
        multiplier: predicate.multiplier, constant: predicate.constant)
      constraint.priority = predicate.priority
      made.append(constraint)
    }
    for (index, element) in parsed.elements.enumerated() {
      for predicate in element.sizes {
        guard let view = element.view else { continue }
        add(view, size, predicate, predicate.view, predicate.view == nil ? .notAnAttribute : size)
      }
      guard index > 0 else { continue }
      let previous = parsed.elements[index - 1]
      let isAtEnd = element.view == nil || previous.view == nil
      let standard = VisualFormat.Predicate(constant: isAtEnd ? 0 : 8)
      let hasMargin = isAtEnd && element.distances == nil
      let (outerStart, outerEnd) = hasMargin ? (start.margin, end.margin) : (start, end)
      for predicate in element.distances ?? [standard] {
        add(
          element.view ?? superview, element.view == nil ? outerEnd : start, predicate, previous.view ?? superview,
          previous.view == nil ? outerStart : end)
      }
    }
    guard let first = known.first else { return made }
    for attribute in opts.attributes {
      for view in known.dropFirst() { add(view, attribute, VisualFormat.Predicate(), first, attribute) }
    }
    return made
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin beside an edge.
  fileprivate var margin: Self {
    switch self {
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}

extension NSLayoutConstraint.FormatOptions {
  /// The attributes that are aligned.
  fileprivate var attributes: [NSLayoutConstraint.Attribute] {
    let all: [(Self, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}
