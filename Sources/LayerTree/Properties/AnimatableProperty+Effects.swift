import Geometry
import Motion

extension AnimatableProperty {
  /// Shadow, parts of pictures, and filters.
  static let effects: [AnimatableProperty] =
    [shadowColor, shadowOpacity, shadowRadius, shadowOffset]
    + parts(of: "shadowOffset", .points, "the shadow's offset", in: .effects, \.shadowOffset)
    + [shadowPath, contentsRect]
    + parts(of: "contentsRect", .ratio, "the part that is shown", in: .effects, \.contentsRect)
    + [contentsCenter] + parts(of: "contentsCenter", .ratio, "the part that stretches", in: .effects, \.contentsCenter)
    + [tintColor]
    + filters(of: "filters", "the layer's picture", \.filters)
    + filters(of: "backgroundFilters", "the picture behind the layer", \.backgroundFilters)

  /// `shadowColor`.
  public static let shadowColor = color("shadowColor", "the color of the shadow", in: .effects, \.shadowColor)
  /// `shadowOpacity`.
  public static let shadowOpacity = number(
    "shadowOpacity", .ratio, "the opacity of the shadow", in: .effects, \.shadowOpacity)
  /// `shadowRadius`.
  public static let shadowRadius = number(
    "shadowRadius", .points, "the standard deviation of the shadow's blur", in: .effects, \.shadowRadius)
  /// `shadowOffset`.
  public static let shadowOffset = size(
    "shadowOffset", .points, "the offset of the shadow from the layer", in: .effects, \.shadowOffset)
  /// `shadowPath`; an empty one is none.
  public static let shadowPath = AnimatableProperty(
    "shadowPath", .path, .none, "the shape that casts the shadow", in: .effects,
    get: { .path($0.shadowPath ?? Path()) }, set: { $0.shadowPath = $1.path.elements.isEmpty ? nil : $1.path })
  /// `contentsRect`.
  public static let contentsRect = rect(
    "contentsRect", .ratio, "the part of the picture that is shown", in: .effects, \.contentsRect)
  /// `contentsCenter`.
  public static let contentsCenter = rect(
    "contentsCenter", .ratio, "the part of the picture that stretches", in: .effects, \.contentsCenter)
  /// `tintColor`, as in UIKit's views; clear for none.
  public static let tintColor = color(
    "tintColor", "the color in which the picture is drawn as a template", in: .effects, \.tintColor)

  /// `filters.blurRadius` and the rest, of `filters` or `backgroundFilters`.
  private static func filters(
    of keyPath: String, _ name: String, _ member: any Member<Filters>
  ) -> [AnimatableProperty] {
    func filter(
      _ part: String, _ unit: Unit, _ summary: String, _ path: any Part<Filters, Double>
    ) -> AnimatableProperty {
      number("\(keyPath).\(part)", unit, summary, in: .effects, member, path)
    }
    return [
      filter("blurRadius", .points, "the standard deviation of the blur of \(name)", \.blurRadius),
      filter("saturation", .ratio, "the saturation of \(name)", \.saturation),
      filter("brightness", .ratio, "the brightness added to the colors of \(name)", \.brightness),
      filter("contrast", .ratio, "the contrast of \(name)", \.contrast),
      filter("hueRotation", .angle, "by how much hues are turned in \(name)", \.hueRotation),
    ]
  }
}
