import ConstraintSolver
import Foundation

/// The frames that a tree's constraints give, and what they are made of.
struct LayoutSolution {
  /// The equations.
  var equations: [LinearConstraint]
  /// The left edge, the top edge, the width and the height of each item, one after the other.
  var values: [Double]
  /// The widths of labels of several lines, on which their heights depend.
  var widths: [ObjectIdentifier: CGFloat]
  /// The constraints that contradict others, and have been reported.
  var broken: Set<ObjectIdentifier>
}
