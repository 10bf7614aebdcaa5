extension FilterGraph {
  /// Perlin noise (Filter Effects Level 1, section 9.20).
  package struct Turbulence: Hashable, Sendable {
    /// The base frequency along each axis, in cycles per unit of the layer.
    package var frequency: Size
    package var octaves: Int
    package var seed: Int
    /// True for fractal noise, the sum of signed octaves around the middle; false for turbulence, the sum of their
    /// absolute values.
    package var isFractal: Bool
    /// The rectangle whose opposite edges match, so that it can be tiled; nil if they need not match.
    package var stitched: Rect?

    package init(frequency: Size, octaves: Int, seed: Int, isFractal: Bool, stitched: Rect?) {
      (self.frequency, self.octaves, self.seed) = (frequency, octaves, seed)
      (self.isFractal, self.stitched) = (isFractal, stitched)
    }
  }
}
