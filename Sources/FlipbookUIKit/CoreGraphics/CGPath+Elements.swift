public import Foundation
import Geometry

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  /// An element that begins a subpath.
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
/// An element of a path.
@unsafe public struct CGPathElement {
  /// The type of the element.
  public let type: CGPathElementType
  /// The control points and the end point; their number depends on the type.
  public let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
  /// Calls a closure with each element of the path; the pointers are valid only during the call.
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
      // An element without points still needs a valid pointer.
      if points.isEmpty { points = [.zero] }
      // Sound: the pointers are to local variables, and used only during the call.
      unsafe points.withUnsafeMutableBufferPointer { points in
        guard let first = points.baseAddress else { return }
        var element = unsafe CGPathElement(type: type, points: first)
        unsafe body(&element)
      }
    }
  }
}
