import Geometry
import Motion

/// The components of a layer's transforms, decomposed and recomposed by Pop at every write.
extension PopLayerProperty {
  /// `rotation` about z.
  public static let rotation = part("kPOPLayerRotation", .angle, .rotationZ)
  /// `rotationX`.
  public static let rotationX = part("kPOPLayerRotationX", .angle, .rotationX)
  /// `rotationY`.
  public static let rotationY = part("kPOPLayerRotationY", .angle, .rotationY)
  /// `scaleX`.
  public static let scaleX = part("kPOPLayerScaleX", .ratio, .scaleX)
  /// `scaleXY`.
  public static let scaleXY = scales("kPOPLayerScaleXY")
  /// `scaleY`.
  public static let scaleY = part("kPOPLayerScaleY", .ratio, .scaleY)
  /// `translationX`.
  public static let translationX = part("kPOPLayerTranslationX", .points, .translationX)
  /// `translationXY`.
  public static let translationXY = translations("kPOPLayerTranslationXY")
  /// `translationY`.
  public static let translationY = part("kPOPLayerTranslationY", .points, .translationY)
  /// `translationZ`.
  public static let translationZ = part("kPOPLayerTranslationZ", .points, .translationZ)

  /// `subscaleXY` of the sublayers.
  public static let subscaleXY = scales("kPOPLayerSubscaleXY", of: .sublayerTransform)
  /// `subtranslationX` of the sublayers.
  public static let subtranslationX = part(
    "kPOPLayerSubtranslationX", .points, .translationX, of: .sublayerTransform)
  /// `subtranslationXY` of the sublayers.
  public static let subtranslationXY = translations("kPOPLayerSubtranslationXY", of: .sublayerTransform)
  /// `subtranslationY` of the sublayers.
  public static let subtranslationY = part(
    "kPOPLayerSubtranslationY", .points, .translationY, of: .sublayerTransform)
  /// `subtranslationZ` of the sublayers.
  public static let subtranslationZ = part(
    "kPOPLayerSubtranslationZ", .points, .translationZ, of: .sublayerTransform)

  /// `view.scaleX`.
  public static let viewScaleX = part("kPOPViewScaleX", .ratio, .scaleX)
  /// `view.scaleXY`.
  public static let viewScaleXY = scales("kPOPViewScaleXY")
  /// `view.scaleY`.
  public static let viewScaleY = part("kPOPViewScaleY", .ratio, .scaleY)

  /// One of the two matrices of a layer.
  private struct Matrix: Sendable {
    /// The key path that the key paths of its components begin with.
    let name: String
    let member: any WritableKeyPath<LayerProperties, Transform3D> & Sendable

    static let transform = Matrix(name: "transform", member: \.transform)
    static let sublayerTransform = Matrix(name: "sublayerTransform", member: \.sublayerTransform)
  }

  /// A single component; a scale of 0 would prevent the next decomposition and is written as a millionth.
  private static func part(
    _ constant: String, _ unit: AnimatableProperty.Unit, _ component: TransformComponent, of matrix: Matrix = .transform
  ) -> PopLayerProperty {
    let (isScale, member) = (unit == .ratio, matrix.member)
    return PopLayerProperty(
      constant, kind: .number, unit: unit, keyPaths: ["\(matrix.name).\(component.rawValue)"],
      get: { .number(component.value(in: $0[keyPath: member])) },
      set: { component.set(isScale && $1.number == 0 ? 1e-6 : $1.number, in: &$0[keyPath: member]) })
  }

  private static func scales(_ constant: String, of matrix: Matrix = .transform) -> PopLayerProperty {
    let member = matrix.member
    return PopLayerProperty(
      constant, kind: .point, unit: .ratio, keyPaths: ["\(matrix.name).scale.x", "\(matrix.name).scale.y"],
      get: {
        let transform = $0[keyPath: member]
        return .point(
          Point(TransformComponent.scaleX.value(in: transform), TransformComponent.scaleY.value(in: transform)))
      },
      set: { properties, value in
        let scale = value.point == .zero ? Point(1e-6, 1e-6) : value.point
        TransformComponent.setScale(x: scale.x, y: scale.y, in: &properties[keyPath: member])
      })
  }

  private static func translations(_ constant: String, of matrix: Matrix = .transform) -> PopLayerProperty {
    let member = matrix.member
    return PopLayerProperty(
      constant, kind: .point, unit: .points,
      keyPaths: ["\(matrix.name).translation.x", "\(matrix.name).translation.y"],
      get: {
        let shift = TransformComponent.translation(in: $0[keyPath: member])
        return .point(Point(shift.width, shift.height))
      },
      set: { properties, value in
        let shift = Size(value.point.x, value.point.y)
        TransformComponent.setTranslation(shift, in: &properties[keyPath: member])
      })
  }
}
