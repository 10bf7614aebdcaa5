import Geometry
import Motion

/// The components of a layer's transforms; Pop decomposes and recomposes the matrix at every write.
extension PopLayerProperty {
  /// Pop's property `rotation` of `CALayer`: the rotation about the z axis.
  public static let rotation = part("kPOPLayerRotation", .angle, .rotationZ)
  /// Pop's property `rotationX` of `CALayer`.
  public static let rotationX = part("kPOPLayerRotationX", .angle, .rotationX)
  /// Pop's property `rotationY` of `CALayer`.
  public static let rotationY = part("kPOPLayerRotationY", .angle, .rotationY)
  /// Pop's property `scaleX` of `CALayer`.
  public static let scaleX = part("kPOPLayerScaleX", .ratio, .scaleX)
  /// Pop's property `scaleXY` of `CALayer`.
  public static let scaleXY = scales("kPOPLayerScaleXY")
  /// Pop's property `scaleY` of `CALayer`.
  public static let scaleY = part("kPOPLayerScaleY", .ratio, .scaleY)
  /// Pop's property `translationX` of `CALayer`.
  public static let translationX = part("kPOPLayerTranslationX", .points, .translationX)
  /// Pop's property `translationXY` of `CALayer`.
  public static let translationXY = translations("kPOPLayerTranslationXY")
  /// Pop's property `translationY` of `CALayer`.
  public static let translationY = part("kPOPLayerTranslationY", .points, .translationY)
  /// Pop's property `translationZ` of `CALayer`.
  public static let translationZ = part("kPOPLayerTranslationZ", .points, .translationZ)

  /// Pop's property `subscaleXY` of `CALayer`: the scale of the sublayers.
  public static let subscaleXY = scales("kPOPLayerSubscaleXY", of: .sublayerTransform)
  /// Pop's property `subtranslationX` of `CALayer`: the horizontal translation of the sublayers.
  public static let subtranslationX = part(
    "kPOPLayerSubtranslationX", .points, .translationX, of: .sublayerTransform)
  /// Pop's property `subtranslationXY` of `CALayer`: the translation of the sublayers in the plane.
  public static let subtranslationXY = translations("kPOPLayerSubtranslationXY", of: .sublayerTransform)
  /// Pop's property `subtranslationY` of `CALayer`: the vertical translation of the sublayers.
  public static let subtranslationY = part(
    "kPOPLayerSubtranslationY", .points, .translationY, of: .sublayerTransform)
  /// Pop's property `subtranslationZ` of `CALayer`: the translation of the sublayers in depth.
  public static let subtranslationZ = part(
    "kPOPLayerSubtranslationZ", .points, .translationZ, of: .sublayerTransform)

  /// Pop's property `view.scaleX` of `UIView`.
  public static let viewScaleX = part("kPOPViewScaleX", .ratio, .scaleX)
  /// Pop's property `view.scaleXY` of `UIView`.
  public static let viewScaleXY = scales("kPOPViewScaleXY")
  /// Pop's property `view.scaleY` of `UIView`.
  public static let viewScaleY = part("kPOPViewScaleY", .ratio, .scaleY)

  /// One of the two matrices of a layer.
  private struct Matrix: Sendable {
    /// The key path that the key paths of its components begin with.
    let name: String
    let member: any WritableKeyPath<LayerProperties, Transform3D> & Sendable

    static let transform = Matrix(name: "transform", member: \.transform)
    static let sublayerTransform = Matrix(name: "sublayerTransform", member: \.sublayerTransform)
  }

  /// Returns a property for a single component; a scale of 0 would prevent the next decomposition and is written as a
  /// millionth.
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
