import Geometry
import SceneDiagnostics
import SceneSyntax

/// The keys of `canvas`.
enum CanvasKeys {
  static let size = Key("size", ValueType.canvasSize, "The size in points.", isRequired: true)
  static let background = Key("background", ValueType.color, "What lies behind all layers; white.")
  static let displayRate = Key("displayRate", ValueType.number(1...1000), "Ticks of the clock per second; 60.")

  static let record = RecordType(
    name: "canvas", summary: "What is drawn on.",
    keys: [size.description, background.description, displayRate.description])
}
