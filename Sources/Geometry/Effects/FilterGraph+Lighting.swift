extension FilterGraph {
  /// The lighting of a surface (Filter Effects Level 1, sections 9.10 and 9.19).
  package struct Lighting: Hashable, Sendable {
    /// A light source; positions are in the layer's units.
    package enum Source: Hashable, Sendable {
      /// A distant light source, with its direction as angles in radians.
      case distant(azimuth: Double, elevation: Double)
      case point(SIMD3<Double>)
      /// A light source at a position, pointing at another one; outside the cone, given by its half angle in radians,
      /// there is no light.
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
    /// The height of the surface where the image is opaque, in the layer's units.
    package var surfaceScale: Double

    package init(source: Source, color: Color, reflection: Reflection, surfaceScale: Double) {
      (self.source, self.color) = (source, color)
      (self.reflection, self.surfaceScale) = (reflection, surfaceScale)
    }
  }
}
