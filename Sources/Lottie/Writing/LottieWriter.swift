import Arithmetic
import Encodings
import Geometry
import LayerTree
import Typography

/// Converts recorded layers to the layers of a Lottie file.
///
/// Each layer becomes one or several Lottie layers with a common parent. If an effect applies to a layer together with
/// its sublayers (opacity, a mask, a shadow, …), they become a precomposition.
final class LottieWriter {
  private let recording: LottieRecording
  let options: LottieExport.Options
  let fonts: FontLibrary
  private let picture: (ImageReference) -> LottieExport.Picture?

  private(set) var warnings: [LottieExport.Warning] = []
  /// The images of an archive, with their file names.
  private(set) var pictures: [(name: String, bytes: [UInt8])] = []
  private var assets: [JSONValue] = []
  private var images: [ImageReference: (id: String, shade: LottieExport.Picture.Shade)?] = [:]
  private var lastIndex = 0
  private var compositionCount = 0
  /// The names of the layer that is being written and of its superlayers.
  private var openNames: [String] = []

  init(
    _ recording: LottieRecording, options: LottieExport.Options, fonts: FontLibrary,
    picture: @escaping (ImageReference) -> LottieExport.Picture?
  ) {
    (self.recording, self.options, self.fonts, self.picture) = (recording, options, fonts, picture)
    recording.root.close(at: recording.count)
  }

  /// Adds a warning about a feature that cannot be written, at the layer or the closest superlayer with a name.
  func warn(_ layer: RecordedLayer, _ message: String) {
    var warning = LottieExport.Warning(layer: layer.name, message: message)
    if layer.name.isEmpty, let owner = openNames.last(where: { !$0.isEmpty }) {
      warning = LottieExport.Warning(layer: owner, message: "in a sublayer without a name, \(message)")
    }
    if !warnings.contains(warning) { warnings.append(warning) }
  }

  /// Returns the JSON of the whole file.
  func document() -> JSONValue {
    if recording.isCut { warn(recording.root, "copies and particles beyond the first 100,000 are left out") }
    var layers = layers(of: recording.root, in: Placement())
    if recording.background.alpha > 0 {
      var item: JSONValue = ["ty": 1, "nm": "background"]
      item.set("ks", ["o": ["a": 0, "k": JSONValue(recording.background.alpha * 100, decimals: 2)]])
      item.set("ip", 0)
      item.set("op", .number(Double(max(1, recording.count - 1))))
      item.set("st", 0)
      item.set("sw", JSONValue(recording.canvasSize.width.rounded(.up), decimals: 0))
      item.set("sh", JSONValue(recording.canvasSize.height.rounded(.up), decimals: 0))
      item.set("sc", .string(recording.background.hexText))
      layers.append(item)
    }
    var document: JSONValue = ["v": "5.7.0", "nm": .string(options.name)]
    document.set("fr", JSONValue(recording.frameRate, decimals: 3))
    document.set("ip", 0)
    document.set("op", .number(Double(max(1, recording.count - 1))))
    document.set("w", JSONValue(recording.canvasSize.width, decimals: 3))
    document.set("h", JSONValue(recording.canvasSize.height, decimals: 3))
    document.set("assets", .array(assets))
    document.set("layers", .array(layers))
    return document
  }

  /// The parent or offset of a Lottie layer in its composition.
  struct Placement {
    /// The index of the parent layer; nil for none.
    var parent: Int?
    /// The offset of the superlayer's origin in the composition, if there is no parent.
    var offset = Point.zero
  }

  // MARK: Layers

  /// Returns the Lottie layers of a layer and its sublayers, front to back.
  private func layers(of layer: RecordedLayer, in placement: Placement) -> [JSONValue] {
    // The result of a canceled export is discarded.
    guard layer.span != nil, !Task.isCancelled else { return [] }
    openNames.append(layer.name)
    defer { openNames.removeLast() }
    check(layer)
    let parts = parts(of: layer)
    let drawnSublayers = layer.sublayers.filter(\.drawsAnything)
    guard !parts.isEmpty || !drawnSublayers.isEmpty else { return [] }
    if parts.count == 1, drawnSublayers.isEmpty, !parts[0].needsGroup(layer) {
      return wrapped(layer, placement, contentOrigin: .zero, part: parts[0]) { self.finished(parts[0], of: layer, $0) }
    }
    if layer.needsGroup {
      let box = layer.contentBox.intersection(Self.everything)
      guard !box.isEmpty else { return [] }
      let origin = Point(box.minX.rounded(.down), box.minY.rounded(.down))
      let inner = contents(of: layer, parts, in: Placement(offset: .zero - origin))
      compositionCount += 1
      let id = "comp_\(compositionCount)"
      assets.append(["id": .string(id), "nm": .string(layer.name), "layers": .array(inner)])
      return wrapped(layer, placement, contentOrigin: origin, part: nil) { item in
        var item = item
        item.set("ty", 0)
        item.set("refId", .string(id))
        item.set("w", JSONValue((box.maxX - origin.x).rounded(.up), decimals: 0))
        item.set("h", JSONValue((box.maxY - origin.y).rounded(.up), decimals: 0))
        return [item]
      }
    }
    // Only the transform applies to the sublayers and parts, so a null layer is their parent.
    if layer.isPlacedAsIs { return contents(of: layer, parts, in: placement) }
    let index = nextIndex()
    var null: JSONValue = ["ty": 3, "nm": .string(layer.name), "ind": .number(Double(index))]
    null.set("parent", placement.parent.map { .number(Double($0)) })
    null.set("ks", transform(of: layer, in: placement, contentOrigin: .zero, part: nil, showsOpacity: false))
    setSpan(0...max(0, recording.count - 1), of: &null)
    return contents(of: layer, parts, in: Placement(parent: index)) + [null]
  }

  /// The largest content that is written, as a rectangle in the space of a layer.
  private static let everything = Rect(-20_000, -20_000, 40_000, 40_000)

  /// Returns the parts and sublayers of a layer, in its own space, front to back.
  private func contents(of layer: RecordedLayer, _ parts: [LayerPart], in placement: Placement) -> [JSONValue] {
    func written(_ part: LayerPart) -> [JSONValue] {
      let index = nextIndex()
      var item: JSONValue = ["nm": .string(layer.name), "ind": .number(Double(index))]
      item.set("parent", placement.parent.map { .number(Double($0)) })
      item.set("ks", partTransform(part, of: layer, in: placement))
      if let span = layer.span { setSpan(span, of: &item) }
      return finished(part, of: layer, item)
    }
    let front = parts.filter(\.isInFront).flatMap(written)
    let behind = parts.filter { !$0.isInFront }.flatMap(written)
    return front + layer.sublayers.reversed().flatMap { layers(of: $0, in: placement) } + behind
  }

  /// Returns a layer with its transform, opacity, masks, and effects; `finish` adds its content.
  private func wrapped(
    _ layer: RecordedLayer, _ placement: Placement, contentOrigin: Point, part: LayerPart?,
    _ finish: (JSONValue) -> [JSONValue]
  ) -> [JSONValue] {
    let index = nextIndex()
    var item: JSONValue = ["nm": .string(layer.name), "ind": .number(Double(index))]
    item.set("parent", placement.parent.map { .number(Double($0)) })
    item.set(
      "ks", transform(of: layer, in: placement, contentOrigin: contentOrigin, part: part, showsOpacity: true))
    if let span = layer.span { setSpan(span, of: &item) }
    let blending = layer.samples.lazy.compactMap { $0?.properties.blendMode }.first { $0 != .normal }
    if let blending { item.set("bm", .number(Double(LayerModel.blendModes.firstIndex(of: blending) ?? 0))) }
    if let masks = clip(of: layer, contentOrigin: contentOrigin) {
      // lottie-web reads the paths of masks only if this is set.
      item.set("hasMask", .boolean(true))
      item.set("masksProperties", masks)
    }
    if let effects = effects(of: layer) { item.set("ef", effects) }
    guard let mask = layer.mask, layer.samples.contains(where: { $0 != nil }) else { return finish(item) }
    // The mask directly precedes the masked layer, whose space it shares.
    var sources = layers(of: mask, in: Placement(parent: index, offset: .zero - contentOrigin))
    if sources.count != 1 || sources[0]["ty"]?.integer == 3 {
      sources = [composition(sources, named: mask.name, parent: index, contentOrigin: contentOrigin, of: layer)]
    }
    sources[0].set("td", 1)
    let properties = layer.samples.lazy.compactMap { $0?.properties }.first
    let (isLuma, isInverted) = (properties?.isMaskLuminance == true, properties?.isMaskInverted == true)
    item.set("tt", .number(Double((isLuma ? 3 : 1) + (isInverted ? 1 : 0))))
    return sources + finish(item)
  }

  /// Returns a single precomposition layer for the layers of a mask.
  private func composition(
    _ layers: [JSONValue], named name: String, parent: Int, contentOrigin: Point, of layer: RecordedLayer
  ) -> JSONValue {
    let box = layer.contentBox.intersection(Self.everything)
    compositionCount += 1
    let id = "comp_\(compositionCount)"
    // The masked layer's parent is outside the precomposition; inside, the spaces coincide, so no parent is needed.
    let inner = layers.map { item -> JSONValue in
      guard case .object(let entries) = item, item["parent"]?.integer == parent else { return item }
      return .object(entries.filter { $0.key != "parent" })
    }
    assets.append(["id": .string(id), "layers": .array(inner)])
    var item: JSONValue = ["ty": 0, "nm": .string(name), "refId": .string(id)]
    item.set("ind", .number(Double(nextIndex())))
    item.set("parent", .number(Double(parent)))
    item.set("w", JSONValue((box.maxX - contentOrigin.x).rounded(.up), decimals: 0))
    item.set("h", JSONValue((box.maxY - contentOrigin.y).rounded(.up), decimals: 0))
    item.set("ks", [:])
    setSpan(0...max(0, recording.count - 1), of: &item)
    return item
  }

  private func nextIndex() -> Int {
    lastIndex += 1
    return lastIndex
  }

  private func setSpan(_ span: ClosedRange<Int>, of item: inout JSONValue) {
    item.set("ip", .number(Double(span.lowerBound)))
    item.set("op", .number(Double(span.upperBound + 1)))
    item.set("st", 0)
  }

  /// Returns a layer with a part's content.
  private func finished(_ part: LayerPart, of layer: RecordedLayer, _ item: JSONValue) -> [JSONValue] {
    var item = item
    switch part {
    case .shapes(let items, _):
      item.set("ty", 4)
      item.set("shapes", .array(items))
    case .image(let reference, _):
      guard let image = image(of: reference, layer) else { return [] }
      item.set("ty", 2)
      item.set("refId", .string(image.id))
      if let tint = tint(of: reference, image.shade, layer) {
        item.set("ef", .array([tint] + (item["ef"]?.array ?? [])))
      }
    }
    return [item]
  }

  /// Returns the asset of an image; nil if the image is unknown.
  private func image(
    of reference: ImageReference, _ layer: RecordedLayer
  ) -> (id: String, shade: LottieExport.Picture.Shade)? {
    if let known = images[reference] { return known }
    guard let picture = picture(reference) else {
      warn(layer, "the image “\(reference.name)” is unknown and is left out")
      images[reference] = .some(nil)
      return nil
    }
    let id = "image_\(images.count + 1)"
    images[reference] = (id, picture.shade)
    var asset: JSONValue = [
      "id": .string(id), "w": .number(Double(reference.pixelWidth)), "h": .number(Double(reference.pixelHeight)),
    ]
    if options.isArchive {
      pictures.append((id + ".png", picture.bytes))
      asset.set("u", "i/")
      asset.set("p", .string(id + ".png"))
      asset.set("e", 0)
    } else {
      asset.set("u", "")
      asset.set("p", .string("data:image/png;base64," + Base64.text(of: picture.bytes)))
      asset.set("e", 1)
    }
    assets.append(asset)
    return (id, picture.shade)
  }

  /// Reports the features of a layer that cannot be written.
  private func check(_ layer: RecordedLayer) {
    let shown = layer.samples.compactMap { $0?.properties }
    if layer.isReceding { warn(layer, "its perspective is left out") }
    if layer.isReordered { warn(layer, "the depth order of its sublayers changes; they keep their first order") }
    if layer.isCrossFading { warn(layer, "a cross-fade is written as one image that appears over the other") }
    if shown.contains(where: { $0.blendMode == .plusLighter }) {
      warn(
        layer, "it is blended additively as in After Effects; lottie-web and ThorVG draw it over the layers behind it")
    }
    if layer.isMissingParticles {
      warn(layer, "its particles beyond the first \(RecordedLayer.maximumParticleCount) are left out")
    }
    if shown.contains(where: { $0.contentsFade != nil }) {
      warn(layer, "an image that fades into another one is replaced at once")
    }
    let effects = shown.filter(\.hasEffects).map(\.effects)
    if effects.contains(where: { $0.backgroundFilters != .none }) {
      warn(layer, "its background filters are left out")
    }
    if effects.contains(where: { $0.filters.hasColors }) {
      warn(layer, "the filters saturation, brightness, contrast and hue are left out")
    }
    if effects.contains(where: { $0.filterGraph != nil && $0.filterGraph?.blurRadius == nil }) {
      warn(layer, "its filters are left out")
    }
    if effects.contains(where: { $0.shadow.opacity > 0 && $0.shadow.path != nil }) {
      warn(layer, "its shadow follows the layer instead of its shadow path")
    }
    if shown.contains(where: { $0.contents != nil && $0.effects.magnificationFilter == .nearest }) {
      warn(layer, "its image is smoothed when it is magnified")
    }
    if effects.contains(where: \.isContentsMirrored) { warn(layer, "its image is not mirrored") }
    if effects.contains(where: \.shouldRasterize) {
      warn(layer, "it is not rasterized, so it stays sharp when it is rotated or scaled")
    }
    if effects.contains(where: { $0.contentsRect != Rect(0, 0, 1, 1) || $0.contentsCenter != Rect(0, 0, 1, 1) }) {
      warn(layer, "the whole image is shown: contentsRect and contentsCenter are ignored")
    }
  }
}

extension Filters {
  fileprivate var hasColors: Bool { saturation != 1 || brightness != 0 || contrast != 1 || hueRotation != 0 }
}

extension Color {
  /// The color without its opacity, such as `#1A2B3C`.
  var hexText: String {
    "#"
      + [red, green, blue].map { component in
        let digits = String(Int(saturating: max(0, min(1, component.isFinite ? component : 0)) * 255 + 0.5), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
