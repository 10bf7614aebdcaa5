public import Foundation

/// A boxed geometry value, `NSValue`, as used in Objective-C animations.
///
/// Foundation's class on this platform doesn't box points and transforms of Core Graphics and Core Animation; this one
/// replaces it if only `FlipbookUIKit` is imported.
public final class NSValue: NSObject, @unchecked Sendable {
  // Sound: the value is an immutable structure of numbers.
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
  /// Boxes a 2D affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) { self.init(value: transform) }

  /// The point; zero for a value of another type.
  public var cgPointValue: CGPoint { value as? CGPoint ?? .zero }
  /// The size; zero for a value of another type.
  public var cgSizeValue: CGSize { value as? CGSize ?? .zero }
  /// The rectangle; zero for a value of another type.
  public var cgRectValue: CGRect { value as? CGRect ?? .zero }
  /// The vector; zero for a value of another type.
  public var cgVectorValue: CGVector { value as? CGVector ?? .zero }
  /// The 2D affine transform; the identity for a value of another type.
  public var cgAffineTransformValue: CGAffineTransform { value as? CGAffineTransform ?? .identity }
}
