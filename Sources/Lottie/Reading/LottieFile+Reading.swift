import Geometry
import JSONReading
public import LayerTree
public import Typography
public import VectorArt

extension LottieFile {
  /// The valid widths and heights of a file, in points.
  private static let extents = 1.0...100_000.0

  /// The smallest reported difference in position, as a fraction of the file's longer side.
  private static let visibleFraction = 0.02

  /// Reads a Lottie file.
  ///
  /// - Parameters:
  ///   - document: The file's JSON.
  ///   - resources: The source of its images.
  ///   - fonts: The fonts for its text, unless the file contains the outlines.
  ///   - player: The player to match; nil for After Effects, except that handles change the speed of positions on
  ///     straight lines, as in lottie-ios.
  /// - Returns: The animation; unsupported features are listed in its ``warnings``.
  /// - Throws: ``LottieError`` if the file has no valid size, frame rate, or layers.
  public static func read(
    _ document: LottieDocument, resources: DrawingResources = .none, fonts: FontLibrary = FontLibrary(),
    player: LottiePlayer? = nil
  ) throws(LottieError) -> LottieFile {
    try LottieFile(document.json, resources: resources, fontLibrary: fonts, player: player)
  }

  private init(
    _ json: JSONNode, resources: DrawingResources, fontLibrary: FontLibrary, player: LottiePlayer?
  ) throws(LottieError) {
    guard let layers = json["layers"]?.array else {
      throw LottieError("`layers` is missing, so this is not a Lottie file")
    }
    func number(_ key: StaticString, in range: ClosedRange<Double>) throws(LottieError) -> Double {
      guard let value = json[key]?.number else { throw LottieError("`\(key)` must be a number, but is missing") }
      guard range.contains(value) else {
        throw LottieError("`\(key)` must be between \(range.lowerBound) and \(range.upperBound), but is \(value)")
      }
      return value
    }
    size = Size(try number("w", in: Self.extents), try number("h", in: Self.extents))
    frameRate = try number("fr", in: 0.001...10_000)
    let inPoint = json["ip"]?.number ?? 0
    let outPoint = try number("op", in: -1e9...1e9)
    guard abs(inPoint) <= 1e9, outPoint > inPoint else {
      throw LottieError("`op` (\(outPoint)) must come after `ip` (\(inPoint))")
    }
    let rate = frameRate
    (self.inPoint, self.outPoint) = (inPoint, outPoint)
    markers = (json["markers"]?.array ?? []).prefix(10_000).compactMap { marker in
      guard let time = marker["tm"]?.number else { return nil }
      return Marker(
        name: marker["cm"]?.string ?? "", time: (time - inPoint) / rate,
        duration: max(0, marker["dr"]?.number ?? 0) / rate)
    }
    var reader = ModelReader(like: player)
    reader.isFromMemory = json["__complete"]?.flag == true
    reader.visibleDistance = Self.visibleFraction * max(size.width, size.height)
    reader.expressions = ExpressionScope(json, rate: rate) { ModelReader.track(of: $0, in: $1, like: player) }
    self.layers = reader.layers(layers)
    var compositions: [String: Composition] = [:]
    var images: [String: ImageAsset] = [:]
    for (index, asset) in (json["assets"]?.array ?? []).enumerated() {
      guard let id = asset["id"]?.string ?? asset["id"]?.number.map({ "\($0)" }) else { continue }
      reader.at("assets", index) { reader in
        if let layers = asset["layers"]?.array {
          compositions[id] = Composition(layers: reader.layers(layers), frameRate: asset["fr"]?.number)
        } else if asset["p"] != nil {
          images[id] = reader.image(asset, number: index, resources)
        }
      }
    }
    try ModelReader.checkCounts(of: self.layers, compositions)
    (self.compositions, self.images) = (compositions, images)
    fonts = Self.fonts(json["fonts"]?["list"]?.array ?? [])
    var glyphs: [GlyphKey: GlyphModel] = [:]
    for (index, value) in (json["chars"]?.array ?? []).enumerated() {
      let key = GlyphKey(
        family: value["fFamily"]?.string ?? "", style: value["style"]?.string ?? "",
        character: value["ch"]?.string ?? "")
      reader.at("chars", index) { reader in glyphs[key] = reader.glyph(value) }
    }
    for layers in [self.layers] + compositions.keys.sorted().compactMap({ compositions[$0]?.layers }) {
      for layer in layers {
        reader.check(
          layer, fonts: fonts, glyphs: glyphs, images: images, compositions: compositions, library: fontLibrary)
      }
    }
    reader.checkDepth(of: self.layers, compositions)
    reader.warnOfUnreadKeys(json)
    self.glyphs = player == .lottieIOS ? glyphs.filter { !fontLibrary.hasFamily($0.key.family) } : glyphs
    (warnings, differences) = (reader.warnings, reader.differences)
  }

  private static func fonts(_ list: [JSONNode]) -> [String: FontModel] {
    var fonts: [String: FontModel] = [:]
    for font in list {
      guard let name = font["fName"]?.string else { continue }
      fonts[name] = FontModel(
        family: font["fFamily"]?.string ?? name, style: font["fStyle"]?.string ?? "",
        ascent: font["ascent"]?.number ?? 75)
    }
    return fonts
  }
}

extension ModelReader {
  /// Reads an image asset.
  fileprivate mutating func image(
    _ asset: JSONNode, number: Int, _ resources: DrawingResources
  ) -> LottieFile.ImageAsset? {
    let name = asset["p"]?.string ?? ""
    let found: Result<ImageReference, DrawingResources.Failure>
    if let bytes = DataURL.bytes(name) {
      found = resources.decode(bytes, "#\(number)")
    } else if name.contains("://") || name.hasPrefix("data:") {
      found = .failure(DrawingResources.Failure("only files in the animation’s folder and base64 data can be read"))
    } else {
      let path = (asset["u"]?.string ?? "") + name
      found = resources.read(path).flatMap { resources.decode($0, path) }
    }
    switch found {
    case .success(let reference):
      let (width, height) = (asset["w"]?.number ?? 0, asset["h"]?.number ?? 0)
      return LottieFile.ImageAsset(
        reference: reference,
        size: Size(
          width > 0 ? min(width, 1e6) : Double(reference.pixelWidth),
          height > 0 ? min(height, 1e6) : Double(reference.pixelHeight)))
    case .failure(let failure):
      at("p") { $0.warn("the image is not shown: \(failure.message)") }
      return nil
    }
  }

  /// Reads the outline of a character.
  fileprivate mutating func glyph(_ value: JSONNode) -> GlyphModel {
    let items = shapes(value["data"]?["shapes"]?.array ?? [], "data.shapes")
    func contours(_ items: [ShapeItem]) -> [BezierShape] {
      items.flatMap { item -> [BezierShape] in
        switch item.kind {
        case .group(let group): contours(group.items)
        case .path(.shape(let track, _)): [track.value(at: 0)]
        default: []
        }
      }
    }
    return GlyphModel(shapes: contours(items), width: value["w"]?.number ?? 0)
  }
}
