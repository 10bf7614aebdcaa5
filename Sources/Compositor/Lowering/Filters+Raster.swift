import Geometry
import LayerTree
import Raster

extension ColorAdjustment {
  /// Creates the adjustment that `filters` specify; nil if it changes no color, or is not finite.
  init?(_ filters: Filters) {
    self.init(
      saturation: filters.saturation, brightness: filters.brightness, contrast: filters.contrast,
      hueRotation: filters.hueRotation)
  }
}

extension ImageFilter {
  /// Creates the filters of a layer in pixels, applied after `graph`; nil if they have no effect.
  init?(_ filters: Filters, after graph: FilterGraph? = nil, through transform: Projection, at center: Point) {
    self.init(
      blurRadius: filters.blurRadius, adjustment: ColorAdjustment(filters), after: graph, through: transform,
      at: center)
  }
}
