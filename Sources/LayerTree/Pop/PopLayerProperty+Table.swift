import Geometry
import Motion

extension PopLayerProperty {
  /// Every property of Pop's that a layer has, in Pop's order.
  public static let all: [PopLayerProperty] = [
    backgroundColor, bounds, cornerRadius, borderWidth, borderColor, opacity, position, positionX, positionY,
    rotation, rotationX, rotationY, scaleX, scaleXY, scaleY, size,
    subscaleXY, subtranslationX, subtranslationXY, subtranslationY, subtranslationZ,
    translationX, translationXY, translationY, translationZ, zPosition,
    shadowColor, shadowOffset, shadowOpacity, shadowRadius,
    shapeStrokeStart, shapeStrokeEnd, shapeStrokeColor, shapeFillColor, shapeLineWidth, shapeLineDashPhase,
    viewAlpha, viewBackgroundColor, viewCenter, viewFrame, viewScaleX, viewScaleXY, viewScaleY,
    viewTintColor,
    contentOffset, contentSize, zoomScale, contentInset, labelTextColor,
  ]

  /// `backgroundColor`.
  public static let backgroundColor = plain("kPOPLayerBackgroundColor", as: .backgroundColor)
  /// `bounds`, also of a view.
  public static let bounds = PopLayerProperty(
    "kPOPLayerBounds", "kPOPViewBounds", kind: .rect, unit: .points,
    get: { .rect($0.bounds) }, set: { $0.bounds = $1.rect })
  /// `cornerRadius`.
  public static let cornerRadius = plain("kPOPLayerCornerRadius", as: .cornerRadius)
  /// `borderWidth`.
  public static let borderWidth = plain("kPOPLayerBorderWidth", as: .borderWidth)
  /// `borderColor`.
  public static let borderColor = plain("kPOPLayerBorderColor", as: .borderColor)
  /// `opacity`, which is written as a 32-bit number.
  public static let opacity = PopLayerProperty(
    "kPOPLayerOpacity", kind: .number, unit: .ratio,
    get: { .number($0.opacity) }, set: { $0.opacity = Double(Float($1.number)) })
  /// `position`.
  public static let position = plain("kPOPLayerPosition", as: .position)
  /// `positionX`.
  public static let positionX = plain("kPOPLayerPositionX", as: .positionX)
  /// `positionY`.
  public static let positionY = plain("kPOPLayerPositionY", as: .positionY)
  /// `size` of the bounds, also of a view; not written when a side is negative.
  public static let size = PopLayerProperty(
    "kPOPLayerSize", "kPOPViewSize", kind: .size, unit: .points, get: { .size($0.bounds.size) },
    set: { properties, value in
      let size = value.size
      if size.width >= 0 && size.height >= 0 { properties.bounds.size = size }
    })
  /// `zPosition`.
  public static let zPosition = plain("kPOPLayerZPosition", as: .zPosition)

  /// `view.alpha`.
  public static let viewAlpha = plain("kPOPViewAlpha", as: .opacity)
  /// `view.backgroundColor`.
  public static let viewBackgroundColor = plain("kPOPViewBackgroundColor", as: .backgroundColor)
  /// `view.center`.
  public static let viewCenter = plain("kPOPViewCenter", as: .position)
  /// `view.frame`.
  public static let viewFrame = PopLayerProperty(
    "kPOPViewFrame", kind: .rect, unit: .points, get: { .rect($0.frame) }, set: { $0.frame = $1.rect })

  /// `view.tintColor`, of the view's own picture.
  public static let viewTintColor = plain("kPOPViewTintColor", as: .tintColor)

  /// `scrollView.contentOffset`, also of tables and collections: the origin of the bounds.
  public static let contentOffset = plain(
    "kPOPScrollViewContentOffset", "kPOPTableViewContentOffset", "kPOPCollectionViewContentOffset", as: .boundsOrigin)
  /// `scrollView.contentSize`, also of tables and collections.
  public static let contentSize = plain(
    "kPOPScrollViewContentSize", "kPOPTableViewContentSize", "kPOPCollectionViewContentSize", as: .contentSize)
  /// `scrollView.zoomScale`.
  public static let zoomScale = plain("kPOPScrollViewZoomScale", as: .zoomScale)
  /// `scrollView.contentInset`: top, left, bottom and right, in the components of a rectangle.
  public static let contentInset = PopLayerProperty(
    "kPOPScrollViewContentInset", kind: .rect, unit: .points, on: .scroll,
    get: {
      let inset = $0.contentInset
      return .rect(Rect(inset.top, inset.left, inset.bottom, inset.right))
    },
    set: { properties, value in
      let sides = value.rect
      properties.contentInset = EdgeInsets(sides.minX, sides.minY, sides.width, sides.height)
    })
  /// `label.textColor`.
  public static let labelTextColor = plain("kPOPLabelTextColor", as: .foregroundColor)

  /// `shadowColor`.
  public static let shadowColor = plain("kPOPLayerShadowColor", as: .shadowColor)
  /// `shadowOffset`.
  public static let shadowOffset = plain("kPOPLayerShadowOffset", as: .shadowOffset)
  /// `shadowOpacity`.
  public static let shadowOpacity = plain("kPOPLayerShadowOpacity", as: .shadowOpacity)
  /// `shadowRadius`.
  public static let shadowRadius = plain("kPOPLayerShadowRadius", as: .shadowRadius)

  /// `shapeLayer.strokeStart`.
  public static let shapeStrokeStart = plain("kPOPShapeLayerStrokeStart", as: .strokeStart)
  /// `shapeLayer.strokeEnd`.
  public static let shapeStrokeEnd = plain("kPOPShapeLayerStrokeEnd", as: .strokeEnd)
  /// `shapeLayer.strokeColor`.
  public static let shapeStrokeColor = plain("kPOPShapeLayerStrokeColor", as: .strokeColor)
  /// `shapeLayer.fillColor`.
  public static let shapeFillColor = plain("kPOPShapeLayerFillColor", as: .fillColor)
  /// `shapeLayer.lineWidth`.
  public static let shapeLineWidth = plain("kPOPShapeLayerLineWidth", as: .lineWidth)
  /// `shapeLayer.lineDashPhase`.
  public static let shapeLineDashPhase = plain("kPOPShapeLayerLineDashPhase", as: .lineDashPhase)

  /// A property that is written as it is.
  private static func plain(_ constants: String..., as property: AnimatableProperty) -> PopLayerProperty {
    PopLayerProperty(constants, property)
  }
}
