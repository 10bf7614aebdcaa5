/// The limits of a tolerance as specified; nil for limits that aren't.
package struct ToleranceLimits: Hashable, Sendable {
  /// The maximum component difference of a pixel, 0 to 255.
  package var largestDifference: Int?
  /// The maximum average difference in the worst window, 0 to 255.
  package var worstWindow: Double?
  /// The maximum number of differing pixels.
  package var pixels: Int?
  /// The minimum structural similarity, from 0 to 1.
  package var similarity: Double?
  /// The threshold of perceptible differences, from 0 to 1.
  package var perceptual: Double?

  /// Creates limits without any value.
  package init() {}

  /// Returns the tolerance; nil if neither limits nor regions are specified.
  ///
  /// If some limits are specified, the others are unlimited. Without any limit, only ignored regions may differ, and no
  /// window may contain perceptible differences.
  ///
  /// - Parameters:
  ///   - regions: The regions to ignore.
  ///   - reason: The reason for the tolerance.
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
