public import Foundation

/// A rectangle: SwiftUI's `Rectangle`.
public struct Rectangle: InsettableShape {
  /// The type of the body.
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  /// Creates a rectangle.
  public init() {}
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// Returns the shape inset at its edges.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFrame(shape: self, amount: amount) }
}

/// A rectangle with rounded corners: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: InsettableShape {
  /// The type of the body.
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  /// The radius of the corners.
  public var cornerRadius: CGFloat
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0
  /// Creates a rectangle with rounded corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadius, self.style) = (cornerRadius, style)
  }
  /// Creates a rectangle with rounded corners.
  ///
  /// - Precondition: The corners are as wide as they are high.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    precondition(
      cornerSize.width == cornerSize.height,
      "FlipbookSwiftUI supports only circular corners: a corner's width and height must be equal")
    self.init(cornerRadius: cornerSize.width, style: style)
  }
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: amount, dy: amount), cornerRadius: max(0, cornerRadius - amount), style: style)
  }
  /// Returns the shape inset at its edges.
  public func inset(by amount: CGFloat) -> some InsettableShape {
    var shape = self
    shape.amount += amount
    return shape
  }
  /// The radius and the inset.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerRadius, amount) }
    set { (cornerRadius, amount) = (newValue.first, newValue.second) }
  }
}

/// A circle in the middle of its frame: SwiftUI's `Circle`.
public struct Circle: InsettableShape {
  /// The type of the body.
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  /// Creates a circle.
  public init() {}
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height))
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
  /// Returns the shape inset at its edges.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFrame(shape: self, amount: amount) }
}

/// An ellipse: SwiftUI's `Ellipse`.
public struct Ellipse: InsettableShape {
  /// The type of the body.
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  /// Creates an ellipse.
  public init() {}
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// Returns the shape inset at its edges.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFrame(shape: self, amount: amount) }
}

/// A rectangle whose shorter sides are rounded: SwiftUI's `Capsule`.
public struct Capsule: InsettableShape {
  /// The type of the body.
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  private let style: RoundedCornerStyle
  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// Returns the outline.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  /// Returns the shape inset at its edges.
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetFrame(shape: self, amount: amount) }
}

extension Path: Shape {
  /// The type of the body.
  public typealias Body = _ShapeView<Self, ForegroundStyle>
  /// Returns the path, whatever the rectangle.
  public func path(in rect: CGRect) -> Path { self }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  /// A circle.
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  /// An ellipse.
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with rounded corners.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}
