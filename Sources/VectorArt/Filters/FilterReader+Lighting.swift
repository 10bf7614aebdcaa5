import Geometry
import LayerTree

extension FilterReader {
  /// Returns the operation of an `feDiffuseLighting` or `feSpecularLighting`; nil if it has no light source.
  func lighting(_ element: Element, _ style: Style, _ context: DrawingContext) -> FilterGraph.Lighting? {
    guard
      let source = element.childElements.lazy.compactMap({ self.source(context.document[$0]) }).first
    else { return nil }
    // An exponent outside this range disables the lighting, as in Filter Effects Level 1.
    if let exponent = number(element, "specularExponent"), element.name == "feSpecularLighting",
      !(1...128).contains(exponent)
    {
      return nil
    }
    let reflection: FilterGraph.Lighting.Reflection =
      element.name == "feDiffuseLighting"
      ? .diffuse(max(0, number(element, "diffuseConstant") ?? 1))
      : .specular(
        max(0, number(element, "specularConstant") ?? 1), exponent: number(element, "specularExponent") ?? 1)
    return FilterGraph.Lighting(
      source: source, color: style.lightingColor.color(current: style.color), reflection: reflection,
      surfaceScale: number(element, "surfaceScale") ?? 1)
  }

  private func source(_ element: Element) -> FilterGraph.Lighting.Source? {
    func value(_ name: String) -> Double { number(element, name) ?? 0 }
    func place(_ x: String, _ y: String, _ z: String) -> SIMD3<Double> {
      guard isInBoxUnits, let box else { return SIMD3(value(x), value(y), value(z)) }
      let depth = ((box.width * box.width + box.height * box.height) / 2).squareRoot()
      return SIMD3(box.minX + value(x) * box.width, box.minY + value(y) * box.height, value(z) * depth)
    }
    switch element.name {
    case "feDistantLight":
      return .distant(azimuth: value("azimuth") * .pi / 180, elevation: value("elevation") * .pi / 180)
    case "fePointLight": return .point(place("x", "y", "z"))
    case "feSpotLight":
      let exponent = number(element, "specularExponent") ?? 1
      return .spot(
        place("x", "y", "z"), at: place("pointsAtX", "pointsAtY", "pointsAtZ"), exponent: exponent > 0 ? exponent : 1,
        cone: number(element, "limitingConeAngle").map { abs($0) * .pi / 180 })
    default: return nil
    }
  }
}
