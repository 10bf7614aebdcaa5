import ArgumentParser
import Flipbook

/// The accepted loss of a GIF, and its replacement for partial transparency.
struct GIFOptionGroup: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What may be lost: 100 is nothing that a GIF could show, 1 is the smallest file. Up to 256 colours are exact at any. "
        + "(default: 80)",
      valueName: "1-100"),
    transform: { try PlainNumber.read($0, in: 1...100) })
  var quality: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The most colours of a table. (default: 256)", valueName: "2-256"),
    transform: { try PlainNumber.read($0, in: 2...256) })
  var colors: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How colours that the table lacks are approached: by the nearest (none), by a pattern in smooth gradients that does "
        + "not shimmer (ordered), or by handing the error on (diffusion). (default: none)",
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
      "What soft edges over nothing are blended with: the colour of the page. Without it, pixels at least half opaque "
        + "become opaque and others clear.",
      valueName: "colour"),
    transform: PictureOptions.readColor)
  var matte: Color?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How much error is traded for size, in percent of what the quality gives; 0 for none. (default: 100)",
      valueName: "0-1000"),
    transform: { try PlainNumber.read($0, in: 0...1000) })
  var lossy: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most that a GIF may have: 500KB or 2MB. For that it gives up quality, then colours, then, where it is painted, "
        + "frames and size, and says so.",
      valueName: "size"),
    transform: { try ByteCount.read($0, atLeast: 1) })
  var maxBytes: Int?

  /// Refuses what does not go with an output.
  func check(_ target: OutputTarget) throws {
    let isGiven = [
      ("--quality", quality != nil), ("--colors", colors != nil), ("--dither", dither != nil),
      ("--matte", matte != nil), ("--lossy", lossy != nil), ("--max-bytes", maxBytes != nil),
    ]
    for (name, isGiven) in isGiven where isGiven && target.format != .gif {
      throw ValidationError("\(name) is for GIFs: \(target.format.description) loses nothing")
    }
  }

  /// Writes the options down.
  func apply(to options: inout RenderOptions) {
    if let quality { options.gif.quality = quality }
    if let colors { options.gif.colors = colors }
    if let dither { options.gif.dither = dither }
    if let lossy { options.gif.lossy = lossy }
    options.maxBytes = maxBytes
    if let matte {
      func byte(_ component: Double) -> UInt8 { UInt8((min(max(component, 0), 1) * 255).rounded()) }
      options.gif.matte = Pixel(red: byte(matte.red), green: byte(matte.green), blue: byte(matte.blue))
    }
  }
}
