import Geometry
import Motion

extension AnimatableProperty {
  /// Transforms and their components.
  static let transforms: [AnimatableProperty] =
    [
      transform, transformScale, transformScaleX, transformScaleY, transformScaleZ,
      transformRotation, transformRotationX, transformRotationY, transformRotationZ,
      transformTranslation, transformTranslationX, transformTranslationY, transformTranslationZ, sublayerTransform,
    ] + parts(of: "sublayerTransform", "the sublayers", in: .layer, \.sublayerTransform)

  /// `transform`: the matrix.
  public static let transform = AnimatableProperty(
    "transform", .none, "the transform about the anchor point", movesInDepth: true, \.transform)
  /// `sublayerTransform`: the matrix of all sublayers, with key paths for its components like those of `transform`.
  public static let sublayerTransform = AnimatableProperty(
    "sublayerTransform", .none, "the transform of all sublayers, about the anchor point", \.sublayerTransform)

  /// `transform.scale`: the mean of the three scales on reading, all three on writing.
  public static let transformScale = part(.scale, "the scale along all axes")
  /// `transform.scale.x`: the horizontal scale.
  public static let transformScaleX = part(.scaleX, "the horizontal scale")
  /// `transform.scale.y`: the vertical scale.
  public static let transformScaleY = part(.scaleY, "the vertical scale")
  /// `transform.scale.z`: the scale in depth.
  public static let transformScaleZ = part(.scaleZ, "the scale along the z axis")
  /// `transform.rotation`: the angle in the plane, the same as `transform.rotation.z`.
  public static let transformRotation = part(.rotation, "the clockwise rotation in the plane")
  /// `transform.rotation.x`: the rotation about the x axis.
  public static let transformRotationX = part(.rotationX, "the rotation about the x axis", movesInDepth: true)
  /// `transform.rotation.y`: the rotation about the y axis.
  public static let transformRotationY = part(.rotationY, "the rotation about the y axis", movesInDepth: true)
  /// `transform.rotation.z`: the rotation about the z axis.
  public static let transformRotationZ = part(.rotationZ, "the rotation about the z axis")
  /// `transform.translation.x`: the horizontal translation.
  public static let transformTranslationX = part(.translationX, "the horizontal translation")
  /// `transform.translation.y`: the vertical translation.
  public static let transformTranslationY = part(.translationY, "the vertical translation")
  /// `transform.translation.z`: the translation in depth.
  public static let transformTranslationZ = part(.translationZ, "the translation along the z axis", movesInDepth: true)
  /// `transform.translation`: the horizontal and vertical translation.
  public static let transformTranslation = translation(
    of: "transform", "the horizontal and vertical translation", \.transform)

  private static func part(
    _ component: TransformComponent, _ summary: String, movesInDepth: Bool = false
  ) -> AnimatableProperty {
    Self.component(component, of: "transform", summary, movesInDepth: movesInDepth, \.transform)
  }

  /// The angles about x, y, and z as numbers that preserve full turns: the rotations that SwiftUI animates.
  static let angles = [
    angle(0, transformRotationX), angle(1, transformRotationY), angle(2, transformRotationZ),
  ]

  private static func angle(_ axis: Int, _ part: AnimatableProperty) -> AnimatableProperty {
    AnimatableProperty(
      part.keyPath, .number, part.unit, part.summary, movesInDepth: axis < 2,
      get: { .number($0.angles[axis]) }, set: { $0.angles[axis] = $1.number })
  }

  /// A Boolean value that indicates whether the property is a component of ``transform``, such as `transform.scale.x`.
  var isPartOfTransform: Bool { keyPath.hasPrefix("transform.") }

  /// The axis of the rotation, 0 for x to 2 for z; nil if the property is not an angle of a layer's transform.
  package var axis: Int? {
    switch self {
    case .transformRotationX: 0
    case .transformRotationY: 1
    case .transformRotation, .transformRotationZ: 2
    default: nil
    }
  }
}
