import Geometry
import Motion

extension AnimatableProperty {
  /// Properties of emitter layers.
  static let emitter: [AnimatableProperty] =
    [emitterPosition]
    + parts(of: "emitterPosition", .points, "the source's center", in: .emitter, \.emitter.emitterPosition)
    + [emitterSize]
    + parts(of: "emitterSize", .points, "the source's size", in: .emitter, \.emitter.emitterSize)
    + [emitterBirthRate, emitterLifetime, emitterVelocity, emitterScale, emitterSpin]

  /// `emitterPosition`: the center of the source.
  public static let emitterPosition = AnimatableProperty(
    "emitterPosition", .points, "the center of the source", in: .emitter, \.emitter.emitterPosition)
  /// `emitterSize`: the size of the source.
  public static let emitterSize = AnimatableProperty(
    "emitterSize", .points, "the size of the source", in: .emitter, limits: 0...1e9, \.emitter.emitterSize)
  /// `birthRate`: the multiplier of the cells' birth rates.
  public static let emitterBirthRate = AnimatableProperty(
    "birthRate", .ratio, "the multiplier of the cells' birth rates", in: .emitter, limits: 0...1e6,
    \.emitter.emitterBirthRate)
  /// `lifetime`: the multiplier of the cells' lifetimes.
  public static let emitterLifetime = AnimatableProperty(
    "lifetime", .ratio, "the multiplier of the cells' lifetimes", in: .emitter, limits: 0...1e6,
    \.emitter.emitterLifetime)
  /// `velocity`: the multiplier of the cells' velocities.
  public static let emitterVelocity = AnimatableProperty(
    "velocity", .ratio, "the multiplier of the cells' velocities", in: .emitter, \.emitter.emitterVelocity)
  /// `scale`: the multiplier of the cells' scales.
  public static let emitterScale = AnimatableProperty(
    "scale", .ratio, "the multiplier of the cells' scales", in: .emitter, \.emitter.emitterScale)
  /// `spin`: the multiplier of the cells' spins.
  public static let emitterSpin = AnimatableProperty(
    "spin", .ratio, "the multiplier of the cells' spins", in: .emitter, \.emitter.emitterSpin)
}
