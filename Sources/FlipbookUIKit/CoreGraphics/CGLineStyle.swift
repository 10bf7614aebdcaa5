package import Geometry

/// The shape of a stroke's end points.
public enum CGLineCap: Int32, Sendable {
  /// Squared off at the end point.
  case butt
  /// Rounded.
  case round
  /// Squared off half a line width beyond the end point.
  case square

  /// The shape as Flipbook's.
  package var cap: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

/// The shape of a stroke's joints.
public enum CGLineJoin: Int32, Sendable {
  /// A sharp corner.
  case miter
  /// A rounded corner.
  case round
  /// A beveled corner.
  case bevel

  /// The shape as Flipbook's.
  package var join: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
