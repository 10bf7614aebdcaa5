public import Geometry
import LayerTree

/// A Lottie animation, read from a JSON file, that can be converted to layers.
///
/// The layers have the names in the file. Drivers set their presentation as a function of their clock's time, so times
/// between the file's frames are exact as well.
public struct LottieFile: Sendable {
  /// The maximum nesting depth of groups and compositions.
  static let maximumDepth = 64

  /// A named time range of the animation.
  public struct Marker: Hashable, Sendable {
    /// The name of the marker.
    public let name: String
    /// The start time, in seconds.
    public let time: Double
    /// The duration in seconds.
    public let duration: Double
  }

  /// The size in points.
  public let size: Size
  /// The frame rate of the file, in frames per second.
  public let frameRate: Double
  /// The frame at time zero.
  let inPoint: Double
  /// The end frame of the animation.
  let outPoint: Double
  /// The named time ranges, in the order of the file.
  public let markers: [Marker]
  /// The warnings about unsupported parts, in the order of the file.
  public let warnings: [LottieWarning]
  /// The features that look different in lottie-ios's Core Animation engine: the first occurrence of each kind.
  public let differences: [LottieWarning]
  let layers: [LayerModel]
  let compositions: [String: Composition]
  let images: [String: ImageAsset]
  let fonts: [String: FontModel]
  /// The outlines embedded in the file, by font family, style, and character.
  let glyphs: [GlyphKey: GlyphModel]

  /// The last time inside the animation, a thousandth of a frame before its end, in seconds.
  public var lastTime: Double { max(0, duration - 0.001 / frameRate) }

  /// The duration in seconds.
  public var duration: Double { (outPoint - inPoint) / frameRate }

  /// The key of an embedded character outline.
  struct GlyphKey: Hashable, Sendable {
    var family: String
    var style: String
    var character: String
  }

  /// An image asset.
  struct ImageAsset: Sendable {
    var reference: ImageReference
    var size: Size
  }

  /// The names of the text layers, without duplicates.
  public var textNames: [String] {
    let all = layers + compositions.keys.sorted().flatMap { compositions[$0]?.layers ?? [] }
    var known: Set<String> = []
    return all.compactMap { layer in
      if case .text = layer.content, !layer.name.isEmpty, known.insert(layer.name).inserted { layer.name } else { nil }
    }
  }
}
