import ArgumentParser
import Golden

/// The accepted difference.
struct ToleranceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The greatest difference of a pixel's component, 0 to 255. (default: any, if the worst window is given)",
      valueName: "number"),
    transform: { try PlainNumber.read($0, in: 0...255) })
  var largestDifference: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The greatest average difference of the worst window of 16 × 16 pixels, 0 to 255.", valueName: "number"),
    transform: { try PlainNumber.read($0, in: 0.0...255.0) })
  var worstWindow: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Count only visible differences and ignore antialiasing: from 0, everything, to 1; 0.1 is usual. For "
        + "pictures painted by other programs.",
      valueName: "number"),
    transform: { try PlainNumber.read($0, in: 0.0...1.0) })
  var perceptual: Double?

  /// Returns the requested tolerance, or nil if there is none.
  func tolerance(because reason: String) -> Tolerance? {
    if let perceptual {
      var tolerance = Tolerance.perceptual(threshold: perceptual, worstWindow: worstWindow ?? 0, because: reason)
      if let largestDifference { tolerance.largestDifference = largestDifference }
      if largestDifference != nil, worstWindow == nil { tolerance.worstWindow = 255 }
      return tolerance
    }
    guard largestDifference != nil || worstWindow != nil else { return nil }
    return .within(largestDifference: largestDifference ?? 255, worstWindow: worstWindow ?? 255, because: reason)
  }
}
