import Geometry

/// The form of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
  /// Cut off.
  case butt
  /// Round.
  case round
  /// Cut off half a width later.
  case square

  var cap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The form of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel

  var join: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
