import ArgumentParser
import Arithmetic
import Flipbook

/// The accepted loss of a GIF, and its replacement for partial transparency.
struct GIFOptionGroup: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The quality of a GIF, a movie or a WebP: 100 is as faithful as the format can be, 1 is the smallest file. "
        + "GIFs of up to 256 colors are exact at any quality. (default: 80; 100, which is lossless, for .webp)",
      valueName: "1-100"),
    transform: { try PlainNumber.read($0, in: 1...100) })
  var quality: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The movie encoder's own rate factor, in place of --quality: 0-51 for .mp4, 0-63 for .webm, 1-32 for .mov; "
        + "lower is better.", valueName: "0-63"),
    transform: { try PlainNumber.read($0, in: 0...63) })
  var crf: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of colors in a palette. (default: 256)", valueName: "2-256"),
    transform: { try PlainNumber.read($0, in: 2...256) })
  var colors: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The treatment of colors that the palette lacks: the nearest color (none), a pattern in smooth gradients "
        + "that does not shimmer (ordered), or error diffusion (diffusion). (default: none)",
      valueName: "kind"),
    transform: { text in
      guard let dither = GIFOptions.Dither(rawValue: text) else {
        throw ValidationError("write none, ordered or diffusion")
      }
      return dither
    })
  var dither: GIFOptions.Dither?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The color of the page, blended with soft edges. Without it, pixels at least half opaque "
        + "become opaque and others clear.",
      valueName: "color"),
    transform: PictureOptions.readColor)
  var matte: Color?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The error traded for size, in percent of what the quality allows; 0 for none. (default: 100)",
      valueName: "0-1000"),
    transform: { try PlainNumber.read($0, in: 0...1000) })
  var lossy: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum size of a GIF, an animated PNG, a WebP or a movie: 500KB or 2MB. To meet it, quality is reduced, "
        + "then colors, then, when rendering, frames and dimensions, and the result says so.",
      valueName: "size"),
    transform: { try ByteCount.read($0, atLeast: 1) })
  var maxBytes: Int?

  /// Refuses what does not go with an output.
  func check(_ target: OutputTarget) throws {
    if crf != nil, target.format.movie == nil {
      throw ValidationError("--crf is for movies: \(target.format.description) has --quality")
    }
    if let crf, let range = target.format.movie?.rateFactors, !range.contains(crf) {
      throw ValidationError(
        "--crf of \(target.format.description) is from \(range.lowerBound) to \(range.upperBound), but is \(crf)")
    }
    if maxBytes != nil, !target.format.keepsToSize {
      throw ValidationError(
        "--max-bytes is for GIFs, animated PNGs, WebPs and movies: for \(target.format.description), choose --fps or "
          + "--scale")
    }
    if maxBytes != nil, crf != nil {
      throw ValidationError("--max-bytes chooses the quality that --crf would fix: drop one of the two")
    }
    var isGiven = [("--colors", colors != nil), ("--dither", dither != nil), ("--lossy", lossy != nil)]
    // Movies have a quality, too, and without alpha a matte.
    if target.format.movie == nil, target.format != .webp { isGiven.append(("--quality", quality != nil)) }
    if target.format.movie?.hasAlpha != false { isGiven.append(("--matte", matte != nil)) }
    for (name, isGiven) in isGiven where isGiven && target.format != .gif {
      throw ValidationError("\(name) is for GIFs: \(target.format.description) loses nothing")
    }
  }

  /// Writes the options down.
  func apply(to options: inout RenderOptions) {
    if let quality { (options.gif.quality, options.movie.quality) = (quality, quality) }
    options.movie.crf = crf
    options.webp.quality = quality.flatMap { $0 < 100 ? $0 : nil }
    if let colors { options.gif.colors = colors }
    if let dither { options.gif.dither = dither }
    if let lossy { options.gif.lossy = lossy }
    options.maxBytes = maxBytes
    if let matte {
      func byte(_ component: Double) -> UInt8 { UInt8(saturating: (min(max(component, 0), 1) * 255).rounded()) }
      options.gif.matte = Pixel(red: byte(matte.red), green: byte(matte.green), blue: byte(matte.blue))
      options.movie.matte = options.gif.matte
    }
  }
}
