/// An operation that combines the areas of paths.
package enum PathOperation: Sendable {
  /// The union of all areas.
  case union
  /// The area of the first path that no other path covers.
  case subtraction
  /// The area that all paths share.
  case intersection
  /// The area that an odd number of paths covers.
  case exclusion
  /// The area that any path winds around clockwise, with y pointing down.
  case clockwise

  /// Returns whether a point belongs to the result, given its winding number in each path.
  func contains(_ windings: ArraySlice<Int32>) -> Bool {
    switch self {
    case .union: windings.contains { $0 != 0 }
    case .subtraction: windings.first.map { $0 != 0 } ?? false && !windings.dropFirst().contains { $0 != 0 }
    case .intersection: windings.allSatisfy { $0 != 0 }
    case .exclusion: windings.count { $0 != 0 } % 2 == 1
    case .clockwise: windings.contains { $0 > 0 }
    }
  }
}

extension Path {
  /// Combines the areas of paths, each filled with the nonzero rule unless the operation has its own.
  ///
  /// The result's curves are parts of the paths' curves; it does not intersect itself, and its area is always on the
  /// same side, so both fill rules give the same result. Open subpaths are closed.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - operation: The operation.
  /// - Returns: The outline of the result; nil if the paths have too many segments or crossings.
  package static func combining(_ paths: [Path], by operation: PathOperation) -> Path? {
    guard let outlines = OutlineSet(paths) else { return nil }
    guard !outlines.curves.isEmpty else { return Path() }
    let arrangement = OutlineArrangement(outlines, operandCount: paths.count)
    return arrangement.map { OutlineTracer(outlines).path(along: $0.boundary(of: operation)) }
  }
}
