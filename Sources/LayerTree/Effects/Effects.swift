public import Geometry

/// What few layers have: shadow, filters, blending, parts of pictures.
///
/// What lies more than 2048 pixels beyond the picture is not painted for the sake of a shadow or a blur that would bring it
/// there.
public struct Effects: Hashable, Sendable {
  /// What the layer casts behind itself.
  public var shadow = Shadow()
  /// What is done to the picture of the layer with its sublayers.
  public var filters = Filters.none
  /// What else is made of that picture, before ``filters``.
  package var filterGraph: FilterGraph?
  /// What is done, within the layer's outline, to the picture behind it.
  public var backgroundFilters = Filters.none
  /// How the layer's colours meet those behind it.
  public var blendMode = BlendMode.normal
  /// Whether the layers inside blend among themselves only, not with what is behind this one.
  ///
  /// Opacity, masks and blend modes of the layer have that effect anyway.
  public var isIsolated = false
  /// The part of the contents that is shown, in units of the picture.
  public var contentsRect = Rect(0, 0, 1, 1)
  /// The part of ``contentsRect`` that stretches while the margins around it keep their size, in units of that part.
  public var contentsCenter = Rect(0, 0, 1, 1)
  /// How a picture looks that is shown larger than it is.
  public var magnificationFilter = SamplingFilter.linear
  /// Whether the layer is seen from behind.
  public var isDoubleSided = true
  /// Whether the mask's luminance counts, not its alpha alone.
  public var isMaskLuminance = false
  /// Whether the layer shows where the mask doesn't.
  public var isMaskInverted = false

  /// The effects of a layer that has none.
  public static let none = Effects()

  /// Makes effects that change nothing.
  public init() {}
}
