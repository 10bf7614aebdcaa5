extension FilterGraph {
  /// Light on a surface (Filter Effects Level 1, sections 9.10 and 9.19).
  package struct Lighting: Hashable, Sendable {
    /// A light source; places are in the layer's units.
    package enum Source: Hashable, Sendable {
      /// From far away, by angles in radians.
      case distant(azimuth: Double, elevation: Double)
      case point(SIMD3<Double>)
      /// From a place in a direction; beyond the cone, an angle in radians to either side, there is no light.
      case spot(SIMD3<Double>, at: SIMD3<Double>, exponent: Double, cone: Double?)
    }

    /// The reflection of light from a surface.
    package enum Reflection: Hashable, Sendable {
      case diffuse(Double)
      case specular(Double, exponent: Double)
    }

    package var source: Source
    package var color: Color
    package var reflection: Reflection
    /// The height of the surface where the image is opaque.
    package var surfaceScale: Double

    package init(source: Source, color: Color, reflection: Reflection, surfaceScale: Double) {
      (self.source, self.color) = (source, color)
      (self.reflection, self.surfaceScale) = (reflection, surfaceScale)
    }
  }
}
