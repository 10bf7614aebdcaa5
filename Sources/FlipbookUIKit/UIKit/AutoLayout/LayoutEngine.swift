import ConstraintSolver
import Foundation

/// Lays out views by their constraints.
enum LayoutEngine {
  /// The maximum number of layout attempts per pass: the heights of multiline labels depend on their widths.
  private static let maximumPassCount = 4

  /// Lays out the descendants of a view.
  ///
  /// The constraints of the whole view tree apply, but only descendants of the view are moved.
  static func placeViews(inside view: UIView) {
    var root = view
    while let outer = root.superview { root = outer }
    updateConstraints(inside: root)
    guard let (equations, solution) = solve(root) else { return }
    func rectangle(_ index: Int) -> CGRect {
      CGRect(
        x: solution.values[index], y: solution.values[index + 1], width: max(0, solution.values[index + 2]),
        height: max(0, solution.values[index + 3]))
    }
    /// Returns the rectangle of an item in a view's coordinate space.
    func frame(_ index: Int, inside view: UIView) -> CGRect {
      let origin = equations.knownIndex(of: view).map { rectangle($0).origin } ?? .zero
      return rectangle(index).offsetBy(dx: -origin.x, dy: -origin.y).aligned
    }
    for (placed, index) in equations.placed where placed !== view && placed.isDescendant(of: view) {
      guard let superview = placed.superview else { continue }
      let frame = frame(index, inside: superview)
      // As in UIKit, views moved by code stay there until their superview is laid out.
      guard placed.autoLayout.placement != frame || superview.layer.needsLayoutPass else { continue }
      placed.autoLayout.placement = frame
      placed.layoutFrame = frame
    }
    for (guide, index) in equations.guides {
      guard let owner = guide.owningView, owner.isDescendant(of: view) else { continue }
      guide.layoutFrame = frame(index, inside: owner)
      if guide.kind == .scrolledContent, let scroll = owner as? UIScrollView,
        scroll.contentSize != guide.layoutFrame.size
      {
        scroll.contentSize = guide.layoutFrame.size
      }
    }
  }

  /// Returns the smallest size that satisfies a view's constraints and content, or the size nearest to `size` that they
  /// permit.
  static func size(
    of view: UIView, fitting size: CGSize, priorities: (UILayoutPriority, UILayoutPriority)
  ) -> CGSize {
    updateConstraints(inside: view)
    var (widths, result) = ([ObjectIdentifier: CGFloat](), size)
    for _ in 0..<maximumPassCount {
      var equations = LayoutEquations(of: view, widths: widths, fitting: size, priorities: priorities)
      let index = equations.index(of: view)
      let solution = LinearSolver.solve(equations.all, variableCount: equations.variableCount)
      let next = equations.labelWidths(in: solution.values)
      result = CGSize(width: solution.values[index + 2], height: solution.values[index + 3]).alignedUp
      if next == widths { break }
      widths = next
    }
    return result
  }

  /// Returns the equations of a tree and their solution, which is reused if nothing has changed; nil if there is
  /// nothing to lay out.
  private static func solve(_ root: UIView) -> (LayoutEquations, LayoutSolution)? {
    var latest = root.autoLayout.latest
    for _ in 0..<maximumPassCount {
      let equations = LayoutEquations(of: root, widths: latest?.widths ?? [:])
      guard !equations.isEmpty else { return nil }
      if let latest, latest.equations == equations.all { return (equations, latest) }
      let found = LinearSolver.solve(equations.all, variableCount: equations.variableCount)
      let broken = report(found.broken.compactMap { equations.sources[$0] }, known: latest?.broken ?? [])
      let widths = equations.labelWidths(in: found.values)
      let isSettled = widths == latest?.widths ?? [:]
      let solution = LayoutSolution(equations: equations.all, values: found.values, widths: widths, broken: broken)
      root.autoLayout.latest = solution
      if isSettled { return (equations, solution) }
      latest = solution
    }
    return latest.map { (LayoutEquations(of: root, widths: $0.widths), $0) }
  }

  /// Reports conflicting constraints, each once, as UIKit does in the log.
  private static func report(
    _ broken: [NSLayoutConstraint], known: Set<ObjectIdentifier>
  ) -> Set<ObjectIdentifier> {
    for constraint in broken where !known.contains(ObjectIdentifier(constraint)) {
      let message = "Unable to simultaneously satisfy constraints: ignoring \(constraint)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    return known.union(broken.map { ObjectIdentifier($0) })
  }

  /// Updates the constraints of the views that need it, descendants first.
  private static func updateConstraints(inside view: UIView) {
    for subview in view.subviews { updateConstraints(inside: subview) }
    guard view.autoLayout.needsUpdate else { return }
    view.autoLayout.needsUpdate = false
    if let controller = view.controller { controller.updateViewConstraints() } else { view.updateConstraints() }
  }
}

extension LayoutEquations {
  /// Returns the widths of multiline labels.
  fileprivate func labelWidths(in values: [Double]) -> [ObjectIdentifier: CGFloat] {
    var widths: [ObjectIdentifier: CGFloat] = [:]
    for (view, index) in placed where (view as? UILabel)?.numberOfLines ?? 1 != 1 {
      widths[ObjectIdentifier(view)] = CGFloat(values[index + 2])
    }
    return widths
  }
}

extension CGRect {
  /// The rectangle with its edges aligned to whole pixels of the screen.
  fileprivate var aligned: CGRect {
    let scale = CGFloat(StageContext.screenScale)
    func align(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let (left, top) = (align(minX), align(minY))
    return CGRect(x: left, y: top, width: align(maxX) - left, height: align(maxY) - top)
  }
}

extension CGSize {
  /// The size rounded up to whole pixels of the screen.
  fileprivate var alignedUp: CGSize {
    let scale = CGFloat(StageContext.screenScale)
    func align(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: align(width), height: align(height))
  }
}
