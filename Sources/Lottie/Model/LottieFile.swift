public import Geometry
import LayerTree

/// A Lottie animation, read from a JSON file, for conversion to layers.
///
/// Its layers are named as in the file. They are driven: their presentation is a function of their clock's time alone,
/// so times between the file's frames are exact.
public struct LottieFile: Sendable {
  /// A time of the animation that has a name.
  public struct Marker: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The time of its beginning, in seconds.
    public let time: Double
    /// The duration in seconds.
    public let duration: Double
  }

  /// The size in points.
  public let size: Size
  /// The file's own frames a second.
  public let frameRate: Double
  /// The frame that time zero shows.
  let inPoint: Double
  /// The end frame of the animation.
  let outPoint: Double
  /// The times that have names, in the order of the file.
  public let markers: [Marker]
  /// The warnings about unsupported parts, in the order of the file.
  public let warnings: [LottieWarning]
  /// The features that are shown as in After Effects, and visibly otherwise by lottie-ios's Core Animation engine: the first
  /// of each kind.
  public let differences: [LottieWarning]
  let layers: [LayerModel]
  let compositions: [String: Composition]
  let images: [String: ImageAsset]
  let fonts: [String: FontModel]
  /// The outlines embedded in the file, by font family, style, and character.
  let glyphs: [GlyphKey: GlyphModel]

  /// The last time that is still inside the animation, a thousandth of a frame before its end, in seconds.
  public var lastTime: Double { max(0, duration - 0.001 / frameRate) }

  /// The duration in seconds.
  public var duration: Double { (outPoint - inPoint) / frameRate }

  /// A character of a font.
  struct GlyphKey: Hashable, Sendable {
    var family: String
    var style: String
    var character: String
  }

  /// An image.
  struct ImageAsset: Sendable {
    var reference: ImageReference
    var size: Size
  }

  /// The names of the text layers, each once.
  public var textNames: [String] {
    let all = layers + compositions.keys.sorted().flatMap { compositions[$0]?.layers ?? [] }
    var known: Set<String> = []
    return all.compactMap { layer in
      if case .text = layer.content, !layer.name.isEmpty, known.insert(layer.name).inserted { layer.name } else { nil }
    }
  }
}
