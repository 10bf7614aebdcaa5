import ArgumentParser
import Golden

/// The options for the accepted difference.
struct ToleranceOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum difference of a pixel's component, 0 to 255. (default: any, if the worst window is given)",
      valueName: "number"),
    transform: { try PlainNumber.read($0, in: 0...255) })
  var largestDifference: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum average difference of the worst window of 16 × 16 pixels, 0 to 255.", valueName: "number"),
    transform: { try PlainNumber.read($0, in: 0.0...255.0) })
  var worstWindow: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Count only visible differences and ignore antialiasing: from 0 (everything) to 1; 0.1 is typical. For "
        + "images from other renderers.",
      valueName: "number"),
    transform: { try PlainNumber.read($0, in: 0.0...1.0) })
  var perceptual: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of pixels of a frame that may differ.", valueName: "count"),
    transform: { try PlainNumber.read($0, in: 0...1_000_000_000) })
  var pixels: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The minimum structural similarity (SSIM), from 0 to 1 (equal); 0.98 is typical. For images from other "
        + "renderers.",
      valueName: "number"),
    transform: { try PlainNumber.read($0, in: 0.0...1.0) })
  var ssim: Double?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Ignore this part: the name of a layer, or left, top, width, and height, as in 0,0,320,20, in points of "
        + "scenes and pixels of images. May be repeated.",
      valueName: "part"),
    transform: { text in
      guard !text.isEmpty, let region = IgnoredRegion(text) else {
        throw ValidationError("write the name of a layer, or left, top, width, and height, as in 0,0,320,20")
      }
      return region
    })
  var ignore: [IgnoredRegion] = []

  /// Returns the requested tolerance, or nil if there is none.
  func tolerance(because reason: String) -> Tolerance? {
    var limits = ToleranceLimits()
    limits.largestDifference = largestDifference
    limits.worstWindow = worstWindow
    limits.pixels = pixels
    limits.similarity = ssim
    limits.perceptual = perceptual
    return limits.tolerance(ignoring: ignore, because: reason)
  }
}
