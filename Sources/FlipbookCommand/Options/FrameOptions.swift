import ArgumentParser
import Flipbook

/// The options for the appearance of the images.
struct FrameOptions: ParsableArguments {
  @Option(
    parsing: .unconditional, help: "Pixels per point: 1, 2, 3 or a fraction. (default: 1)",
    transform: { try PlainNumber.read($0, in: 0.01...100) })
  var scale: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size in pixels: 640x480 fits the canvas into that size; 640x or x480 computes the other side.",
      valueName: "size"
    ),
    transform: PixelSize.read)
  var size: OutputSize?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The color behind all layers, instead of the scene's own: a CSS color such as white, '#fc0' or transparent.",
      valueName: "color"),
    transform: readColor)
  var background: Color?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The memory for caches, such as 64MB or 0; the output does not depend on it. (default: 128MB)",
      valueName: "size"),
    transform: { try ByteCount.read($0, atLeast: 0) })
  var cacheMemory: Int?

  @Flag(help: "Show touches with their trails above all layers.")
  var showTouches = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Show touches as a ring, a disc or a dot, with a diameter in points and a color: disc,56,#ff2d55.",
      valueName: "style"),
    transform: TouchStyle.read)
  var touchStyle: TouchStyle?

  /// Parses a color.
  static func readColor(_ text: String) throws -> Color {
    guard let color = Color(text) else {
      throw ValidationError("write a color as a CSS name, #rrggbb, rgb(…) or hsl(…)")
    }
    return color
  }

  func validate() throws {
    if scale != nil, size != nil {
      throw ValidationError(
        "--scale and --size both set the size of the output: give one of them")
    }
  }

  /// Applies the options to the options of a renderer.
  func apply(to options: inout RenderOptions) {
    options.size = size ?? .scale(scale ?? 1)
    options.background = background
    options.showsTouches = showTouches || touchStyle != nil
    if let touchStyle { options.touchStyle = touchStyle }
    if let cacheMemory { options.cacheMemory = cacheMemory }
  }
}
