import Geometry
import Motion

extension AnimatableProperty {
  /// Every animatable property, in the order of the documentation.
  public static let all: [AnimatableProperty] = [
    position, positionX, positionY, zPosition,
    bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight,
    anchorPoint, anchorPointX, anchorPointY,
    transform, transformScale, transformScaleX, transformScaleY, transformScaleZ,
    transformRotation, transformRotationX, transformRotationY, transformRotationZ,
    transformTranslation, transformTranslationX, transformTranslationY, transformTranslationZ,
    sublayerTransform, opacity, backgroundColor, cornerRadius, borderWidth, borderColor,
  ]

  /// `position`: where the anchor point lies in the superlayer.
  public static let position = point("position", .points, "where the anchor point lies in the superlayer", \.position)
  /// `position.x`.
  public static let positionX = number("position.x", .points, "the position across", \.position.x)
  /// `position.y`.
  public static let positionY = number("position.y", .points, "the position down", \.position.y)
  /// `zPosition`: the depth that orders siblings.
  public static let zPosition = number("zPosition", .points, "the depth that orders siblings", \.zPosition)
  /// `bounds`: the layer's own coordinate space.
  public static let bounds = rect("bounds", .points, "the layer's own coordinate space", \.bounds)
  /// `bounds.origin`: what scrolling moves.
  public static let boundsOrigin = point("bounds.origin", .points, "the origin of the bounds", \.bounds.origin)
  /// `bounds.origin.x`.
  public static let boundsOriginX = number("bounds.origin.x", .points, "the left of the bounds", \.bounds.origin.x)
  /// `bounds.origin.y`.
  public static let boundsOriginY = number("bounds.origin.y", .points, "the top of the bounds", \.bounds.origin.y)
  /// `bounds.size`.
  public static let boundsSize = size("bounds.size", .points, "the size of the layer", \.bounds.size)
  /// `bounds.size.width`.
  public static let boundsWidth = number("bounds.size.width", .points, "the layer's width", \.bounds.size.width)
  /// `bounds.size.height`.
  public static let boundsHeight = number("bounds.size.height", .points, "the layer's height", \.bounds.size.height)
  /// `anchorPoint`: the point of the bounds that sits at the position.
  public static let anchorPoint = point(
    "anchorPoint", .ratio, "the point of the bounds that sits at the position", \.anchorPoint)
  /// `anchorPoint.x`.
  public static let anchorPointX = number("anchorPoint.x", .ratio, "the anchor point across", \.anchorPoint.x)
  /// `anchorPoint.y`.
  public static let anchorPointY = number("anchorPoint.y", .ratio, "the anchor point down", \.anchorPoint.y)
  /// `opacity` of the layer with its sublayers.
  public static let opacity = number("opacity", .ratio, "the opacity of the layer with its sublayers", \.opacity)
  /// `backgroundColor`.
  public static let backgroundColor = AnimatableProperty(
    "backgroundColor", .color, .none, "the fill behind the contents",
    get: { .color($0.backgroundColor ?? .clear) }, set: { $0.backgroundColor = $1.color })
  /// `cornerRadius`.
  public static let cornerRadius = number("cornerRadius", .points, "the radius of the corners", \.cornerRadius)
  /// `borderWidth`.
  public static let borderWidth = number("borderWidth", .points, "the width of the border", \.borderWidth)
  /// `borderColor`.
  public static let borderColor = AnimatableProperty(
    "borderColor", .color, .none, "the colour of the border",
    get: { .color($0.borderColor) }, set: { $0.borderColor = $1.color })
}

extension AnimatableProperty {
  private typealias Member<Value> = WritableKeyPath<LayerProperties, Value> & Sendable

  private static func number(
    _ keyPath: String, _ unit: Unit, _ summary: String, _ member: any Member<Double>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .number, unit, summary,
      get: { .number($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.number })
  }

  private static func point(
    _ keyPath: String, _ unit: Unit, _ summary: String, _ member: any Member<Point>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .point, unit, summary,
      get: { .point($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.point })
  }

  private static func size(
    _ keyPath: String, _ unit: Unit, _ summary: String, _ member: any Member<Size>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .size, unit, summary,
      get: { .size($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.size })
  }

  private static func rect(
    _ keyPath: String, _ unit: Unit, _ summary: String, _ member: any Member<Rect>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .rect, unit, summary,
      get: { .rect($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.rect })
  }
}
