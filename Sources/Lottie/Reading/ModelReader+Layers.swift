import Geometry
import JSONReading
import LayerTree

extension ModelReader {
  /// Reads the layers of a composition.
  mutating func layers(_ values: [JSONNode]) -> [LayerModel] {
    var layers: [LayerModel] = []
    hasCamera = values.contains { $0["ty"]?.integer == 13 }
    for (index, value) in values.enumerated() {
      at("layers", index) { reader in
        reader.layerName = value["nm"]?.string ?? ""
        if value.isObject { layers.append(reader.layer(value)) } else { reader.warn("this is not a layer") }
        reader.layerName = ""
        reader.hasAbsoluteTangents = false
      }
    }
    orderEffects(of: &layers)
    hideMattes(of: &layers)
    checkReferences(of: layers)
    return layers
  }

  /// Records the first matte layer without `td`, and hides such layers if the player is lottie-ios.
  private mutating func hideMattes(of layers: inout [LayerModel]) {
    for index in layers.indices.dropFirst() where layers[index].matte != nil && layers[index].matteIndex == nil {
      let matte = index - 1
      guard !layers[matte].isMatte, !layers[matte].isHidden else { continue }
      at("layers", matte) { reader in
        reader.layerName = layers[matte].name
        reader.differs(.matte, "the matte is also shown, because it has no `td`", "shows no matte")
        reader.layerName = ""
      }
      if player == .lottieIOS { layers[matte].isMatte = true }
    }
  }

  private mutating func layer(_ value: JSONNode) -> LayerModel {
    let inPoint = value["ip"]?.number ?? 0
    let stretch = value["sr"]?.number ?? 1
    let outPoint = value["op"]?.number ?? inPoint
    isFlat = value["ddd"]?.flag != true
    hasAbsoluteTangents = isFromMemory && value["completed"]?.flag == true
    layerSpan = inPoint...max(inPoint, outPoint)
    // A null layer moves its children even outside its own time range.
    shownSpan = value["ty"]?.integer == 3 ? -.infinity ... .infinity : layerSpan
    let transform = at("ks") { $0.transform(value["ks"]) }
    if transform.leavesPlane, value["ty"]?.integer != 13, !(hasCamera && value["ddd"]?.flag == true) {
      warn(
        value["ddd"]?.flag == true
          ? "the layer is shown without perspective" : "rotations out of the plane apply to 3-D layers only")
    }
    let effects = value["ef"]?.array ?? []
    let masks = value["masksProperties"]?.array ?? []
    var layer = LayerModel(
      path: path, name: layerName, index: value["ind"]?.integer, parent: value["parent"]?.integer,
      content: content(value), inPoint: inPoint, outPoint: value["op"]?.number ?? .greatestFiniteMagnitude,
      startTime: value["st"]?.number ?? 0, stretch: stretch > 0 ? stretch : 1,
      transform: transform, isAutoOriented: value["ao"]?.flag == true,
      is3D: value["ddd"]?.flag == true, masks: self.masks(masks),
      matte: matte(value["tt"]), matteIndex: value["tp"]?.integer, isMatte: value["td"]?.flag == true,
      isHidden: value["hd"]?.flag == true, blendMode: blendMode(value["bm"]), isCollapsed: value["ct"]?.flag == true,
      effects: self.effects(effects))
    let styles = styles(value["sy"]?.array ?? [])
    // Shape and text layers are transformed as vectors, before effects process their pixels.
    switch layer.content {
    case .shapes, .text: (layer.effects, layer.lateEffects) = ([], layer.effects + styles)
    default: layer.lateEffects = styles
    }
    layer.isRasterized = player == .afterEffects && value["ty"]?.integer == 0 && !layer.isCollapsed
    if effects.contains(where: { EffectKind($0) == .stroke }) || value["t"]?["p"]?["m"] != nil {
      layer.maskPaths = maskPaths(masks)
    }
    layer.covers = covers(effects, maskPaths: layer.maskPaths)
    layer.channelMattes = channelMattes(effects)
    return layer
  }

  /// Merges the effects that After Effects applies after a layer's transform into the other effects, unless the file is
  /// rendered as in After Effects.
  ///
  /// Records the first layer where the order is visible.
  private mutating func orderEffects(of layers: inout [LayerModel]) {
    guard layers.contains(where: { !$0.lateEffects.isEmpty }) else { return }
    let parents = LayerParents(of: layers).positions
    for index in layers.indices {
      let isVisible = layers[index].lateEffects.contains(where: \.hasExtent)
      // A camera scales and tilts the layer.
      var isChanged = isVisible && hasCamera && layers[index].is3D
      var next: Int? = isVisible ? index : nil
      while let position = next, !isChanged {
        isChanged = layers[position].isAutoOriented || layers[position].transform.changesShape
        next = parents[position]
      }
      if isChanged {
        at("layers", index) { reader in
          reader.layerName = layers[index].name
          reader.add(
            .effectOrder,
            reader.player == .afterEffects
              ? "the effects are applied after the layer’s scale and rotation, as in After Effects; players also "
                + "scale and rotate them"
              : "the effects are scaled and turned with the layer, as in players; in After Effects, they come after that"
          )
          reader.layerName = ""
        }
      }
      if !isChanged || player != .afterEffects {
        layers[index].effects += layers[index].lateEffects
        layers[index].lateEffects = []
      }
    }
  }

  private mutating func content(_ value: JSONNode) -> LayerModel.Content {
    func extent(_ key: StaticString) -> Double { max(0, min(1e6, value[key]?.number ?? 0)) }
    switch value["ty"]?.integer {
    case 0:
      let remap = value["tm"].map { scalar($0, "tm") }
      return .precomposition(id: value["refId"]?.string ?? "", size: Size(extent("w"), extent("h")), remap: remap)
    case 1:
      let text = value["sc"]?.string ?? ""
      guard text.hasPrefix("#"), let color = Color(hexDigits: String(text.dropFirst())) else {
        at("sc") { $0.warn("“\(text)” is not a color; the solid is black") }
        return .solid(.black, Size(extent("sw"), extent("sh")))
      }
      return .solid(color, Size(extent("sw"), extent("sh")))
    case 2: return .image(id: value["refId"]?.string ?? "")
    case 3: return .empty
    case 4: return .shapes(shapes(value["shapes"]?.array ?? [], "shapes"))
    case 5: return .text(at("t") { $0.text(value["t"]) })
    case 13:
      warn("3-D layers are drawn in the file’s order, not by depth")
      return .camera(
        distance: scalar(value["pe"], "pe", default: 1000), looksAtAnchor: value["ks"]?["a"] != nil)
    case 6:
      leaveOut("sound is not played")
      return .empty
    case let type:
      leaveOut("layers of the type \(type.map(String.init) ?? "that is missing") are not shown")
      return .empty
    }
  }

  private mutating func matte(_ value: JSONNode?) -> LayerModel.Matte? {
    switch value?.integer {
    case nil, 0: return nil
    case 1: return .alpha
    case 2: return .invertedAlpha
    case 3: return .luma
    case 4: return .invertedLuma
    default:
      at("tt") { $0.warn("the matte’s mode is unknown; the layer is shown without a matte") }
      return nil
    }
  }

  mutating func blendMode(_ value: JSONNode?) -> BlendMode {
    guard let number = value?.integer, number != 0 else { return .normal }
    if LayerModel.blendModes.indices.contains(number) { return LayerModel.blendModes[number] }
    at("bm") { $0.warn("the blend mode \(number) is not supported; the layer is blended normally") }
    return .normal
  }

  /// Reads the paths of all masks.
  private mutating func maskPaths(_ values: [JSONNode]) -> [Track<BezierShape>] {
    values.prefix(256).enumerated().map { index, value in
      at("masksProperties", index) { $0.shape(value["pt"], "pt") }
    }
  }

  private mutating func masks(_ values: [JSONNode]) -> [MaskModel] {
    var masks: [MaskModel] = []
    for (index, value) in values.prefix(256).enumerated() {
      at("masksProperties", index) { reader in
        let mode: MaskModel.Mode
        switch value["mode"]?.string {
        case "n": return reader.passOver()
        case "a", nil: mode = .add
        case "s": mode = .subtract
        case "i": mode = .intersect
        case "l": mode = .lighten
        case "d": mode = .darken
        case "f": mode = .difference
        case let other?:
          reader.leaveOut("the mask’s mode “\(other)” is unknown; the mask is left out")
          return
        }
        let mask = MaskModel(
          mode: mode, isInverted: value["inv"]?.flag == true, shape: reader.shape(value["pt"], "pt"),
          opacity: reader.scalar(value["o"], "o", default: 100), expansion: reader.scalar(value["x"], "x"),
          feather: reader.vector(value["f"], "f"))
        reader.warnOfMask(mask, isFirst: masks.isEmpty)
        masks.append(reader.player == .lottieIOS ? mask.outline : mask)
      }
    }
    return masks
  }
}
