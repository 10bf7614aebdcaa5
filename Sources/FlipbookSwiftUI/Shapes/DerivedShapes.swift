import FlipbookUIKit

/// A shape that is stroked, not filled.
protocol StrokingShape: Shape {
  var strokeStyle: StrokeStyle { get }
  /// Returns the outline that is stroked.
  func strokedPath(in rect: CGRect) -> Path
}

/// The stroke of a shape.
struct StrokedShape<Base: Shape>: StrokingShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Base
  var style: StrokeStyle

  var strokeStyle: StrokeStyle { style }
  func strokedPath(in rect: CGRect) -> Path { shape.path(in: rect) }
  func path(in rect: CGRect) -> Path {
    preconditionFailure("FlipbookSwiftUI cannot clip to the outline of a stroke: use a filled shape")
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  var animatableData: AnimatablePair<Base.AnimatableData, AnimatableNumbers> {
    get {
      AnimatablePair(
        shape.animatableData,
        AnimatableNumbers(
          [Double(style.lineWidth), Double(style.miterLimit), Double(style.dashPhase)] + style.dash.map { Double($0) }))
    }
    set {
      shape.animatableData = newValue.first
      let numbers = newValue.second
      (style.lineWidth, style.miterLimit) = (CGFloat(max(0, numbers[0])), CGFloat(numbers[1]))
      style.dashPhase = CGFloat(numbers[2])
      style.dash = style.dash.indices.map { CGFloat(max(0, numbers[$0 + 3])) }
    }
  }
}

/// A part of a shape's outline.
struct TrimmedShape<Base: Shape>: Shape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Base
  var start: CGFloat
  var end: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: start, to: end) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var animatableData: AnimatablePair<Base.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(start, end)) }
    set {
      shape.animatableData = newValue.first
      (start, end) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A shape with a transform; its parameters don't animate.
struct TransformedShape<Base: Shape>: Shape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Base
  let transform: @Sendable (CGRect) -> CGAffineTransform

  func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform(rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  var animatableData: Base.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape that is inset by insetting its frame.
struct InsetFrame<Base: Shape>: InsettableShape {
  typealias Body = _ShapeView<Self, ForegroundStyle>
  var shape: Base
  var amount: CGFloat

  func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> Self { Self(shape: shape, amount: self.amount + amount) }
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set { (shape.animatableData, amount) = (newValue.first, newValue.second) }
  }
}
