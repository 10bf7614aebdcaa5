import Geometry
import SceneDiagnostics
import SceneSyntax

/// The keys of `canvas`.
enum CanvasKeys {
  static let size = Key("size", ValueType.canvasSize, "The size in points.", isRequired: true)
  static let background = Key("background", ValueType.color, "The color behind all layers; white.")
  static let displayRate = Key("displayRate", ValueType.number(1...1000), "Ticks of the clock per second; 60.")

  static let record = RecordType(
    name: "canvas", summary: "The area that is drawn: its size and background.",
    keys: [size.description, background.description, displayRate.description])
}
