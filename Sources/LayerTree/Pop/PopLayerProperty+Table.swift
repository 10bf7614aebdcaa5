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

  /// `opacity`, written as a 32-bit number.
  public static let opacity = PopLayerProperty(
    "kPOPLayerOpacity", kind: .number, unit: .ratio,
    get: { .number($0.opacity) }, set: { $0.opacity = Double(Float($1.number)) })
  /// `size` of the bounds, also of a view; not written when a side is negative.
  public static let size = PopLayerProperty(
    "kPOPLayerSize", "kPOPViewSize", kind: .size, unit: .points, get: { .size($0.bounds.size) },
    set: { properties, value in
      let size = value.size
      if size.width >= 0 && size.height >= 0 { properties.bounds.size = size }
    })
  /// `view.frame`.
  public static let viewFrame = PopLayerProperty(
    "kPOPViewFrame", kind: .rect, unit: .points, get: { .rect($0.frame) }, set: { $0.frame = $1.rect })
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

  /// `backgroundColor`.
  public static let backgroundColor = plain(.backgroundColor, of: "CALayer")
  /// `bounds`, also of a view.
  public static let bounds = plain(.bounds, of: "CALayer")
  /// `cornerRadius`.
  public static let cornerRadius = plain(.cornerRadius, of: "CALayer")
  /// `borderWidth`.
  public static let borderWidth = plain(.borderWidth, of: "CALayer")
  /// `borderColor`.
  public static let borderColor = plain(.borderColor, of: "CALayer")
  /// `position`.
  public static let position = plain(.position, of: "CALayer")
  /// `positionX`.
  public static let positionX = plain(.positionX, of: "CALayer")
  /// `positionY`.
  public static let positionY = plain(.positionY, of: "CALayer")
  /// `zPosition`.
  public static let zPosition = plain(.zPosition, of: "CALayer")
  /// `shadowColor`.
  public static let shadowColor = plain(.shadowColor, of: "CALayer")
  /// `shadowOffset`.
  public static let shadowOffset = plain(.shadowOffset, of: "CALayer")
  /// `shadowOpacity`.
  public static let shadowOpacity = plain(.shadowOpacity, of: "CALayer")
  /// `shadowRadius`.
  public static let shadowRadius = plain(.shadowRadius, of: "CALayer")
  /// `shapeLayer.strokeStart`.
  public static let shapeStrokeStart = plain(.strokeStart, of: "CAShapeLayer")
  /// `shapeLayer.strokeEnd`.
  public static let shapeStrokeEnd = plain(.strokeEnd, of: "CAShapeLayer")
  /// `shapeLayer.strokeColor`.
  public static let shapeStrokeColor = plain(.strokeColor, of: "CAShapeLayer")
  /// `shapeLayer.fillColor`.
  public static let shapeFillColor = plain(.fillColor, of: "CAShapeLayer")
  /// `shapeLayer.lineWidth`.
  public static let shapeLineWidth = plain(.lineWidth, of: "CAShapeLayer")
  /// `shapeLayer.lineDashPhase`.
  public static let shapeLineDashPhase = plain(.lineDashPhase, of: "CAShapeLayer")
  /// `view.alpha`.
  public static let viewAlpha = plain(.opacity, of: "UIView")
  /// `view.backgroundColor`.
  public static let viewBackgroundColor = plain(.backgroundColor, of: "UIView")
  /// `view.center`.
  public static let viewCenter = plain(.position, of: "UIView")
  /// `view.tintColor`, of the view's own image.
  public static let viewTintColor = plain(.tintColor, of: "UIView")
  /// `scrollView.contentOffset`, also of tables and collections: the origin of the bounds.
  public static let contentOffset = plain(.boundsOrigin, of: "UIScrollView")
  /// `scrollView.contentSize`, also of tables and collections.
  public static let contentSize = plain(.contentSize, of: "UIScrollView")
  /// `scrollView.zoomScale`.
  public static let zoomScale = plain(.zoomScale, of: "UIScrollView")
  /// `label.textColor`.
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
