/// The largest accepted difference between an image and its reference: none, unless a reason is given.
///
/// Limits apply to the worst window, not to a share of the whole image, where a replaced icon would count less than
/// noise in a gradient.
public struct Tolerance: Hashable, Sendable {
  /// A measure of the difference between two pixels.
  public enum Measure: Hashable, Sendable {
    /// Any difference of a component.
    case components
    /// A perceptible difference, except at a softened edge in either image; for images painted by other renderers. The
    /// threshold goes from 0, any difference, to 1, black against white.
    case perceptual(threshold: Double)
  }

  /// The measure of the difference between two pixels.
  public var measure: Measure
  /// The most that a component of a pixel may differ, 0 to 255.
  public var largestDifference: Int
  /// The greatest average difference of the worst window of 16 × 16 pixels, 0 to 255.
  public var worstWindow: Double
  /// The most pixels of a frame that may differ.
  public var pixels = Int.max
  /// The least structural similarity of two images (SSIM), from 0 to 1, where equal images have 1; nil for any.
  public var similarity: Double?
  /// The parts of every frame in which nothing is compared.
  public var ignored: [IgnoredRegion] = []
  /// The reason for the tolerance; empty for an exact comparison.
  public var reason: String

  /// Nothing may differ.
  public static let exact = Tolerance(measure: .components, largestDifference: 0, worstWindow: 0, reason: "")

  /// Returns a tolerance with limits.
  ///
  /// - Parameters:
  ///   - largestDifference: The largest difference of a pixel's component, 0 to 255; unlimited by default.
  ///   - worstWindow: The largest average difference of the worst window of 16 × 16 pixels; as `largestDifference` by
  ///     default.
  ///   - pixels: The most pixels of a frame that may differ; unlimited by default.
  ///   - reason: The reason for the tolerance.
  /// - Returns: The tolerance.
  public static func within(
    largestDifference: Int = 255, worstWindow: Double = 255, pixels: Int = .max, because reason: String
  ) -> Tolerance {
    Tolerance(
      measure: .components, largestDifference: largestDifference, worstWindow: worstWindow, pixels: pixels,
      reason: reason)
  }

  /// Returns a tolerance that forgives imperceptible differences and antialiased edges.
  ///
  /// - Parameters:
  ///   - threshold: The least visible difference: from 0, any, to 1, black against white; 0.1 is a usual choice.
  ///   - worstWindow: The greatest average of the visible differences in the worst window of 16 × 16 pixels, 0 to 255.
  ///   - reason: The reason for the tolerance.
  /// - Returns: The tolerance.
  public static func perceptual(threshold: Double = 0.1, worstWindow: Double = 0, because reason: String) -> Tolerance {
    Tolerance(
      measure: .perceptual(threshold: threshold), largestDifference: 255, worstWindow: worstWindow, reason: reason)
  }

  /// Returns a tolerance for images of other renderers, which have the same structures but hardly an equal pixel.
  ///
  /// The average over an image hides a small change: limit the worst window, too.
  ///
  /// - Parameters:
  ///   - similarity: The least structural similarity (SSIM), from 0 to 1; 0.98 is a usual choice.
  ///   - worstWindow: The greatest average difference of the worst window of 16 × 16 pixels, 0 to 255.
  ///   - reason: The reason for the tolerance.
  /// - Returns: The tolerance.
  public static func similar(
    _ similarity: Double = 0.98, worstWindow: Double = 255, because reason: String
  ) -> Tolerance {
    Tolerance(
      measure: .components, largestDifference: 255, worstWindow: worstWindow, similarity: similarity, reason: reason)
  }

  /// Returns the same tolerance with parts of every frame in which nothing is compared.
  ///
  ///     .exact.ignoring([.layer("clock"), .rectangle(Rect(0, 0, 320, 20))], because: "the time of day")
  ///
  /// - Parameters:
  ///   - regions: The parts.
  ///   - reason: The reason, which replaces the tolerance's own.
  /// - Returns: The tolerance.
  public func ignoring(_ regions: [IgnoredRegion], because reason: String) -> Tolerance {
    var tolerance = self
    tolerance.ignored += regions
    tolerance.reason = reason
    return tolerance
  }

  /// Returns whether a difference is small enough.
  package func allows(_ difference: PictureDifference) -> Bool {
    difference.largest <= largestDifference && difference.worstWindow <= worstWindow
      && difference.pixelCount <= pixels && (difference.similarity ?? 1) >= similarity ?? 0
  }

  /// The names of the layers that are ignored.
  var ignoredLayers: [String] {
    ignored.compactMap { if case .layer(let name) = $0 { name } else { nil } }
  }
}

extension Tolerance: CustomStringConvertible {
  /// The tolerance in words.
  public var description: String {
    if self == .exact { return "exact" }
    var parts: [String] = []
    if case .perceptual(let threshold) = measure { parts.append("perceptual above \(threshold)") }
    let isExact = largestDifference == 0 || worstWindow == 0 && measure == .components
    if !isExact, largestDifference < 255 { parts.append("at most \(largestDifference) of 255") }
    if !isExact, worstWindow < 255 { parts.append("the worst window at most \(worstWindow)") }
    if pixels < .max { parts.append("at most \(pixels) \(pixels == 1 ? "pixel" : "pixels")") }
    if let similarity { parts.append("a similarity of at least \(similarity)") }
    if isExact { parts.append("exact") }
    if !ignored.isEmpty { parts.append("without \(ignored.map(\.description).joined(separator: ", "))") }
    return parts.joined(separator: ", ") + (reason.isEmpty ? "" : " (\(reason))")
  }
}
