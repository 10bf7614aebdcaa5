import Geometry
package import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == Filters {
  /// The filters of a layer, by name.
  package static let filters = ValueType.record(filterRecord) { record in
    var filters = Filters()
    filters.blurRadius = record.read(blurRadius) ?? filters.blurRadius
    filters.saturation = record.read(saturation) ?? filters.saturation
    filters.brightness = record.read(brightness) ?? filters.brightness
    filters.contrast = record.read(contrast) ?? filters.contrast
    filters.hueRotation = record.read(hueRotation) ?? filters.hueRotation
    return filters
  }

  static let filterRecord = RecordType(
    name: "filters", summary: "Filters for a finished image.",
    keys: [
      blurRadius.description, saturation.description, brightness.description, contrast.description,
      hueRotation.description,
    ])
  private static let blurRadius = Key("blurRadius", ValueType<Double>.number(0...10_000), "The blur, in points; 0.")
  private static let saturation = Key("saturation", ValueType<Double>.number(0...100), "The saturation: 0 for gray; 1.")
  private static let brightness = Key("brightness", ValueType<Double>.number(-1...1), "The brightness to add; 0.")
  private static let contrast = Key(
    "contrast", ValueType<Double>.number(0...100), "The contrast, as a factor of the distance from gray; 1.")
  private static let hueRotation = Key("hueRotation", ValueType<Double>.angle, "The rotation of hues, in degrees; 0.")
}
