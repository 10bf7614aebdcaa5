import Geometry

/// The paint of a shape's fill or stroke.
enum ResolvedPaint {
  case none
  case color(Color)
  /// A gradient, in the coordinate space of the shape.
  case gradient(Gradient)
  /// A pattern, by the number of its element.
  case pattern(Int)
}

extension DrawingContext {
  /// Resolves `context-fill` and `context-stroke` to the paints of the element that provides the context.
  func contextual(_ value: PaintValue, _ space: Space) -> PaintValue {
    switch value {
    case .contextFill: space.context?.fill ?? .none
    case .contextStroke: space.context?.stroke ?? .none
    default: value
    }
  }

  /// Returns the paint for a value of a shape's `fill` or `stroke`.
  ///
  /// `box` is the shape's bounding box without strokes; alphas are multiplied by `opacity`.
  mutating func paint(
    _ value: PaintValue, box: Rect?, opacity: Double, _ style: Style, _ space: Space
  ) throws(DrawingError) -> ResolvedPaint {
    var box = box
    var color = style.color
    var placement = AffineTransform.identity
    if let context = space.context, value == .contextFill || value == .contextStroke {
      color = context.current
      if let own = context.box, let inverse = context.transform.inverted { (box, placement) = (own, inverse) }
    }
    return try paint(contextual(value, space), box: box, opacity: opacity, color: color, placement, space)
  }

  private mutating func paint(
    _ value: PaintValue, box: Rect?, opacity: Double, color: Color, _ placement: AffineTransform, _ space: Space
  ) throws(DrawingError) -> ResolvedPaint {
    switch value {
    case .none, .contextFill, .contextStroke: return .none
    case .color(let value):
      var own = value.color(current: color)
      own.alpha *= opacity
      return .color(own)
    case .server(let id, let fallback):
      if let number = document.number(ofID: id) {
        switch document[number].name {
        case "linearGradient", "radialGradient":
          if let found = try gradient(number, box: box, opacity: opacity, placement, space) { return found }
        case "pattern":
          let isOfBox = attribute("patternUnits", templates(of: number, among: ["pattern"])) != "userSpaceOnUse"
          if !isOfBox || box?.isEmpty == false { return .pattern(number) }
        default: return .none
        }
      }
      return try paint(fallback, box: box, opacity: opacity, color: color, placement, space)
    }
  }
}
