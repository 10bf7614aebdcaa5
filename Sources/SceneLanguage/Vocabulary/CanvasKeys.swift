package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// The keys of `canvas`.
package enum CanvasKeys {
  package static let size = Key("size", ValueType.canvasSize, "The size in points.", isRequired: true)
  package static let background = Key("background", ValueType.color, "The color behind all layers; white.")
  package static let displayRate = Key("displayRate", ValueType.number(1...1000), "Ticks of the clock per second; 60.")

  package static let record = RecordType(
    name: "canvas", summary: "The area that is drawn: its size and background.",
    keys: [size.description, background.description, displayRate.description])
}
