import Geometry
import Raster

extension Gradient {
  /// The gradient with all colors multiplied by `tint`; nil stands for white.
  func tinted(_ tint: Color?) -> Gradient {
    guard let tint else { return self }
    var result = self
    for index in stops.indices { result.stops[index].color = stops[index].color.tinted(tint) }
    return result
  }
}
