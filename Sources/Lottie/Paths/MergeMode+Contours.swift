import Geometry

extension MergeMode {
  /// Merges paths into a single one, in the order of the file.
  ///
  /// The first path is the topmost; the paths below are subtracted from it.
  func merged(_ paths: [[BezierShape]]) -> [BezierShape] {
    let operation: PathOperation
    switch self {
    case .join: return paths.flatMap(\.self)
    case .add: operation = .union
    case .subtract: operation = .subtraction
    case .intersect: operation = .intersection
    case .exclude: operation = .exclusion
    }
    let operands = paths.map { BezierShape.path(of: $0) }
    return Path.combining(operands, by: operation).map(BezierShape.contours(of:)) ?? paths.flatMap(\.self)
  }
}
