import Encodings
public import Geometry
public import Typography

/// A Lottie file written from a recording.
public struct LottieExport: Sendable {
  /// A feature of a layer that Lottie cannot express.
  public struct Warning: Hashable, Sendable, CustomStringConvertible {
    /// The name of the layer; empty for the whole scene.
    public let layer: String
    /// The feature that is not written, and its replacement.
    public let message: String

    /// The layer and the message.
    public var description: String { layer.isEmpty ? message : "layer “\(layer)”: \(message)" }
  }

  /// An image as it is written.
  public struct Picture: Sendable {
    /// The range of colors in an image; it determines how the image can be tinted.
    public enum Shade: Sendable {
      /// Only white.
      case white
      /// Only grays.
      case gray
      /// Arbitrary colors.
      case colored
    }

    /// The bytes of a PNG file.
    public let bytes: [UInt8]
    /// The range of colors of the visible pixels.
    public let shade: Shade

    /// Creates an image from the bytes of a PNG file.
    public init(bytes: [UInt8], shade: Shade) { (self.bytes, self.shade) = (bytes, shade) }
  }

  /// The settings of an export.
  public struct Options: Sendable {
    /// The name of the animation.
    public var name = ""
    /// The maximum distance of any point from its position in the scene, in points, for each property that moves it.
    public var tolerance = 0.25
    /// True if images are files in a dotLottie archive, false if they are embedded in the JSON.
    public var isArchive = false

    /// Creates the default settings.
    public init() {}
  }

  /// The bytes of the file: JSON, or a dotLottie archive.
  public let bytes: [UInt8]
  /// The warnings about features that could not be written, without duplicates.
  public let warnings: [Warning]

  /// Writes a recording as a Lottie file.
  ///
  /// - Parameters:
  ///   - recording: The recording of the scene.
  ///   - options: The settings.
  ///   - fonts: The fonts for the scene's text; text is written as outlines.
  ///   - picture: Returns the bytes of an image; nil if the image is unknown.
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
