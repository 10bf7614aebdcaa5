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
    anchorPoint, anchorPointX, anchorPointY,
    opacity, backgroundColor, cornerRadius, borderWidth, borderColor, contents,
  ]

  /// `position`: the anchor point in the superlayer.
  public static let position = point(
    "position", .points, "the position of the anchor point in the superlayer", \.position)
  /// `position.x`.
  public static let positionX = number("position.x", .points, "the position across", \.position.x)
  /// `position.y`.
  public static let positionY = number("position.y", .points, "the position down", \.position.y)
  /// `zPosition`: the depth that orders siblings.
  public static let zPosition = number("zPosition", .points, "the depth that orders siblings", \.zPosition)
  /// `bounds`: the layer's own coordinate space.
  public static let bounds = rect("bounds", .points, "the layer's own coordinate space", \.bounds)
  /// `bounds.origin`: what scrolling moves.
  public static let boundsOrigin = point("bounds.origin", .points, "the origin of the bounds", \.bounds.origin)
  /// `bounds.origin.x`.
  public static let boundsOriginX = number("bounds.origin.x", .points, "the left of the bounds", \.bounds.origin.x)
  /// `bounds.origin.y`.
  public static let boundsOriginY = number("bounds.origin.y", .points, "the top of the bounds", \.bounds.origin.y)
  /// `bounds.size`.
  public static let boundsSize = size("bounds.size", .points, "the size of the layer", \.bounds.size)
  /// `bounds.size.width`.
  public static let boundsWidth = number("bounds.size.width", .points, "the layer's width", \.bounds.size.width)
  /// `bounds.size.height`.
  public static let boundsHeight = number("bounds.size.height", .points, "the layer's height", \.bounds.size.height)
  /// `anchorPoint`: the point of the bounds that sits at the position.
  public static let anchorPoint = point(
    "anchorPoint", .ratio, "the point of the bounds that sits at the position", \.anchorPoint)
  /// `anchorPoint.x`.
  public static let anchorPointX = number("anchorPoint.x", .ratio, "the anchor point across", \.anchorPoint.x)
  /// `anchorPoint.y`.
  public static let anchorPointY = number("anchorPoint.y", .ratio, "the anchor point down", \.anchorPoint.y)
  /// `opacity` of the layer with its sublayers.
  public static let opacity = number("opacity", .ratio, "the opacity of the layer with its sublayers", \.opacity)
  /// `backgroundColor`.
  public static let backgroundColor = color("backgroundColor", "the fill behind the contents", \.backgroundColor)
  /// `cornerRadius`.
  public static let cornerRadius = number("cornerRadius", .points, "the radius of the corners", \.cornerRadius)
  /// `borderWidth`.
  public static let borderWidth = number("borderWidth", .points, "the width of the border", \.borderWidth)
  /// `borderColor`.
  public static let borderColor = color("borderColor", "the color of the border", \.borderColor)
  /// `contents`: the picture, which fades into another one.
  public static let contents = AnimatableProperty(
    "contents", .contents, .none, "the picture above the background",
    get: { .contents($0.contentsMix) }, set: { $0.contentsMix = $1.contents })
}

extension LayerProperties {
  /// The picture, with the one that it passes over from.
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
