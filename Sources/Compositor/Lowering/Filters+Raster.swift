import Geometry
import LayerTree
import Raster

extension ColorAdjustment {
  /// The adjustment that `filters` ask for; nil when they leave colors as they are, or are not finite.
  init?(_ filters: Filters) {
    self.init(
      saturation: filters.saturation, brightness: filters.brightness, contrast: filters.contrast,
      hueRotation: filters.hueRotation)
  }
}

extension PictureFilter {
  /// Makes the filters of a layer for pixel space, applied after `graph`; nil if they have no effect.
  init?(_ filters: Filters, after graph: FilterGraph? = nil, through transform: Projection, at center: Point) {
    self.init(
      blurRadius: filters.blurRadius, adjustment: ColorAdjustment(filters), after: graph, through: transform,
      at: center)
  }
}
