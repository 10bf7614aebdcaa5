import Arithmetic
import Typography

extension ModelReader {
  /// Warns about compositions and parents that are nested too deeply.
  mutating func checkDepth(of layers: [LayerModel], _ compositions: [String: Composition]) {
    if ([layers] + compositions.values.map(\.layers)).contains(where: { LayerParents(of: $0).isCut }) {
      warn("parents more than \(LayerParents.maximumParentCount) levels up do not move the layer")
    }
    func inside(_ layers: [LayerModel]) -> Set<String> {
      Set(layers.compactMap { if case .precomposition(let id, _, _) = $0.content { id } else { nil } })
    }
    var level = inside(layers)
    for _ in 0..<LottieFile.maximumDepth where !level.isEmpty {
      level = level.reduce(into: []) { $0.formUnion(inside(compositions[$1]?.layers ?? [])) }
    }
    if !level.isEmpty {
      warn(
        "compositions that contain themselves, or are nested more than \(LottieFile.maximumDepth) levels deep, are not shown"
      )
    }
  }

  /// Reports parents and mattes that a composition does not have.
  mutating func checkReferences(of layers: [LayerModel]) {
    let indices = Set(layers.compactMap(\.index))
    let parents = LayerParents(of: layers)
    for (position, layer) in layers.enumerated() {
      func warn(_ message: String, _ reader: inout ModelReader) {
        reader.warn(LottieWarning(path: layer.path, layer: layer.name, message: message))
      }
      if let parent = layer.parent {
        if !indices.contains(parent) {
          warn("the parent \(parent) is missing; the layer has none", &self)
        } else if parents.positions[position] == nil, !parents.isCut {
          warn("the layer is among its own parents; the layer has none", &self)
        }
      }
      guard layer.matte != nil else { continue }
      if let matte = layer.matteIndex, !indices.contains(matte) {
        warn("the matte \(matte) is missing; the layer is shown without a matte", &self)
      } else if layer.matteIndex == nil, position == 0 {
        warn("there is no layer above to be the matte; the layer is shown without a matte", &self)
      }
    }
  }

  /// Throws an error if a file expands to too many layers or path vertices: compositions are instantiated many times,
  /// and repeaters and zigzags multiply the paths before them.
  static func checkCounts(of layers: [LayerModel], _ compositions: [String: Composition]) throws(LottieError) {
    let budget = WorkBudget.current
    func check(_ name: String, _ limit: Int, _ own: (LayerModel) -> Int) throws(LottieError) {
      guard count(layers, compositions, limit: limit, own) > limit else { return }
      throw LottieError(
        "\(name) exceed the limit of \(limit), including repeaters, zigzags, and compositions: use fewer, or allow "
          + "more than \(budget.limit >> 20) MiB with --max-memory")
    }
    try check("`layers`", budget.maximumCount(.layers)) { layer in
      switch layer.content {
      case .shapes(let items): return 1 + ShapeCounts(items).layers
      case .text(let text): return 1 + (text.documents.map { $0.document.text.count }.max() ?? 0)
      default: return 1
      }
    }
    try check("the corners of paths in `layers`", budget.maximumCount(.corners)) { layer in
      let ofMasks = layer.masks.reduce(0) { $0 + $1.shape.value(at: 0).vertices.count }
      guard case .shapes(let items) = layer.content else { return ofMasks }
      return ofMasks + ShapeCounts(items).maximumCornerCount
    }
  }

  /// Returns the sum of `own` over all layers, with the contents of compositions; it stops one above `limit`.
  private static func count(
    _ layers: [LayerModel], _ compositions: [String: Composition], limit: Int, _ own: (LayerModel) -> Int
  ) -> Int {
    var counts: [String: Int] = [:]
    func count(_ layers: [LayerModel], depth: Int) -> Int {
      var total = 0
      for layer in layers where total <= limit {
        total += own(layer)
        guard case .precomposition(let id, _, _) = layer.content, depth < LottieFile.maximumDepth else { continue }
        if counts[id] == nil {
          // A composition inside itself counts as empty.
          counts[id] = 0
          counts[id] = count(compositions[id]?.layers ?? [], depth: depth + 1)
        }
        total += counts[id] ?? 0
      }
      return min(total, limit + 1)
    }
    return count(layers, depth: 0)
  }

  /// Reports missing compositions, images, and fonts that a layer refers to.
  mutating func check(
    _ layer: LayerModel, fonts: [String: FontModel], glyphs: [LottieFile.GlyphKey: GlyphModel],
    images: [String: LottieFile.ImageAsset], compositions: [String: Composition], library: FontLibrary
  ) {
    func warn(_ message: String, _ reader: inout ModelReader) {
      reader.warn(LottieWarning(path: layer.path, layer: layer.name, message: message))
    }
    switch layer.content {
    case .precomposition(let id, _, _):
      if compositions[id] == nil { warn("the composition “\(id)” is missing", &self) }
    case .image(let id):
      if images[id] == nil { warn("the image “\(id)” is missing", &self) }
    case .text(let text):
      for (_, document) in text.documents where !document.text.isEmpty {
        let font = fonts[document.font]
        let family = font?.family ?? document.font
        let style = font?.style ?? ""
        let isDrawn = document.text.allSatisfy { character in
          character.isWhitespace
            || glyphs[.init(family: family, style: style, character: String(character))] != nil
        }
        if isDrawn, !glyphs.isEmpty {
          layerName = ""
          at("chars") { reader in
            reader.differs(
              .font(family), "texts in “\(family)” use the file’s outlines", "uses the font, if it is installed")
          }
        }
        if !isDrawn, !library.hasFamily(family) {
          warn("the font “\(family)” is not installed; another font is used", &self)
        }
      }
    default: break
    }
  }
}
