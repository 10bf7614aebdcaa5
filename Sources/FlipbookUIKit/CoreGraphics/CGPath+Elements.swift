public import Foundation
import Geometry

/// The kind of a path's step.
public enum CGPathElementType: Int32, Sendable {
  /// The beginning of a subpath.
  case moveToPoint
  /// A straight line.
  case addLineToPoint
  /// A quadratic curve.
  case addQuadCurveToPoint
  /// A cubic curve.
  case addCurveToPoint
  /// A line to the start of the subpath.
  case closeSubpath
}

// Sound: it only carries Core Graphics' pointer; its readers are marked unsafe.
/// A step of a path.
@unsafe public struct CGPathElement {
  /// The kind.
  public let type: CGPathElementType
  /// The points: control points, and the end; as many as the kind has.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each step of the path; the pointers are valid as long as the call lasts.
  public func applyWithBlock(_ body: (UnsafePointer<CGPathElement>) -> Void) {
    for element in path.elements {
      var points = element.allPoints.map { CGPoint($0) }
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadratic: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
      // A step without points has a pointer as well.
      if points.isEmpty { points = [.zero] }
      // Sound: the pointers are to local variables, for as long as the call lasts.
      unsafe points.withUnsafeMutableBufferPointer { points in
        guard let first = points.baseAddress else { return }
        var element = unsafe CGPathElement(type: type, points: first)
        unsafe body(&element)
      }
    }
  }
}
