import ConstraintSolver
import Foundation

/// The frames computed from a tree's constraints, with the inputs.
struct LayoutSolution {
  /// The equations.
  var equations: [LinearConstraint]
  /// The left edge, the top edge, the width and the height of each item, one after the other.
  var values: [Double]
  /// The widths of multiline labels; their heights depend on these.
  var widths: [ObjectIdentifier: CGFloat]
  /// The constraints that contradict others, and have been reported.
  var broken: Set<ObjectIdentifier>
}
