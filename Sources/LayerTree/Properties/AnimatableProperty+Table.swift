import Geometry
import Motion

extension AnimatableProperty {
  /// Every animatable property, in the order of the documentation.
  public static let all: [AnimatableProperty] =
    layer + transforms + effects + shape + gradient + text + replicator + emitter + scroll + playback

  /// The properties of every layer, without its transforms.
  private static let layer: [AnimatableProperty] = [
    position, positionX, positionY, zPosition,
    bounds, boundsOrigin, boundsOriginX, boundsOriginY, boundsSize, boundsWidth, boundsHeight,
    anchorPoint, anchorPointX, anchorPointY, anchorPointZ,
    opacity, backgroundColor, cornerRadius, borderWidth, borderColor, contents, contentsScale,
  ]

  /// `position`: the position of the anchor point in the superlayer.
  public static let position = AnimatableProperty(
    "position", .points, "the position of the anchor point in the superlayer",
    pop: ["kPOPLayerPosition", "kPOPViewCenter"], \.position)
  /// `position.x`: the horizontal position.
  public static let positionX = AnimatableProperty(
    "position.x", .points, "the horizontal position", pop: ["kPOPLayerPositionX"], \.position.x)
  /// `position.y`: the vertical position.
  public static let positionY = AnimatableProperty(
    "position.y", .points, "the vertical position", pop: ["kPOPLayerPositionY"], \.position.y)
  /// `zPosition`: the depth that orders siblings.
  public static let zPosition = AnimatableProperty(
    "zPosition", .points, "the depth that orders siblings", movesInDepth: true, pop: ["kPOPLayerZPosition"],
    \.zPosition)
  /// `bounds`: the layer's own coordinate space.
  public static let bounds = AnimatableProperty(
    "bounds", .points, "the layer's own coordinate space", pop: ["kPOPLayerBounds", "kPOPViewBounds"], \.bounds)
  /// `bounds.origin`: the scroll position.
  public static let boundsOrigin = AnimatableProperty(
    "bounds.origin", .points, "the origin of the bounds",
    pop: ["kPOPScrollViewContentOffset", "kPOPTableViewContentOffset", "kPOPCollectionViewContentOffset"],
    \.bounds.origin)
  /// `bounds.origin.x`: the left edge of the bounds.
  public static let boundsOriginX = AnimatableProperty(
    "bounds.origin.x", .points, "the left edge of the bounds", \.bounds.origin.x)
  /// `bounds.origin.y`: the top edge of the bounds.
  public static let boundsOriginY = AnimatableProperty(
    "bounds.origin.y", .points, "the top edge of the bounds", \.bounds.origin.y)
  /// `bounds.size`: the size of the layer.
  public static let boundsSize = AnimatableProperty(
    "bounds.size", .points, "the size of the layer", \.bounds.size)
  /// `bounds.size.width`: the width of the layer.
  public static let boundsWidth = AnimatableProperty(
    "bounds.size.width", .points, "the layer's width", \.bounds.size.width)
  /// `bounds.size.height`: the height of the layer.
  public static let boundsHeight = AnimatableProperty(
    "bounds.size.height", .points, "the layer's height", \.bounds.size.height)
  /// `anchorPoint`: the point of the bounds that is placed at the position.
  public static let anchorPoint = AnimatableProperty(
    "anchorPoint", .ratio, "the point of the bounds that is placed at the position", \.anchorPoint)
  /// `anchorPoint.x`: the horizontal component of the anchor point.
  public static let anchorPointX = AnimatableProperty(
    "anchorPoint.x", .ratio, "the horizontal anchor point", \.anchorPoint.x)
  /// `anchorPoint.y`: the vertical component of the anchor point.
  public static let anchorPointY = AnimatableProperty(
    "anchorPoint.y", .ratio, "the vertical anchor point", \.anchorPoint.y)
  /// `anchorPointZ`: the depth of the transforms' anchor point.
  public static let anchorPointZ = AnimatableProperty(
    "anchorPointZ", .points, "the depth of the transforms' anchor point", movesInDepth: true,
    \.anchorPointZ)
  /// `opacity`: the opacity of the layer and its sublayers.
  public static let opacity = AnimatableProperty(
    "opacity", .ratio, "the opacity of the layer and its sublayers", limits: 0...1, pop: ["kPOPViewAlpha"], \.opacity)
  /// `backgroundColor`: the color painted behind the contents.
  public static let backgroundColor = AnimatableProperty(
    "backgroundColor", .none, "the color behind the contents",
    pop: ["kPOPLayerBackgroundColor", "kPOPViewBackgroundColor"], \.backgroundColor)
  /// `cornerRadius`: the radius of the corners.
  public static let cornerRadius = AnimatableProperty(
    "cornerRadius", .points, "the radius of the corners", limits: 0...1e9, pop: ["kPOPLayerCornerRadius"],
    \.cornerRadius)
  /// `borderWidth`: the width of the border, drawn inside the bounds.
  public static let borderWidth = AnimatableProperty(
    "borderWidth", .points, "the width of the border, inside the bounds", limits: 0...1e9,
    pop: ["kPOPLayerBorderWidth"], \.borderWidth)
  /// `borderColor`: the color of the border.
  public static let borderColor = AnimatableProperty(
    "borderColor", .none, "the color of the border", pop: ["kPOPLayerBorderColor"], \.borderColor)
  /// `contents`: the image; changes crossfade.
  public static let contents = AnimatableProperty(
    "contents", .contents, .none,
    "the image above the background: a PNG, JPEG, or GIF file beside the scene",
    get: { .contents($0.contentsMix) }, set: { $0.contentsMix = $1.contents })
  /// `contentsScale`: the number of image pixels per point.
  public static let contentsScale = AnimatableProperty(
    "contentsScale", .ratio, "the image's pixels per point", limits: 0.01...100, standard: "from its file name",
    \.contentsScale)
}

extension LayerProperties {
  /// The image, with the image that it fades in from.
  fileprivate var contentsMix: ContentsMix {
    get {
      guard let contentsFade else { return ContentsMix(contents) }
      return ContentsMix(from: contentsFade.from, to: contents, progress: contentsFade.progress)
    }
    set {
      contents = newValue.progress == 0 ? newValue.from : newValue.to
      let isMixed = newValue.from != newValue.to && newValue.progress > 0 && newValue.progress < 1
      contentsFade = isMixed ? ContentsFade(from: newValue.from, progress: newValue.progress) : nil
    }
  }
}
