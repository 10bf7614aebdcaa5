import Geometry
import Motion

extension PopLayerProperty {
  /// Every property of Pop's that a layer has, in Pop's order.
  public static let all: [PopLayerProperty] = [
    backgroundColor, bounds, cornerRadius, borderWidth, borderColor, opacity, position, positionX, positionY,
    rotation, rotationX, rotationY, scaleX, scaleXY, scaleY, size,
    subscaleXY, subtranslationX, subtranslationXY, subtranslationY, subtranslationZ,
    translationX, translationXY, translationY, translationZ, zPosition,
    viewAlpha, viewBackgroundColor, viewCenter, viewFrame, viewScaleX, viewScaleXY, viewScaleY,
  ]

  /// `backgroundColor`.
  public static let backgroundColor = plain("kPOPLayerBackgroundColor", .backgroundColor)
  /// `bounds`, also of a view.
  public static let bounds = PopLayerProperty(
    "kPOPLayerBounds", "kPOPViewBounds", kind: .rect, unit: .points,
    get: { .rect($0.bounds) }, set: { $0.bounds = $1.rect })
  /// `cornerRadius`.
  public static let cornerRadius = plain("kPOPLayerCornerRadius", .cornerRadius)
  /// `borderWidth`.
  public static let borderWidth = plain("kPOPLayerBorderWidth", .borderWidth)
  /// `borderColor`.
  public static let borderColor = plain("kPOPLayerBorderColor", .borderColor)
  /// `opacity`, which is written as a 32-bit number.
  public static let opacity = PopLayerProperty(
    "kPOPLayerOpacity", kind: .number, unit: .ratio,
    get: { .number($0.opacity) }, set: { $0.opacity = Double(Float($1.number)) })
  /// `position`.
  public static let position = plain("kPOPLayerPosition", .position)
  /// `positionX`.
  public static let positionX = plain("kPOPLayerPositionX", .positionX)
  /// `positionY`.
  public static let positionY = plain("kPOPLayerPositionY", .positionY)
  /// `size` of the bounds, also of a view; not written when a side is negative.
  public static let size = PopLayerProperty(
    "kPOPLayerSize", "kPOPViewSize", kind: .size, unit: .points, get: { .size($0.bounds.size) },
    set: { properties, value in
      let size = value.size
      if size.width >= 0 && size.height >= 0 { properties.bounds.size = size }
    })
  /// `zPosition`.
  public static let zPosition = plain("kPOPLayerZPosition", .zPosition)

  /// `view.alpha`.
  public static let viewAlpha = plain("kPOPViewAlpha", .opacity)
  /// `view.backgroundColor`.
  public static let viewBackgroundColor = plain("kPOPViewBackgroundColor", .backgroundColor)
  /// `view.center`.
  public static let viewCenter = plain("kPOPViewCenter", .position)
  /// `view.frame`.
  public static let viewFrame = PopLayerProperty(
    "kPOPViewFrame", kind: .rect, unit: .points, get: { .rect($0.frame) }, set: { $0.frame = $1.rect })

  /// A property that is written as it is.
  static func plain(_ constant: String, _ property: AnimatableProperty) -> PopLayerProperty {
    PopLayerProperty(
      constant, kind: property.kind, unit: property.unit, get: property.value(in:),
      set: { property.set($1, in: &$0) })
  }
}
