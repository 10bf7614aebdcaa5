import Arithmetic
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == Gradient {
  /// A gradient for painting a shape, in the coordinate space of the path.
  package static let gradient = ValueType.record(gradientRecord) { record in
    let colors = record.read(colors) ?? []
    let locations = record.read(locations) ?? []
    guard locations.isEmpty || locations.count == colors.count else {
      record.log.error(
        at: record.range,
        "a gradient needs one location for each color: expected \(colors.count), found \(locations.count)")
      return nil
    }
    let last = Double(max(1, colors.count - 1))
    let stops = colors.enumerated().map { index, color in
      Gradient.Stop(location: locations.isEmpty ? Double(index) / last : locations[index], color: color)
    }
    guard let geometry = geometry(record) else { return nil }
    return Gradient(
      stops: stops, geometry: geometry, spread: record.read(spread) ?? .pad,
      interpolation: record.read(interpolation) ?? .premultiplied,
      transform: record.read(transform)?.affine ?? .identity)
  }

  private static func geometry(_ record: RecordValues) -> Gradient.Geometry? {
    let middle = record.read(center) ?? .zero
    switch record.read(type) ?? .axial {
    case .axial:
      guard let from = record.read(from), let to = record.read(to) else {
        record.log.error(
          at: record.range, "an axial gradient needs from and to", hint: "from: [0, 0]")
        return nil
      }
      return .axial(from: from, to: to)
    case .radial:
      guard let radius = record.read(radius) else {
        record.log.error(at: record.range, "a radial gradient needs a radius", hint: "radius: 50")
        return nil
      }
      return .radial(
        center: middle, radius: radius, focus: record.read(focus) ?? middle,
        focusRadius: record.read(focusRadius) ?? 0)
    case .conic: return .conic(center: middle, angle: record.read(angle) ?? 0)
    }
  }

  private enum Kind: String, CaseIterable { case axial, radial, conic }

  private static let type = Key("type", ValueType<Kind>.choice(), "The geometry that the colors follow; axial.")
  private static let colors = Key(
    "colors", ValueType<[Color]>.list(of: .color, "a list of colors"), "The colors.", isRequired: true)
  private static let locations = Key(
    "locations", ValueType<[Double]>.list(of: .number(0...1), "a list of numbers from 0 to 1"),
    "The position of each color, from 0 to 1; evenly spaced.")
  private static let from = Key("from", ValueType<Point>.point, "The start of the axis of a linear gradient.")
  private static let to = Key("to", ValueType<Point>.point, "The end of the axis of a linear gradient.")
  private static let center = Key("center", ValueType<Point>.point, "The center of a radial or conic gradient; [0, 0].")
  private static let radius = Key("radius", ValueType<Double>.number(0...1e9), "The radius of a radial gradient.")
  private static let focus = Key("focus", ValueType<Point>.point, "The focus of a radial gradient; its center.")
  private static let focusRadius = Key(
    "focusRadius", ValueType<Double>.number(0...1e9), "The radius of the circle where it begins; 0.")
  private static let angle = Key("angle", ValueType<Double>.angle, "The direction in which a conic one begins; 0.")
  private static let spread = Key("spread", ValueType<Gradient.Spread>.choice(), "The extension beyond its ends; pad.")
  private static let interpolation = Key(
    "interpolation", ValueType<Gradient.Interpolation>.choice(),
    "The form in which colors are interpolated; premultiplied.")
  private static let transform = Key(
    "transform", ValueType<Transform3D>.transform, "The transform from the gradient's space to the path's.")
  static let gradientRecord = RecordType(
    name: "gradient", summary: "A gradient of colors.",
    keys: [
      type.description, colors.description, locations.description, from.description, to.description,
      center.description, radius.description, focus.description, focusRadius.description, angle.description,
      spread.description, interpolation.description, transform.description,
    ])
}
