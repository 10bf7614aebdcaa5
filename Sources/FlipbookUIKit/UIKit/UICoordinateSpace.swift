public import Foundation

/// An object with a coordinate space, `UICoordinateSpace`: a view or the screen.
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the object in its own coordinate space.
  var bounds: CGRect { get }
}

// The screen's coordinate space is the one of the window.
extension UICoordinateSpace {
  /// Converts a point to the coordinate space of a view or the screen.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (self as? UIView)?.convert(point, to: coordinateSpace as? UIView)
      ?? (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  /// Converts a point from the coordinate space of a view or the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (self as? UIView)?.convert(point, from: coordinateSpace as? UIView)
      ?? (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  /// Converts a rectangle to the coordinate space of a view or the screen; returns the bounding box.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (self as? UIView)?.convert(rect, to: coordinateSpace as? UIView)
      ?? (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// Converts a rectangle from the coordinate space of a view or the screen; returns the bounding box.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (self as? UIView)?.convert(rect, from: coordinateSpace as? UIView)
      ?? (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}

extension UIView: UICoordinateSpace {}
