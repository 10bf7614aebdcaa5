import ArgumentParser
import Arithmetic
import Flipbook

/// The options for the accepted loss of a GIF and for its partial transparency.
struct GIFOptionGroup: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The quality of a GIF, a movie or a WebP: 100 is the most faithful, 1 gives the smallest file. "
        + "GIFs of up to 256 colors are exact at any quality. (default: 80; 100, which is lossless, for .webp)",
      valueName: "1-100"),
    transform: { try PlainNumber.read($0, in: 1...100) })
  var quality: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The movie encoder's own rate factor, in place of --quality: 0-51 for H.264, 0-63 for VP9 and AV1, 1-32 for "
        + "ProRes; lower is better.", valueName: "0-63"),
    transform: { try PlainNumber.read($0, in: 0...63) })
  var crf: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "A movie's codec: h264 or av1 in .mp4, vp9 or av1 in .webm, prores in .mov. AV1 gives the smallest files but has "
        + "no alpha. (default: the first one listed)", valueName: "codec"),
    transform: { text in
      guard let codec = MovieCodec(rawValue: text) else { throw ValidationError("write h264, vp9, av1 or prores") }
      return codec
    })
  var codec: MovieCodec?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The maximum number of colors in a palette. (default: 256)", valueName: "2-256"),
    transform: { try PlainNumber.read($0, in: 2...256) })
  var colors: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How to draw colors that the palette lacks: a pattern where a smooth gradient would show bands (adaptive), "
        + "the nearest color (none), a pattern in all smooth gradients (ordered), or error diffusion (diffusion). "
        + "(default: adaptive)",
      valueName: "kind"),
    transform: { text in
      guard let dither = Dithering(rawValue: text) else {
        throw ValidationError("write adaptive, none, ordered or diffusion")
      }
      return dither
    })
  var dither: Dithering?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The background color to blend with soft edges. Without it, pixels that are at least half opaque "
        + "become opaque and others transparent; at edges, the limit is a third.",
      valueName: "color"),
    transform: FrameOptions.readColor)
  var matte: Color?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The error traded for size, in percent of the error that the quality allows; 0 for none. (default: 100)",
      valueName: "0-1000"),
    transform: { try PlainNumber.read($0, in: 0...1000) })
  var lossy: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The maximum size of a GIF, an animated PNG, a WebP or a movie: 500KB or 2MB. To meet it, quality is reduced, "
        + "then colors, then, when rendering, frames and dimensions, and the changes are reported.",
      valueName: "size"),
    transform: { try ByteCount.read($0, atLeast: 1) })
  var maxBytes: Int?

  /// Rejects options that don't apply to an output.
  func check(_ target: OutputTarget) throws {
    if crf != nil, target.format.movie == nil {
      throw ValidationError("--crf is for movies: use --quality for \(target.format.description)")
    }
    let movieCodec = try movieCodec(in: target)
    if let crf, let movieCodec, !movieCodec.rateFactors.contains(crf) {
      let range = movieCodec.rateFactors
      throw ValidationError(
        "--crf for \(movieCodec.name) must be between \(range.lowerBound) and \(range.upperBound), but is \(crf)")
    }
    if maxBytes != nil, !target.format.keepsToSize {
      throw ValidationError(
        "--max-bytes is for GIFs, animated PNGs, WebPs and movies: for \(target.format.description), choose --fps or "
          + "--scale")
    }
    if maxBytes != nil, crf != nil {
      throw ValidationError("--max-bytes and --crf both set the quality: leave out one of them")
    }
    var isGiven = [("--colors", colors != nil), ("--dither", dither != nil), ("--lossy", lossy != nil)]
    // Movies have a quality, too, and a matte if they have no alpha.
    if target.format.movie == nil, target.format != .webp { isGiven.append(("--quality", quality != nil)) }
    if movieCodec?.hasAlpha != false { isGiven.append(("--matte", matte != nil)) }
    for (name, isGiven) in isGiven where isGiven && target.format != .gif {
      throw ValidationError("\(name) is for GIFs: \(target.format.description) is lossless")
    }
  }

  /// Returns the codec of a movie; nil for other formats.
  private func movieCodec(in target: OutputTarget) throws -> MovieCodec? {
    guard let format = target.format.movie else {
      if codec != nil { throw ValidationError("--codec is for movies: \(target.format.description) has no codec") }
      return nil
    }
    guard let codec else { return format.codecs.first }
    guard format.codecs.contains(codec) else {
      throw ValidationError(
        "\(target.format.description) supports \(format.codecs.map(\.name).joined(separator: " or ")), not "
          + "\(codec.name)"
      )
    }
    return codec
  }

  /// Applies the options to the options of a renderer.
  func apply(to options: inout RenderOptions) {
    if let quality { (options.gif.quality, options.movie.quality) = (quality, quality) }
    options.movie.codec = codec
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
