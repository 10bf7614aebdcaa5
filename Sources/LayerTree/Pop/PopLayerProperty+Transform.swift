import Geometry
import Motion

/// The components of a layer's transforms; Pop decomposes and recomposes the matrix at every write.
extension PopLayerProperty {
  /// `rotation` about z.
  public static let rotation = part("kPOPLayerRotation", .angle, .rotation)
  /// `rotationX`.
  public static let rotationX = part("kPOPLayerRotationX", .angle, .rotationX)
  /// `rotationY`.
  public static let rotationY = part("kPOPLayerRotationY", .angle, .rotationY)
  /// `scaleX`.
  public static let scaleX = part("kPOPLayerScaleX", .ratio, .scaleX)
  /// `scaleXY`.
  public static let scaleXY = scales("kPOPLayerScaleXY", \.transform)
  /// `scaleY`.
  public static let scaleY = part("kPOPLayerScaleY", .ratio, .scaleY)
  /// `translationX`.
  public static let translationX = part("kPOPLayerTranslationX", .points, .translationX)
  /// `translationXY`.
  public static let translationXY = translations("kPOPLayerTranslationXY", \.transform)
  /// `translationY`.
  public static let translationY = part("kPOPLayerTranslationY", .points, .translationY)
  /// `translationZ`.
  public static let translationZ = part("kPOPLayerTranslationZ", .points, .translationZ)

  /// `subscaleXY` of the sublayers.
  public static let subscaleXY = scales("kPOPLayerSubscaleXY", \.sublayerTransform)
  /// `subtranslationX` of the sublayers.
  public static let subtranslationX = part(
    "kPOPLayerSubtranslationX", .points, .translationX, of: \.sublayerTransform)
  /// `subtranslationXY` of the sublayers.
  public static let subtranslationXY = translations("kPOPLayerSubtranslationXY", \.sublayerTransform)
  /// `subtranslationY` of the sublayers.
  public static let subtranslationY = part(
    "kPOPLayerSubtranslationY", .points, .translationY, of: \.sublayerTransform)
  /// `subtranslationZ` of the sublayers.
  public static let subtranslationZ = part(
    "kPOPLayerSubtranslationZ", .points, .translationZ, of: \.sublayerTransform)

  /// `view.scaleX`.
  public static let viewScaleX = part("kPOPViewScaleX", .ratio, .scaleX)
  /// `view.scaleXY`.
  public static let viewScaleXY = scales("kPOPViewScaleXY", \.transform)
  /// `view.scaleY`.
  public static let viewScaleY = part("kPOPViewScaleY", .ratio, .scaleY)

  private typealias Matrix = WritableKeyPath<LayerProperties, Transform3D> & Sendable

  /// Returns a property for a single component; a scale of 0 would prevent the next decomposition and is written as a
  /// millionth.
  private static func part(
    _ constant: String, _ unit: AnimatableProperty.Unit, _ component: TransformComponent,
    of matrix: any Matrix = \.transform
  ) -> PopLayerProperty {
    let isScale = unit == .ratio
    return PopLayerProperty(
      constant, kind: .number, unit: unit,
      get: { .number(component.value(in: $0[keyPath: matrix])) },
      set: { component.set(isScale && $1.number == 0 ? 1e-6 : $1.number, in: &$0[keyPath: matrix]) })
  }

  private static func scales(_ constant: String, _ matrix: any Matrix) -> PopLayerProperty {
    PopLayerProperty(
      constant, kind: .point, unit: .ratio,
      get: {
        let transform = $0[keyPath: matrix]
        return .point(
          Point(TransformComponent.scaleX.value(in: transform), TransformComponent.scaleY.value(in: transform)))
      },
      set: { properties, value in
        let scale = value.point == .zero ? Point(1e-6, 1e-6) : value.point
        TransformComponent.setScale(x: scale.x, y: scale.y, in: &properties[keyPath: matrix])
      })
  }

  private static func translations(_ constant: String, _ matrix: any Matrix) -> PopLayerProperty {
    PopLayerProperty(
      constant, kind: .point, unit: .points,
      get: {
        let shift = TransformComponent.translation(in: $0[keyPath: matrix])
        return .point(Point(shift.width, shift.height))
      },
      set: { properties, value in
        let shift = Size(value.point.x, value.point.y)
        TransformComponent.setTranslation(shift, in: &properties[keyPath: matrix])
      })
  }
}
