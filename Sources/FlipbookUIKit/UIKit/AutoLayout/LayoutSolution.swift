import ConstraintSolver
import Foundation

/// The layout computed from a tree's constraints, with its inputs.
struct LayoutSolution {
  /// The equations that the layout satisfies.
  var equations: [LinearConstraint]
  /// The left edge, top edge, width, and height of each item, concatenated.
  var values: [Double]
  /// The widths of multiline labels, which determine their heights.
  var widths: [ObjectIdentifier: CGFloat]
  /// The conflicting constraints, which have been reported.
  var broken: Set<ObjectIdentifier>
}
