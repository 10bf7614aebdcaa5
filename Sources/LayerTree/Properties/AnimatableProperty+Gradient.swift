import Geometry
import Motion

extension AnimatableProperty {
  /// Properties of gradient layers.
  static let gradient: [AnimatableProperty] =
    [colors, locations, startPoint]
    + parts(of: "startPoint", .ratio, "the gradient's start", in: .gradient, \.gradient.startPoint)
    + [endPoint] + parts(of: "endPoint", .ratio, "the gradient's end", in: .gradient, \.gradient.endPoint)

  /// `colors`: the colors of the gradient.
  public static let colors = AnimatableProperty(
    "colors", .colors, .none, "the colors of the gradient", in: .gradient,
    get: { .colors($0.colors) }, set: { $0.colors = $1.colors })
  /// `locations` of a gradient's colors.
  public static let locations = AnimatableProperty(
    "locations", .numbers, .ratio, "the position of each color, from 0 at the start to 1 at the end", in: .gradient,
    standard: "evenly spaced", get: { .numbers($0.locations) }, set: { $0.locations = $1.numbers })
  /// `startPoint`: the start point of the gradient, in the unit coordinate space of the bounds.
  public static let startPoint = AnimatableProperty(
    "startPoint", .ratio, "the start of the gradient, in unit coordinates of the bounds", in: .gradient,
    \.gradient.startPoint)
  /// `endPoint`: the end point of the gradient, in the unit coordinate space of the bounds.
  public static let endPoint = AnimatableProperty(
    "endPoint", .ratio, "the end of the gradient, in unit coordinates of the bounds", in: .gradient, \.gradient.endPoint
  )
}
