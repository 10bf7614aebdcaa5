import Geometry
import Motion

extension PopLayerProperty {
  /// All Pop properties of layers, in Pop's order.
  ///
  /// Properties that Pop writes without conversion are derived from the animatable properties.
  public static let all: [PopLayerProperty] = {
    let made = bent + AnimatableProperty.all.flatMap(plain)
    let byConstant = Dictionary(
      made.flatMap { property in property.constants.map { ($0, property) } }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    return PopProperty.all.compactMap { byConstant[$0.constant] }.filter { seen.insert($0.name).inserted }
  }()

  /// The properties that Pop writes with a conversion.
  private static let bent = [
    opacity, rotation, rotationX, rotationY, scaleX, scaleXY, scaleY, size,
    subscaleXY, subtranslationX, subtranslationXY, subtranslationY, subtranslationZ,
    translationX, translationXY, translationY, translationZ,
    viewFrame, viewScaleX, viewScaleXY, viewScaleY, contentInset,
  ]

  /// Pop's property `opacity` of `CALayer`, written as a 32-bit number.
  public static let opacity = PopLayerProperty(
    "kPOPLayerOpacity", kind: .number, unit: .ratio, keyPaths: ["opacity"],
    get: { .number($0.opacity) }, set: { $0.opacity = Double(Float($1.number)) })
  /// Pop's property `size` of `CALayer`, and of `UIView`; it isn't written if a side is negative.
  public static let size = PopLayerProperty(
    "kPOPLayerSize", "kPOPViewSize", kind: .size, unit: .points, keyPaths: ["bounds.size"],
    get: { .size($0.bounds.size) },
    set: { properties, value in
      let size = value.size
      if size.width >= 0 && size.height >= 0 { properties.bounds.size = size }
    })
  /// Pop's property `view.frame` of `UIView`.
  public static let viewFrame = PopLayerProperty(
    "kPOPViewFrame", kind: .rect, unit: .points, get: { .rect($0.frame) }, set: { $0.frame = $1.rect })
  /// Pop's property `scrollView.contentInset`: top, left, bottom, and right, in the components of a rectangle.
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

  /// Pop's property `backgroundColor` of `CALayer`.
  public static let backgroundColor = plain(.backgroundColor, of: "CALayer")
  /// Pop's property `bounds` of `CALayer`, and of `UIView`.
  public static let bounds = plain(.bounds, of: "CALayer")
  /// Pop's property `cornerRadius` of `CALayer`.
  public static let cornerRadius = plain(.cornerRadius, of: "CALayer")
  /// Pop's property `borderWidth` of `CALayer`.
  public static let borderWidth = plain(.borderWidth, of: "CALayer")
  /// Pop's property `borderColor` of `CALayer`.
  public static let borderColor = plain(.borderColor, of: "CALayer")
  /// Pop's property `position` of `CALayer`.
  public static let position = plain(.position, of: "CALayer")
  /// Pop's property `positionX` of `CALayer`.
  public static let positionX = plain(.positionX, of: "CALayer")
  /// Pop's property `positionY` of `CALayer`.
  public static let positionY = plain(.positionY, of: "CALayer")
  /// Pop's property `zPosition` of `CALayer`.
  public static let zPosition = plain(.zPosition, of: "CALayer")
  /// Pop's property `shadowColor` of `CALayer`.
  public static let shadowColor = plain(.shadowColor, of: "CALayer")
  /// Pop's property `shadowOffset` of `CALayer`.
  public static let shadowOffset = plain(.shadowOffset, of: "CALayer")
  /// Pop's property `shadowOpacity` of `CALayer`.
  public static let shadowOpacity = plain(.shadowOpacity, of: "CALayer")
  /// Pop's property `shadowRadius` of `CALayer`.
  public static let shadowRadius = plain(.shadowRadius, of: "CALayer")
  /// Pop's property `shapeLayer.strokeStart` of `CAShapeLayer`.
  public static let shapeStrokeStart = plain(.strokeStart, of: "CAShapeLayer")
  /// Pop's property `shapeLayer.strokeEnd` of `CAShapeLayer`.
  public static let shapeStrokeEnd = plain(.strokeEnd, of: "CAShapeLayer")
  /// Pop's property `shapeLayer.strokeColor` of `CAShapeLayer`.
  public static let shapeStrokeColor = plain(.strokeColor, of: "CAShapeLayer")
  /// Pop's property `shapeLayer.fillColor` of `CAShapeLayer`.
  public static let shapeFillColor = plain(.fillColor, of: "CAShapeLayer")
  /// Pop's property `shapeLayer.lineWidth` of `CAShapeLayer`.
  public static let shapeLineWidth = plain(.lineWidth, of: "CAShapeLayer")
  /// Pop's property `shapeLayer.lineDashPhase` of `CAShapeLayer`.
  public static let shapeLineDashPhase = plain(.lineDashPhase, of: "CAShapeLayer")
  /// Pop's property `view.alpha` of `UIView`.
  public static let viewAlpha = plain(.opacity, of: "UIView")
  /// Pop's property `view.backgroundColor` of `UIView`.
  public static let viewBackgroundColor = plain(.backgroundColor, of: "UIView")
  /// Pop's property `view.center` of `UIView`.
  public static let viewCenter = plain(.position, of: "UIView")
  /// Pop's property `view.tintColor`: the tint of the view's own image.
  public static let viewTintColor = plain(.tintColor, of: "UIView")
  /// Pop's property `scrollView.contentOffset`, also of tables and collection views: the origin of the bounds.
  public static let contentOffset = plain(.boundsOrigin, of: "UIScrollView")
  /// Pop's property `scrollView.contentSize`, also of tables and collection views.
  public static let contentSize = plain(.contentSize, of: "UIScrollView")
  /// Pop's property `scrollView.zoomScale` of `UIScrollView`.
  public static let zoomScale = plain(.zoomScale, of: "UIScrollView")
  /// Pop's property `label.textColor` of `UILabel`.
  public static let labelTextColor = plain(.foregroundColor, of: "UILabel")

  /// Returns the Pop properties that write an animatable property without conversion: one for each distinct name.
  private static func plain(_ property: AnimatableProperty) -> [PopLayerProperty] {
    let names = property.popConstants.map { PopProperty.named($0)?.key ?? $0 }
    return Set(names).map { name in
      PopLayerProperty(zip(names, property.popConstants).filter { $0.0 == name }.map(\.1), property)
    }
  }

  /// Returns the Pop property that belongs to a class; without one, a property named by the key path.
  private static func plain(_ property: AnimatableProperty, of owner: String) -> PopLayerProperty {
    plain(property).first { PopProperty.named($0.constants[0])?.owner == owner }
      ?? PopLayerProperty([property.keyPath], property)
  }
}
