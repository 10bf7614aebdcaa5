public import Geometry

/// The properties that few layers set: shadow, filters, blending, parts of images.
///
/// Content more than 2048 pixels outside the image isn't painted, even if its shadow or blur would reach the image.
public struct Effects: Hashable, Sendable {
  /// The shadow behind the layer.
  public var shadow = Shadow()
  /// The filters of the image of the layer with its sublayers.
  public var filters = Filters.none
  /// The filter graph of that image, applied before ``filters``.
  package var filterGraph: FilterGraph?
  /// The filters of the image behind the layer, within its outline.
  public var backgroundFilters = Filters.none
  /// The blend mode with the layer's backdrop.
  public var blendMode = BlendMode.normal
  /// True if the layers inside blend only among themselves, not with the backdrop of this one.
  ///
  /// Opacity, masks and blend modes of the layer have that effect anyway.
  public var isIsolated = false
  /// True if the opacity belongs to the layer and its sublayers as one image; otherwise it applies to each of them, and
  /// overlapped layers show through.
  public var allowsGroupOpacity = true
  /// The part of the contents that is shown, in units of the image.
  public var contentsRect = Rect(0, 0, 1, 1)
  /// The part of ``contentsRect`` that stretches while the margins around it keep their size, in units of that part.
  public var contentsCenter = Rect(0, 0, 1, 1)
  /// The color of contents drawn as a template, by their alpha alone; nil for their own colors.
  public var tintColor: Color?
  /// The filter of images that are shown larger than they are.
  public var magnificationFilter = SamplingFilter.linear
  /// True if the layer and its sublayers are rasterized into a bitmap before compositing; it blurs when rotated,
  /// scaled, or off whole pixels.
  ///
  /// The bitmap includes mask, filters, and shadow, but not opacity and blend mode. Layers in perspective, layers that
  /// filter their backdrop, and layers nested in more than five rasterized ones are not rasterized.
  public var shouldRasterize = false
  /// The pixels of that bitmap for each point; nil for the canvas's, at least one.
  public var rasterizationScale: Double? = 1
  /// True if the layer is visible from behind.
  public var isDoubleSided = true
  /// True if the mask's luminance counts, not its alpha alone.
  public var isMaskLuminance = false
  /// True if the layer shows where the mask doesn't.
  public var isMaskInverted = false

  /// The effects of a layer that has none.
  public static let none = Effects()

  /// Makes effects that change nothing.
  public init() {}
}

/// The shadow of a layer; names and defaults are `CALayer`'s.
public struct Shadow: Hashable, Sendable {
  /// The color.
  public var color = Color.black
  /// The opacity, 0 to 1; at 0 there is no shadow.
  public var opacity = 0.0
  /// The standard deviation of the blur, in points.
  public var radius = 3.0
  /// The offset of the shadow from the layer, in points.
  public var offset = Size(0, -3)
  /// The shape that casts it, in the space of the bounds; nil for the visible content of the layer and its sublayers.
  public var path: Path?

  /// Makes an invisible shadow.
  public init() {}
}

/// The interpolation between an image's pixels.
public enum SamplingFilter: String, CaseIterable, Sendable {
  /// Linear interpolation between pixels.
  case linear
  /// The pixel that is nearest.
  case nearest
}

/// The filters of a finished image, applied in this order; the defaults change nothing.
public struct Filters: Hashable, Sendable {
  /// The standard deviation of a Gaussian blur, in points.
  public var blurRadius = 0.0
  /// The saturation: 0 for gray, 1 for unchanged, more for more vivid colors.
  public var saturation = 1.0
  /// The offset added to red, green, and blue, -1 to 1.
  public var brightness = 0.0
  /// The factor of each color's distance from middle gray.
  public var contrast = 1.0
  /// The rotation of hues, in radians.
  public var hueRotation = 0.0

  /// The filters that change nothing.
  public static let none = Filters()

  /// Makes filters that change nothing.
  public init() {}
}
