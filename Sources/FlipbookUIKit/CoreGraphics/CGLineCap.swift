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
