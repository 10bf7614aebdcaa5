public import Geometry

/// The less common properties of a layer: its shadow, filters, blending, and the visible part of its contents.
///
/// Content more than 2048 pixels outside the canvas isn't painted, even if its shadow or blur would reach the canvas.
public struct Effects: Hashable, Sendable {
  /// The shadow behind the layer.
  public var shadow = Shadow()
  /// The filters applied to the composited layer with its sublayers.
  public var filters = Filters.none
  /// The filter graph applied to that image before ``filters``.
  package var filterGraph: FilterGraph?
  /// The filters applied to the backdrop of the layer, within its outline.
  public var backgroundFilters = Filters.none
  /// The blend mode between the layer and its backdrop.
  public var blendMode = BlendMode.normal
  /// True if the sublayers blend only with each other, not with the backdrop of the layer.
  ///
  /// Opacity, masks and blend modes of the layer isolate its sublayers anyway.
  public var isIsolated = false
  /// True if the opacity applies to the layer and its sublayers as one image; otherwise it applies to each of them
  /// individually, and overlapped layers show through.
  public var allowsGroupOpacity = true
  /// The visible part of the contents, in the unit coordinate space of the image.
  public var contentsRect = Rect(0, 0, 1, 1)
  /// The part of ``contentsRect`` that stretches while its margins keep their size, in the unit coordinate space of
  /// that rectangle.
  public var contentsCenter = Rect(0, 0, 1, 1)
  /// True if the contents are mirrored horizontally about the middle of the bounds, as an image that is flipped for
  /// layouts from right to left.
  public var isContentsMirrored = false
  /// The color of contents that are drawn as a template, using only their alpha; nil for their original colors.
  public var tintColor: Color?
  /// The filter for images that are magnified.
  public var magnificationFilter = SamplingFilter.linear
  /// True if the layer and its sublayers are rasterized into a bitmap before compositing; the result is blurred when
  /// rotated, scaled, or not aligned to whole pixels.
  ///
  /// The bitmap includes mask, filters, and shadow, but not opacity and blend mode. Layers in perspective, layers that
  /// filter their backdrop, and layers nested in more than five rasterized ones are not rasterized.
  public var shouldRasterize = false
  /// The number of bitmap pixels per point; nil for the scale of the canvas, at least 1.
  public var rasterizationScale: Double? = 1
  /// True if the layer is visible when its back faces the viewer.
  public var isDoubleSided = true
  /// True if the mask is a luminance mask; otherwise only its alpha is used.
  public var isMaskLuminance = false
  /// True if the mask is inverted, so that the layer is visible outside of it.
  public var isMaskInverted = false

  /// The effects of a layer that has none.
  public static let none = Effects()

  /// Creates effects that change nothing.
  public init() {}
}

/// The shadow of a layer; names and defaults are `CALayer`'s.
public struct Shadow: Hashable, Sendable {
  /// The color of the shadow.
  public var color = Color.black
  /// The opacity, 0 to 1; at 0 there is no shadow.
  public var opacity = 0.0
  /// The standard deviation of the blur, in points.
  public var radius = 3.0
  /// The offset of the shadow relative to the layer, in points.
  public var offset = Size(0, -3)
  /// The shape that casts the shadow, in the coordinate space of the bounds; nil for the visible content of the layer
  /// and its sublayers.
  public var path: Path?

  /// Creates an invisible shadow.
  public init() {}
}

/// The interpolation between an image's pixels.
public enum SamplingFilter: String, CaseIterable, Sendable {
  /// Linear interpolation between pixels.
  case linear
  /// The nearest pixel.
  case nearest
}

/// The filters of a composited image, applied in this order; the default values change nothing.
public struct Filters: Hashable, Sendable {
  /// The standard deviation of a Gaussian blur, in points.
  public var blurRadius = 0.0
  /// The saturation: 0 for gray, 1 for unchanged, larger values for more vivid colors.
  public var saturation = 1.0
  /// The offset added to red, green, and blue, from −1 to 1.
  public var brightness = 0.0
  /// The factor of each color's distance from middle gray.
  public var contrast = 1.0
  /// The rotation of hues, in radians.
  public var hueRotation = 0.0

  /// The filters that change nothing.
  public static let none = Filters()

  /// Creates filters that change nothing.
  public init() {}
}
