/// The limits of a tolerance as written; nil for a limit that is left out.
package struct ToleranceLimits: Hashable, Sendable {
  /// The most that a component of a pixel may differ, 0 to 255.
  package var largestDifference: Int?
  /// The greatest average difference of the worst window, 0 to 255.
  package var worstWindow: Double?
  /// The most pixels that may differ.
  package var pixels: Int?
  /// The least structural similarity, 0 to 1.
  package var similarity: Double?
  /// The threshold of visible differences, 0 to 1.
  package var perceptual: Double?

  /// Makes limits of which none is given.
  package init() {}

  /// Returns the tolerance; nil if nothing is given.
  ///
  /// A limit that is left out is none if there are others; without any, only ignored regions may differ, and visible
  /// differences may be in no window.
  ///
  /// - Parameters:
  ///   - regions: The regions to ignore.
  ///   - reason: The reason.
  /// - Returns: The tolerance.
  package func tolerance(ignoring regions: [IgnoredRegion], because reason: String) -> Tolerance? {
    if self == ToleranceLimits(), regions.isEmpty { return nil }
    let hasLimit = largestDifference != nil || worstWindow != nil || pixels != nil || similarity != nil
    return Tolerance(
      measure: perceptual.map { .perceptual(threshold: $0) } ?? .components,
      largestDifference: largestDifference ?? (hasLimit || perceptual != nil ? 255 : 0),
      worstWindow: worstWindow ?? (hasLimit ? 255 : 0), pixels: pixels ?? .max, similarity: similarity,
      ignored: regions, reason: reason)
  }
}
