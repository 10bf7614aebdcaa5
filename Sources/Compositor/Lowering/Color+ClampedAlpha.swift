import Geometry
import Raster

extension Color {
  /// The alpha within 0 and 1.
  var clampedAlpha: Double { alpha.clampedToUnit }
}
