import ArgumentParser
import Flipbook

/// The options for the part of existing frames to encode, and for the speed.
struct InputPartOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The start in the input: 0.35, 0.35s or 350ms. (default: 0)", valueName: "time"),
    transform: Seconds.read)
  var from: Double?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The end. (default: the input's end)", valueName: "time"),
    transform: Seconds.read)
  var to: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The speed: 0.25 is slow motion. (default: 1)", valueName: "factor"),
    transform: { try PlainNumber.read($0, in: 0.001...1000) })
  var speed: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The part of each frame in pixels, as in 0,120,640,480: left, top, width, height; or auto for what moves.",
      valueName: "part"),
    transform: PixelPart.readCrop)
  var crop: FrameCrop?

  func validate() throws {
    try SpanOptions.check(from: from, to: to)
  }

  /// The edit that the options describe.
  var edit: FrameEdit {
    var edit = FrameEdit()
    edit.from = from ?? 0
    edit.to = to
    edit.speed = speed ?? 1
    edit.crop = crop
    return edit
  }
}
