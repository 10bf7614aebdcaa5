import Encodings
public import Geometry
public import Typography

/// A Lottie file made of a recording.
public struct LottieExport: Sendable {
  /// A feature of a layer that Lottie cannot express.
  public struct Warning: Hashable, Sendable, CustomStringConvertible {
    /// The name of the layer; empty for the whole scene.
    public let layer: String
    /// The part that is not written, and its replacement.
    public let message: String

    /// The layer and the message.
    public var description: String { layer.isEmpty ? message : "layer “\(layer)”: \(message)" }
  }

  /// An image in its written form.
  public struct Picture: Sendable {
    /// The kinds of colors in an image; they determine the way to tint it.
    public enum Shade: Sendable {
      /// White.
      case white
      /// Grays.
      case gray
      /// Any colors.
      case colored
    }

    /// A PNG file.
    public let bytes: [UInt8]
    /// The colors, where it is not clear.
    public let shade: Shade

    /// Makes an image of a PNG file.
    public init(bytes: [UInt8], shade: Shade) { (self.bytes, self.shade) = (bytes, shade) }
  }

  /// The settings of an export.
  public struct Options: Sendable {
    /// The name of the animation.
    public var name = ""
    /// The most that any point may be away from where the scene shows it, in points, for each property that moves it.
    public var tolerance = 0.25
    /// True if images lie in the archive beside the animation, instead of inside its JSON.
    public var isArchive = false

    /// Makes the standard settings.
    public init() {}
  }

  /// The file: JSON, or a dotLottie archive.
  public let bytes: [UInt8]
  /// The parts that could not be written, each once.
  public let warnings: [Warning]

  /// Writes a recording as a Lottie file.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scene.
  ///   - options: The settings.
  ///   - fonts: The fonts of its texts; the texts are written as outlines.
  ///   - picture: Returns an image; nil if it is not known.
  public init(
    _ recording: LottieRecording, options: Options = Options(), fonts: FontLibrary,
    picture: @escaping (ImageReference) -> Picture?
  ) {
    let writer = LottieWriter(recording, options: options, fonts: fonts, picture: picture)
    let json = Array(writer.document().compactText.utf8)
    warnings = writer.warnings
    guard options.isArchive else {
      bytes = json
      return
    }
    let id = options.name.isEmpty ? "animation" : options.name
    let manifest: JSONValue = [
      "version": "2", "generator": "Flipbook", "animations": [["id": .string(id)]],
    ]
    var archive = ZIPWriter()
    archive.add(Array(manifest.compactText.utf8), named: "manifest.json")
    archive.add(json, named: "a/\(id).json")
    for (name, bytes) in writer.pictures { archive.add(bytes, named: "i/\(name)") }
    bytes = archive.finish()
  }
}
