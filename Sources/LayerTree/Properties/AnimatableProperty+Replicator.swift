import Geometry
import Motion

extension AnimatableProperty {
  /// Properties of replicator layers.
  static let replicator: [AnimatableProperty] =
    [instanceCount, instanceDelay, instanceTransform]
    + parts(of: "instanceTransform", "each copy", in: .replicator, \.replicator.instanceTransform)
    + [
      instanceColor,
      offset("Red", \.replicator.instanceOffset.red), offset("Green", \.replicator.instanceOffset.green),
      offset("Blue", \.replicator.instanceOffset.blue), offset("Alpha", \.replicator.instanceOffset.alpha),
    ]

  /// `instanceCount`, rounded to the nearest whole number.
  public static let instanceCount = AnimatableProperty(
    "instanceCount", .number, .none, "the number of copies of the sublayers", in: .replicator,
    get: { .number(Double($0.replicator.instanceCount)) },
    set: { $0.replicator.instanceCount = Int(exactly: max(0, $1.number).rounded()) ?? 0 })
  /// `instanceDelay`: the delay of each copy's clock relative to the previous copy's.
  public static let instanceDelay = AnimatableProperty(
    "instanceDelay", .seconds, "the delay of each copy's clock after the previous one's", in: .replicator,
    \.replicator.instanceDelay)
  /// `instanceTransform`, with key paths for its components like those of `transform`.
  public static let instanceTransform = AnimatableProperty(
    "instanceTransform", .none, "the transform of each copy relative to the previous one", in: .replicator,
    \.replicator.instanceTransform)
  /// `instanceColor`: the color that the colors of the first copy are multiplied by.
  public static let instanceColor = AnimatableProperty(
    "instanceColor", .none, "the color that multiplies the first copy's colors", in: .replicator,
    \.replicator.instanceColor)

  /// Returns the property `instanceRedOffset` or its counterpart for another component.
  private static func offset(_ component: String, _ member: any Member<Double>) -> AnimatableProperty {
    AnimatableProperty(
      "instance\(component)Offset", .ratio, "the change of \(component.lowercased()) from copy to copy",
      in: .replicator, limits: -1...1, member)
  }
}
