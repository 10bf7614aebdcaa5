public import Foundation

/// A boxed geometry value, `NSValue`, as used by Objective-C's animations.
///
/// Foundation's own class on this platform doesn't box points and transforms of Core Graphics and Core Animation; this
/// one replaces it where only `FlipbookUIKit` is imported.
public final class NSValue: NSObject, @unchecked Sendable {
  // Sound: the value is a structure of numbers that never changes.
  let value: Any

  init(value: Any) { self.value = value }

  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) { self.init(value: point) }
  /// Boxes a size.
  public convenience init(cgSize size: CGSize) { self.init(value: size) }
  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(value: rect) }
  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) { self.init(value: vector) }
  /// Boxes a transform of the plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(value: transform) }

  /// The point; zero for another value.
  public var cgPointValue: CGPoint { value as? CGPoint ?? .zero }
  /// The size; zero for another value.
  public var cgSizeValue: CGSize { value as? CGSize ?? .zero }
  /// The rectangle; zero for another value.
  public var cgRectValue: CGRect { value as? CGRect ?? .zero }
  /// The vector; zero for another value.
  public var cgVectorValue: CGVector { value as? CGVector ?? .zero }
  /// The transform of the plane; the identity for another value.
  public var cgAffineTransformValue: CGAffineTransform { value as? CGAffineTransform ?? .identity }
}
