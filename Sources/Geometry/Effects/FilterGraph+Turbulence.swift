extension FilterGraph {
  /// Perlin's noise (Filter Effects Level 1, section 9.20).
  package struct Turbulence: Hashable, Sendable {
    /// Waves for each unit of the layer.
    package var frequency: Size
    package var octaves: Int
    package var seed: Int
    /// True if signed waves add up around the middle, false if their absolute values do.
    package var isFractal: Bool
    /// The rectangle at whose edges the noise fits together; nil where it need not.
    package var stitched: Rect?

    package init(frequency: Size, octaves: Int, seed: Int, isFractal: Bool, stitched: Rect?) {
      (self.frequency, self.octaves, self.seed) = (frequency, octaves, seed)
      (self.isFractal, self.stitched) = (isFractal, stitched)
    }
  }
}
