public import Geometry

/// The properties that few layers set: shadow, filters, blending, parts of pictures.
///
/// What lies more than 2048 pixels beyond the picture is not painted for the sake of a shadow or a blur that would bring it
/// there.
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
  /// True if the layers inside blend among themselves only, not with what is behind this one.
  ///
  /// Opacity, masks and blend modes of the layer have that effect anyway.
  public var isIsolated = false
  /// The part of the contents that is shown, in units of the picture.
  public var contentsRect = Rect(0, 0, 1, 1)
  /// The part of ``contentsRect`` that stretches while the margins around it keep their size, in units of that part.
  public var contentsCenter = Rect(0, 0, 1, 1)
  /// The color in which the contents are drawn as a template, of which only the alpha counts; nil for their own colors.
  public var tintColor: Color?
  /// The filter of pictures that are shown larger than they are.
  public var magnificationFilter = SamplingFilter.linear
  /// True if the layer is seen from behind.
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
