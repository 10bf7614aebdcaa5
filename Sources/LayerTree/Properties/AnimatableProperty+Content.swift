import Geometry
import Motion

/// The properties of single kinds of layers.
extension AnimatableProperty {
  /// Properties of shape layers.
  static let shape: [AnimatableProperty] = [
    path, fillColor, strokeColor, lineWidth, lineDashPhase, miterLimit, strokeStart, strokeEnd,
  ]

  /// `path`, in the space of the bounds.
  public static let path = AnimatableProperty(
    "path", .path, .points, "the shape", in: .content(.shape), get: { .path($0.path) }, set: { $0.path = $1.path })
  /// `fillColor`.
  public static let fillColor = color("fillColor", "the color of the fill", in: .content(.shape), \.fillColor)
  /// `strokeColor`.
  public static let strokeColor = color("strokeColor", "the color of the stroke", in: .content(.shape), \.strokeColor)
  /// `lineWidth`.
  public static let lineWidth = number(
    "lineWidth", .points, "the width of the stroke", in: .content(.shape), \.lineWidth)
  /// `lineDashPhase`.
  public static let lineDashPhase = number(
    "lineDashPhase", .points, "the offset into the dashes at which the stroke begins", in: .content(.shape),
    \.lineDashPhase)
  /// `miterLimit`.
  public static let miterLimit = number(
    "miterLimit", .ratio, "the largest length of a pointed corner, in line widths", in: .content(.shape), \.miterLimit)
  /// `strokeStart`.
  public static let strokeStart = number(
    "strokeStart", .ratio, "the fraction of the path at which the stroke begins", in: .content(.shape), \.strokeStart)
  /// `strokeEnd`.
  public static let strokeEnd = number(
    "strokeEnd", .ratio, "the fraction of the path at which the stroke ends", in: .content(.shape), \.strokeEnd)

  /// Properties of gradient layers.
  static let gradient: [AnimatableProperty] =
    [colors, locations, startPoint]
    + parts(of: "startPoint", .ratio, "the gradient's beginning", in: .content(.gradient), \.startPoint)
    + [endPoint] + parts(of: "endPoint", .ratio, "the gradient's end", in: .content(.gradient), \.endPoint)

  /// `colors` of a gradient.
  public static let colors = AnimatableProperty(
    "colors", .colors, .none, "the colors of the gradient", in: .content(.gradient),
    get: { .colors($0.colors) }, set: { $0.colors = $1.colors })
  /// `locations` of a gradient's colors.
  public static let locations = AnimatableProperty(
    "locations", .numbers, .ratio, "the positions of the gradient's colors", in: .content(.gradient),
    get: { .numbers($0.locations) }, set: { $0.locations = $1.numbers })
  /// `startPoint` of a gradient.
  public static let startPoint = point(
    "startPoint", .ratio, "the start of the gradient, in units of the bounds", in: .content(.gradient), \.startPoint)
  /// `endPoint` of a gradient.
  public static let endPoint = point(
    "endPoint", .ratio, "the end of the gradient, in units of the bounds", in: .content(.gradient), \.endPoint)

  /// Properties of text layers.
  static let text: [AnimatableProperty] = [fontSize, foregroundColor, textColor]

  /// `fontSize`.
  public static let fontSize = number("fontSize", .points, "the size of the font", in: .content(.text), \.fontSize)
  /// `foregroundColor` of a text, ``LayerProperties/textColor``.
  public static let foregroundColor = color(
    "foregroundColor", "the color of the text", in: .content(.text), \.textColor)

  /// `textColor`, UIKit's name for ``foregroundColor``.
  public static let textColor = AnimatableProperty(
    "textColor", .color, .none, "the color of the text", in: .content(.text), isAlias: true,
    get: { .color($0.textColor) }, set: { $0.textColor = $1.color })

  /// Properties of replicator layers.
  static let replicator: [AnimatableProperty] =
    [instanceCount, instanceDelay, instanceTransform]
    + parts(of: "instanceTransform", "each copy", in: .content(.replicator), \.instanceTransform)
    + [
      instanceColor,
      offset("Red", \.instanceOffset.red), offset("Green", \.instanceOffset.green),
      offset("Blue", \.instanceOffset.blue), offset("Alpha", \.instanceOffset.alpha),
    ]

  /// `instanceCount`, between whole numbers the nearest one.
  public static let instanceCount = AnimatableProperty(
    "instanceCount", .number, .none, "the number of copies of the sublayers", in: .content(.replicator),
    get: { .number(Double($0.instanceCount)) },
    set: { $0.instanceCount = Int(exactly: max(0, $1.number).rounded()) ?? 0 })
  /// `instanceDelay`.
  public static let instanceDelay = number(
    "instanceDelay", .seconds, "the delay of each copy's clock after the previous one's", in: .content(.replicator),
    \.instanceDelay)
  /// `instanceTransform`, whose parts have key paths as those of `transform` do.
  public static let instanceTransform = transform(
    "instanceTransform", "the transform of each copy against the one before", in: .content(.replicator),
    \.instanceTransform)
  /// `instanceColor`.
  public static let instanceColor = color(
    "instanceColor", "the factor for the colors of the first copy", in: .content(.replicator),
    \.instanceColor)

  /// `instanceRedOffset` and the like.
  private static func offset(_ component: String, _ member: any Member<Double>) -> AnimatableProperty {
    number(
      "instance\(component)Offset", .ratio, "the change of \(component.lowercased()) from copy to copy",
      in: .content(.replicator), member)
  }

  /// Properties of emitter layers.
  static let emitter: [AnimatableProperty] =
    [emitterPosition]
    + parts(of: "emitterPosition", .points, "the source's middle", in: .content(.emitter), \.emitterPosition)
    + [emitterSize]
    + parts(of: "emitterSize", .points, "the source's extent", in: .content(.emitter), \.emitterSize)
    + [emitterBirthRate, emitterLifetime, emitterVelocity, emitterScale, emitterSpin]

  /// `emitterPosition`.
  public static let emitterPosition = point(
    "emitterPosition", .points, "the middle of the source", in: .content(.emitter), \.emitterPosition)
  /// `emitterSize`.
  public static let emitterSize = size(
    "emitterSize", .points, "the extent of the source", in: .content(.emitter), \.emitterSize)
  /// `birthRate` of an emitter layer.
  public static let emitterBirthRate = number(
    "birthRate", .ratio, "the factor for the cells' birth rates", in: .content(.emitter), \.emitterBirthRate)
  /// `lifetime` of an emitter layer.
  public static let emitterLifetime = number(
    "lifetime", .ratio, "the factor for the cells' lifetimes", in: .content(.emitter), \.emitterLifetime)
  /// `velocity` of an emitter layer.
  public static let emitterVelocity = number(
    "velocity", .ratio, "the factor for the cells' velocities", in: .content(.emitter), \.emitterVelocity)
  /// `scale` of an emitter layer.
  public static let emitterScale = number(
    "scale", .ratio, "the factor for the cells' scales", in: .content(.emitter), \.emitterScale)
  /// `spin` of an emitter layer.
  public static let emitterSpin = number(
    "spin", .ratio, "the factor for the cells' spins", in: .content(.emitter), \.emitterSpin)

  /// Properties of scroll layers; the offset is another name for the origin of the bounds.
  static let scroll: [AnimatableProperty] =
    [contentOffset, contentOffsetX, contentOffsetY, contentSize]
    + parts(of: "contentSize", .points, "the size of the content", in: .content(.scroll), \.contentSize)
    + [zoomScale]
    + [
      inset("top", "upper", \.contentInset.top), inset("left", "left", \.contentInset.left),
      inset("bottom", "lower", \.contentInset.bottom), inset("right", "right", \.contentInset.right),
    ]

  /// `contentOffset`: what scrolling moves.
  public static let contentOffset = AnimatableProperty(
    "contentOffset", .point, .points, "the point of the content in the upper left corner", in: .content(.scroll),
    isAlias: true, get: { .point($0.contentOffset) }, set: { $0.contentOffset = $1.point })
  /// `contentOffset.x`.
  public static let contentOffsetX = AnimatableProperty(
    "contentOffset.x", .number, .points, "the horizontal offset of the content", in: .content(.scroll),
    isAlias: true, get: { .number($0.contentOffset.x) }, set: { $0.contentOffset.x = $1.number })
  /// `contentOffset.y`.
  public static let contentOffsetY = AnimatableProperty(
    "contentOffset.y", .number, .points, "the vertical offset of the content", in: .content(.scroll),
    isAlias: true, get: { .number($0.contentOffset.y) }, set: { $0.contentOffset.y = $1.number })
  /// `contentSize`: how much there is to scroll.
  public static let contentSize = size(
    "contentSize", .points, "the size of the content", in: .content(.scroll), \.contentSize)

  /// `zoomScale`: the scale of the content.
  public static let zoomScale = number(
    "zoomScale", .ratio, "the scale of the content, about its origin", in: .content(.scroll), \.zoomScale)

  /// Properties of playback layers.
  static let playback: [AnimatableProperty] = [progress]

  /// `progress` of an animation: once it is set, the layer's clock no longer counts.
  public static let progress = AnimatableProperty(
    "progress", .number, .ratio, "the part of the animation that has passed", in: .content(.playback),
    get: { .number($0.progress ?? 0) }, set: { $0.progress = $1.number })

  private static func inset(_ name: String, _ edge: String, _ member: any Member<Double>) -> AnimatableProperty {
    number(
      "contentInset.\(name)", .points, "the distance that the content scrolls beyond its \(edge) edge",
      in: .content(.scroll),
      member)
  }
}
