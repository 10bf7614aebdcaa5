public import FlipbookUIKit

/// A shape that fills its frame: SwiftUI's `Shape`.
public protocol Shape: View, Animatable, Sendable {
  /// Returns the outline in a rectangle.
  func path(in rect: CGRect) -> Path
  /// Returns the size for a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// Returns the proposed size; 10 points where none is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

extension Shape {
  /// The shape, filled with the foreground style.
  public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset: SwiftUI's `InsettableShape`.
public protocol InsettableShape: Shape {
  /// The type of the inset shape.
  associatedtype InsetShape: InsettableShape
  /// Returns the shape inset at its edges.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// Fills the shape.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some View {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// Fills the shape with the foreground style.
  public func fill(style: FillStyle = FillStyle()) -> some View { fill(ForegroundStyle(), style: style) }
  /// Strokes the outline.
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _ShapeView(shape: StrokedShape(shape: self, style: style), style: content)
  }
  /// Strokes the outline.
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the stroke of the outline as a shape.
  public func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self, style: style) }
  /// Returns the stroke of the outline as a shape.
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Returns the part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
  /// Returns the shape, moved.
  public func offset(_ offset: CGSize) -> some Shape {
    TransformedShape(shape: self) { _ in
      CGAffineTransform(translationX: offset.width, y: offset.height)
    }
  }
  /// Returns the shape, rotated about a point.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    TransformedShape(shape: self) { rect in
      let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
      return CGAffineTransform(translationX: -x, y: -y)
        .concatenating(CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
  }
  /// Returns the shape, transformed.
  public func transform(_ transform: CGAffineTransform) -> some Shape {
    TransformedShape(shape: self) { _ in transform }
  }
}

extension InsettableShape {
  /// Strokes the shape inside its outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style)
  }
  /// Strokes the shape inside its outline.
  public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
  /// Strokes the shape inside its outline with the foreground style.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some View {
    strokeBorder(ForegroundStyle(), lineWidth: lineWidth)
  }
}
