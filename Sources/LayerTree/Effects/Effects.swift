public import Geometry

/// The properties that few layers set: shadow, filters, blending, parts of pictures.
///
/// Content more than 2048 pixels outside the picture isn't painted, even if its shadow or blur would reach the picture.
public struct Effects: Hashable, Sendable {
  /// The shadow behind the layer.
  public var shadow = Shadow()
  /// The filters of the picture of the layer with its sublayers.
  public var filters = Filters.none
  /// The filter graph of that picture, applied before ``filters``.
  package var filterGraph: FilterGraph?
  /// The filters of the picture behind the layer, within its outline.
  public var backgroundFilters = Filters.none
  /// The blend mode with what is behind the layer.
  public var blendMode = BlendMode.normal
  /// True if the layers inside blend only among themselves, not with the backdrop of this one.
  ///
  /// Opacity, masks and blend modes of the layer have that effect anyway.
  public var isIsolated = false
  /// The part of the contents that is shown, in units of the picture.
  public var contentsRect = Rect(0, 0, 1, 1)
  /// The part of ``contentsRect`` that stretches while the margins around it keep their size, in units of that part.
  public var contentsCenter = Rect(0, 0, 1, 1)
  /// The color of contents drawn as a template, by their alpha alone; nil for their own colors.
  public var tintColor: Color?
  /// The filter of pictures that are shown larger than they are.
  public var magnificationFilter = SamplingFilter.linear
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
