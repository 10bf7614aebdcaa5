import Geometry
import Motion

extension AnimatableProperty {
  /// `transform`: the whole matrix.
  public static let transform = AnimatableProperty(
    "transform", .transform, .none, "the transform about the anchor point",
    get: { .transform($0.transform) }, set: { $0.transform = $1.transform })

  /// `sublayerTransform`: the matrix of all sublayers.
  public static let sublayerTransform = AnimatableProperty(
    "sublayerTransform", .transform, .none, "the transform of all sublayers, about the anchor point",
    get: { .transform($0.sublayerTransform) }, set: { $0.sublayerTransform = $1.transform })

  /// `transform.scale`: the mean of the three scales when read, all three when written.
  public static let transformScale = component("transform.scale", .ratio, "the scale of all axes", .scale)
  /// `transform.scale.x`.
  public static let transformScaleX = component("transform.scale.x", .ratio, "the scale across", .scaleX)
  /// `transform.scale.y`.
  public static let transformScaleY = component("transform.scale.y", .ratio, "the scale down", .scaleY)
  /// `transform.scale.z`.
  public static let transformScaleZ = component("transform.scale.z", .ratio, "the scale in depth", .scaleZ)
  /// `transform.rotation`: the angle in the plane, the same as `transform.rotation.z`.
  public static let transformRotation = component(
    "transform.rotation", .angle, "the angle in the plane, clockwise", .rotation)
  /// `transform.rotation.x`.
  public static let transformRotationX = component("transform.rotation.x", .angle, "the turn about x", .rotationX)
  /// `transform.rotation.y`.
  public static let transformRotationY = component("transform.rotation.y", .angle, "the turn about y", .rotationY)
  /// `transform.rotation.z`.
  public static let transformRotationZ = component("transform.rotation.z", .angle, "the turn about z", .rotationZ)
  /// `transform.translation.x`.
  public static let transformTranslationX = component(
    "transform.translation.x", .points, "the shift across", .translationX)
  /// `transform.translation.y`.
  public static let transformTranslationY = component(
    "transform.translation.y", .points, "the shift down", .translationY)
  /// `transform.translation.z`.
  public static let transformTranslationZ = component(
    "transform.translation.z", .points, "the shift in depth", .translationZ)

  /// `transform.translation`: the shift across and down.
  public static let transformTranslation = AnimatableProperty(
    "transform.translation", .size, .points, "the shift across and down",
    get: { .size(TransformComponent.translation(in: $0.transform)) },
    set: { TransformComponent.setTranslation($1.size, in: &$0.transform) })

  private static func component(
    _ keyPath: String, _ unit: Unit, _ summary: String, _ component: TransformComponent
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .number, unit, summary,
      get: { .number(component.value(in: $0.transform)) },
      set: { component.set($1.number, in: &$0.transform) })
  }
}
