import Geometry
import Motion

extension AnimatableProperty {
  /// Shadow, contents rectangles, and filters.
  static let effects: [AnimatableProperty] =
    [shadowColor, shadowOpacity, shadowRadius, shadowOffset]
    + parts(of: "shadowOffset", .points, "the shadow's offset", in: .effects, \.effects.shadow.offset)
    + [shadowPath, contentsRect]
    + parts(of: "contentsRect", .ratio, "the visible part", in: .effects, \.effects.contentsRect)
    + [contentsCenter]
    + parts(of: "contentsCenter", .ratio, "the stretchable part", in: .effects, \.effects.contentsCenter)
    + [tintColor]
    + parts(of: "filters", "the layer's image", in: .effects, \.effects.filters)
    + parts(of: "backgroundFilters", "the backdrop", in: .effects, \.effects.backgroundFilters)

  /// `shadowColor`: the color of the shadow.
  public static let shadowColor = AnimatableProperty(
    "shadowColor", .none, "the color of the shadow", in: .effects, pop: ["kPOPLayerShadowColor"],
    \.effects.shadow.color)
  /// `shadowOpacity`: the opacity of the shadow.
  public static let shadowOpacity = AnimatableProperty(
    "shadowOpacity", .ratio, "the opacity of the shadow", in: .effects, limits: 0...1, standard: "0, which is none",
    pop: ["kPOPLayerShadowOpacity"], \.effects.shadow.opacity)
  /// `shadowRadius`: the blur radius of the shadow, as a standard deviation.
  public static let shadowRadius = AnimatableProperty(
    "shadowRadius", .points, "the blur radius of the shadow, as a standard deviation", in: .effects,
    limits: 0...10_000, pop: ["kPOPLayerShadowRadius"], \.effects.shadow.radius)
  /// `shadowOffset`: the offset of the shadow relative to the layer.
  public static let shadowOffset = AnimatableProperty(
    "shadowOffset", .points, "the offset of the shadow from the layer", in: .effects,
    pop: ["kPOPLayerShadowOffset"], \.effects.shadow.offset)
  /// `shadowPath`; an empty path counts as no path.
  public static let shadowPath = AnimatableProperty(
    "shadowPath", .path, .none, "the shape that casts the shadow", in: .effects,
    standard: "the layer's visible content",
    get: { .path($0.shadowPath ?? Path()) }, set: { $0.shadowPath = $1.path.elements.isEmpty ? nil : $1.path })
  /// `contentsRect`: the visible part of the image, in the unit coordinate space of the image.
  public static let contentsRect = AnimatableProperty(
    "contentsRect", .ratio, "the visible part of the image, in its unit coordinates", in: .effects,
    \.effects.contentsRect)
  /// `contentsCenter`: the stretchable part of the image, in the unit coordinate space of the image.
  public static let contentsCenter = AnimatableProperty(
    "contentsCenter", .ratio, "the stretchable part of the image, in its unit coordinates", in: .effects,
    \.effects.contentsCenter)
  /// `tintColor`, as in UIKit's views; clear for none.
  public static let tintColor = AnimatableProperty(
    "tintColor", .none,
    "the color that replaces the colors of an image, text, a shape, or a drawing, and keeps their alpha",
    in: .effects,
    pop: ["kPOPViewTintColor"], \.effects.tintColor)
}
