/// The accepted difference between an image and its reference; any difference needs a reason.
///
/// Limits apply to the worst window rather than to a fraction of the whole image, which would weigh a replaced icon
/// less than noise in a gradient.
public struct Tolerance: Hashable, Sendable {
  /// A measure of the difference between two pixels.
  public enum Measure: Hashable, Sendable {
    /// The difference of the color components.
    case components
    /// A perceptible difference, ignoring antialiased edges in either image; for images from other renderers. The
    /// threshold is from 0, any difference, to 1, black against white.
    case perceptual(threshold: Double)
  }

  /// The measure of the difference between two pixels.
  public var measure: Measure
  /// The maximum component difference of a pixel, 0 to 255.
  public var largestDifference: Int
  /// The maximum average difference in the worst window of 16 × 16 pixels, 0 to 255.
  public var worstWindow: Double
  /// The maximum number of differing pixels in a frame.
  public var pixels = Int.max
  /// The minimum structural similarity (SSIM) of two images, from 0 to 1; nil for no minimum.
  public var similarity: Double?
  /// The regions of every frame that are excluded from the comparison.
  public var ignored: [IgnoredRegion] = []
  /// The reason for the tolerance; empty for an exact comparison.
  public var reason: String

  /// An exact comparison.
  public static let exact = Tolerance(measure: .components, largestDifference: 0, worstWindow: 0, reason: "")

  /// Returns a tolerance with limits.
  ///
  /// - Parameters:
  ///   - largestDifference: The maximum component difference of a pixel, 0 to 255; unlimited by default.
  ///   - worstWindow: The maximum average difference in the worst window of 16 × 16 pixels; equal to
  ///     `largestDifference` by default.
  ///   - pixels: The maximum number of differing pixels in a frame; unlimited by default.
  ///   - reason: The reason for the tolerance.
  /// - Returns: The tolerance.
  public static func within(
    largestDifference: Int = 255, worstWindow: Double = 255, pixels: Int = .max, because reason: String
  ) -> Tolerance {
    Tolerance(
      measure: .components, largestDifference: largestDifference, worstWindow: worstWindow, pixels: pixels,
      reason: reason)
  }

  /// Returns a tolerance that accepts imperceptible differences and differences in antialiasing.
  ///
  /// - Parameters:
  ///   - threshold: The smallest perceptible difference, from 0, any difference, to 1, black against white; 0.1 is a
  ///     common choice.
  ///   - worstWindow: The maximum average of the perceptible differences in the worst window of 16 × 16 pixels, 0 to
  ///     255.
  ///   - reason: The reason for the tolerance.
  /// - Returns: The tolerance.
  public static func perceptual(threshold: Double = 0.1, worstWindow: Double = 0, because reason: String) -> Tolerance {
    Tolerance(
      measure: .perceptual(threshold: threshold), largestDifference: 255, worstWindow: worstWindow, reason: reason)
  }

  /// Returns a tolerance for images from other renderers, with the same structure but few equal pixels.
  ///
  /// An average over the whole image hides small changes, so limit the worst window, too.
  ///
  /// - Parameters:
  ///   - similarity: The minimum structural similarity (SSIM), from 0 to 1; 0.98 is a common choice.
  ///   - worstWindow: The maximum average difference in the worst window of 16 × 16 pixels, 0 to 255.
  ///   - reason: The reason for the tolerance.
  /// - Returns: The tolerance.
  public static func similar(
    _ similarity: Double = 0.98, worstWindow: Double = 255, because reason: String
  ) -> Tolerance {
    Tolerance(
      measure: .components, largestDifference: 255, worstWindow: worstWindow, similarity: similarity, reason: reason)
  }

  /// Returns the tolerance with regions of every frame excluded from the comparison.
  ///
  ///     .exact.ignoring([.layer("clock"), .rectangle(Rect(0, 0, 320, 20))], because: "the time of day")
  ///
  /// - Parameters:
  ///   - regions: The regions to ignore.
  ///   - reason: The reason, which replaces the tolerance's own.
  /// - Returns: The tolerance.
  public func ignoring(_ regions: [IgnoredRegion], because reason: String) -> Tolerance {
    var tolerance = self
    tolerance.ignored += regions
    tolerance.reason = reason
    return tolerance
  }

  /// Returns whether a difference is within the limits.
  package func allows(_ difference: ImageDifference) -> Bool {
    difference.largest <= largestDifference && difference.worstWindow <= worstWindow
      && difference.pixelCount <= pixels && (difference.similarity ?? 1) >= similarity ?? 0
  }

  /// The names of the ignored layers.
  var ignoredLayers: [String] {
    ignored.compactMap { if case .layer(let name) = $0 { name } else { nil } }
  }
}

extension Tolerance: CustomStringConvertible {
  /// A description of the tolerance.
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
