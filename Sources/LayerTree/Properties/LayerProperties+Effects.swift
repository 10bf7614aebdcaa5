public import Geometry

/// The properties that every layer has and few use.
extension LayerProperties {
  /// The color of the shadow.
  public var shadowColor: Color {
    get { effects.shadow.color }
    set { effects.shadow.color = newValue }
  }

  /// The opacity of the shadow, 0 to 1; at 0 there is no shadow.
  public var shadowOpacity: Double {
    get { effects.shadow.opacity }
    set { effects.shadow.opacity = newValue }
  }

  /// The standard deviation of the shadow's blur, in points.
  public var shadowRadius: Double {
    get { effects.shadow.radius }
    set { effects.shadow.radius = newValue }
  }

  /// The offset of the shadow from the layer, in points.
  public var shadowOffset: Size {
    get { effects.shadow.offset }
    set { effects.shadow.offset = newValue }
  }

  /// The shape that casts the shadow, in the space of the bounds; nil for the visible content of the layer and its
  /// sublayers.
  public var shadowPath: Path? {
    get { effects.shadow.path }
    set { effects.shadow.path = newValue }
  }

  /// The filters of the picture of the layer with its sublayers.
  public var filters: Filters {
    get { effects.filters }
    set { effects.filters = newValue }
  }

  /// The filters of the picture behind the layer, within its outline.
  public var backgroundFilters: Filters {
    get { effects.backgroundFilters }
    set { effects.backgroundFilters = newValue }
  }

  /// The blend mode with what is behind the layer.
  public var blendMode: BlendMode {
    get { effects.blendMode }
    set { effects.blendMode = newValue }
  }

  /// The part of the contents that is shown, in units of the picture.
  public var contentsRect: Rect {
    get { effects.contentsRect }
    set { effects.contentsRect = newValue }
  }

  /// The part of ``contentsRect`` that stretches while the margins around it keep their size, in units of the picture.
  public var contentsCenter: Rect {
    get { effects.contentsCenter }
    set { effects.contentsCenter = newValue }
  }

  /// The color of contents drawn as a template, by their alpha alone; nil for their own colors.
  public var tintColor: Color? {
    get { effects.tintColor }
    set { effects.tintColor = newValue }
  }

  /// The filter of pictures that are shown larger than they are.
  public var magnificationFilter: SamplingFilter {
    get { effects.magnificationFilter }
    set { effects.magnificationFilter = newValue }
  }

  /// True if the layer is visible from behind.
  public var isDoubleSided: Bool {
    get { effects.isDoubleSided }
    set { effects.isDoubleSided = newValue }
  }

  /// True if the layers inside blend only among themselves, not with the backdrop of this one.
  public var isIsolated: Bool {
    get { effects.isIsolated }
    set { effects.isIsolated = newValue }
  }

  /// True if the layer, as a mask, counts by its luminance and not by its alpha alone.
  public var isMaskLuminance: Bool {
    get { effects.isMaskLuminance }
    set { effects.isMaskLuminance = newValue }
  }

  /// True if the layer shows where its mask doesn't, and not where it does.
  public var isMaskInverted: Bool {
    get { effects.isMaskInverted }
    set { effects.isMaskInverted = newValue }
  }
}
