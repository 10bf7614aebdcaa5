import ConstraintSolver
import Foundation

/// Places views by their constraints.
enum LayoutEngine {
  /// The layouts that one pass tries at most: the heights of labels of several lines depend on their widths.
  private static let mostPasses = 4

  /// Places the views inside a view.
  ///
  /// The constraints of the whole tree around it count, but other views than those inside keep their places.
  static func placeViews(inside view: UIView) {
    var root = view
    while let outer = root.superview { root = outer }
    updateConstraints(inside: root)
    let (equations, solution) = solve(root)
    guard !equations.isEmpty else { return }
    func rectangle(_ index: Int) -> CGRect {
      CGRect(
        x: solution.values[index], y: solution.values[index + 1], width: max(0, solution.values[index + 2]),
        height: max(0, solution.values[index + 3]))
    }
    /// The origin of the bounds that an item's variables are counted from.
    func origin(of view: UIView) -> CGPoint { equations.origin(of: view, in: solution.values) }
    for (placed, index) in equations.placed where placed !== view && placed.isDescendant(of: view) {
      guard let superview = placed.superview else { continue }
      let start = origin(of: superview)
      let frame = rectangle(index).offsetBy(dx: -start.x, dy: -start.y).aligned
      // What code has moved since stays there until the view around it is laid out, as in UIKit.
      guard placed.autoLayout.placement != frame || superview.layer.needsLayoutPass else { continue }
      placed.autoLayout.placement = frame
      placed.layoutFrame = frame
    }
    for (guide, index) in equations.guides {
      guard let owner = guide.owningView, owner.isDescendant(of: view) else { continue }
      let start = origin(of: owner)
      guide.layoutFrame = rectangle(index).offsetBy(dx: -start.x, dy: -start.y).aligned
      if guide.kind == .scrolledContent, let scroll = owner as? UIScrollView,
        scroll.contentSize != guide.layoutFrame.size
      {
        scroll.contentSize = guide.layoutFrame.size
      }
    }
  }

  /// The smallest size in which a view's constraints and contents fit, or as near to `size` as they let it come.
  static func size(
    of view: UIView, fitting size: CGSize, priorities: (UILayoutPriority, UILayoutPriority)
  ) -> CGSize {
    updateConstraints(inside: view)
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for _ in 0..<mostPasses {
      var equations = LayoutEquations(of: view, widths: widths, fitting: size, priorities: priorities)
      let index = equations.index(of: view)
      let solution = LinearSolver.solve(equations.all, variableCount: equations.variableCount)
      let next = equations.labelWidths(in: solution.values)
      let size = CGSize(width: solution.values[index + 2], height: solution.values[index + 3])
      if next == widths { return size.alignedUp }
      widths = next
    }
    return size
  }

  private static func solve(_ root: UIView) -> (LayoutEquations, LayoutSolution) {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    var latest = root.autoLayout.latest
    if let latest { widths = LayoutEquations(of: root).labelWidths(in: latest.values) }
    for pass in 1... {
      let equations = LayoutEquations(of: root, widths: widths)
      guard !equations.isEmpty else { break }
      if latest?.equations != equations.all {
        let solution = LinearSolver.solve(equations.all, variableCount: equations.variableCount)
        let broken = report(solution.broken.compactMap { equations.sources[$0] }, known: latest?.broken ?? [])
        latest = LayoutSolution(equations: equations.all, values: solution.values, broken: broken)
      }
      guard let latest else { break }
      let next = equations.labelWidths(in: latest.values)
      if next == widths || pass == mostPasses {
        root.autoLayout.latest = latest
        return (equations, latest)
      }
      widths = next
    }
    return (LayoutEquations(of: root), LayoutSolution(equations: [], values: [], broken: []))
  }

  /// Names the constraints that contradict others, once, as UIKit does in the log.
  private static func report(
    _ broken: [NSLayoutConstraint], known: Set<ObjectIdentifier>
  ) -> Set<ObjectIdentifier> {
    for constraint in broken where !known.contains(ObjectIdentifier(constraint)) {
      let message = "Unable to simultaneously satisfy constraints: left out \(constraint)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    return known.union(broken.map { ObjectIdentifier($0) })
  }

  /// Has views change their constraints that want to, from the inside out.
  private static func updateConstraints(inside view: UIView) {
    for subview in view.subviews { updateConstraints(inside: subview) }
    guard view.autoLayout.needsUpdate else { return }
    view.autoLayout.needsUpdate = false
    if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
  }
}

extension LayoutEquations {
  /// The widths of labels of several lines.
  fileprivate func labelWidths(in values: [Double]) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for (view, index) in placed where index + 2 < values.count && (view as? UILabel)?.numberOfLines ?? 1 != 1 {
      widths[ObjectIdentifier(view)] = CGFloat(values[index + 2])
    }
    return widths
  }

  /// The origin of a view's bounds, from the root's.
  fileprivate func origin(of view: UIView, in values: [Double]) -> CGPoint {
    var equations = self
    let index = equations.index(of: view)
    return CGPoint(x: values[index], y: values[index + 1])
  }
}

extension CGRect {
  /// The rectangle with its edges on whole pixels of the screen.
  fileprivate var aligned: CGRect {
    let scale = CGFloat(StageContext.screenScale)
    func align(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (align(minX), align(minY))
    return CGRect(x: left, y: top, width: align(maxX) - left, height: align(maxY) - top)
  }
}

extension CGSize {
  /// The size, rounded up to whole pixels of the screen.
  fileprivate var alignedUp: CGSize {
    let scale = CGFloat(StageContext.screenScale)
    func align(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: align(width), height: align(height))
  }
}
