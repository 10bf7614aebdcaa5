import Arithmetic
import Geometry
import JSONReading

extension NodeReader {
  /// The maximum number of paints, effects, or gradient stops of a node.
  private static let maximumListLength = 1000

  /// Reads the visible paints of a node.
  func paints(_ value: FigmaValue, _ key: StaticString, of node: FigmaNode) throws(FigmaError) -> [FigmaPaint] {
    let list = try value.list(key)
    guard list.count <= Self.maximumListLength else { throw value.error("`\(key)` has too many paints") }
    var paints: [FigmaPaint] = []
    for item in list where try item.flag("visible") ?? true {
      let opacity = min(max(try item.number("opacity") ?? 1, 0), 1)
      var paint = FigmaPaint(kind: try kind(of: item, node), opacity: opacity, place: item.place)
      if let mode = item["blendMode"] { paint.blendMode = try blendMode(mode, of: node) }
      if case .other(let type) = paint.kind {
        log.warn("the paint \(type) is not supported and is left out", at: item.place, of: node.trail)
        item.skip()
      } else if opacity > 0 {
        paints.append(paint)
      }
    }
    return paints
  }

  private func kind(of value: FigmaValue, _ node: FigmaNode) throws(FigmaError) -> FigmaPaint.Kind {
    let type = try value.required("type").string()
    if type == "SOLID" { return .solid(try value.required("color").color()) }
    if type == "IMAGE" { return .image(try image(value, of: node)) }
    guard let shape = FigmaPaint.GradientShape(rawValue: type) else { return .other(type) }
    if shape == .diamond {
      log.warn("diamond gradients are shown as radial ones", at: value.place, of: node.trail)
    }
    var handles: [Point] = []
    for handle in try value.required("gradientHandlePositions").list() { handles.append(try handle.point()) }
    guard handles.count == 3 else {
      throw value.error("`gradientHandlePositions` must have three points, but has \(handles.count)")
    }
    var stops: [Gradient.Stop] = []
    let list = try value.required("gradientStops").list()
    guard (1...Self.maximumListLength).contains(list.count) else {
      throw value.error("`gradientStops` must have from 1 to \(Self.maximumListLength) colors, but has \(list.count)")
    }
    for stop in list {
      let location = min(max(try stop.required("position").number(), 0), 1)
      stops.append(
        Gradient.Stop(
          location: max(location, stops.last?.location ?? 0), color: try stop.required("color").color()))
    }
    return .gradient(shape, handles: handles, stops: stops)
  }

  private func image(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> FigmaImagePaint {
    var image = FigmaImagePaint(reference: try value.string("imageRef") ?? "")
    let mode = try value.string("scaleMode") ?? "FILL"
    image.scaleMode = FigmaImagePaint.ScaleMode(rawValue: mode) ?? .fill
    image.transform = try value["imageTransform"]?.transform()
    func leftOut(_ key: StaticString, _ what: String) {
      guard value[key] != nil else { return }
      log.warn("\(what) of the image is not supported and is ignored", at: value.place.key("\(key)"), of: node.trail)
    }
    if image.scaleMode == .tile {
      log.warn("tiled images are shown once, filling the shape", at: value.place, of: node.trail)
      _ = value["scalingFactor"]
    }
    if let filters = value["filters"], case .object(let object) = filters.json {
      for key in object.keys where object[key]?.number ?? 0 != 0 {
        log.warn(
          "the filter \(key) of the image is not supported and is ignored", at: filters.place, of: node.trail)
      }
      filters.skip()
    }
    if try value.number("rotation") ?? 0 != 0 { leftOut("rotation", "the rotation") }
    leftOut("gifRef", "the animation")
    return image
  }

  /// Reads the strokes of a node.
  func stroke(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> FigmaStroke {
    var stroke = FigmaStroke(paints: try paints(value, "strokes", of: node))
    stroke.weight = min(max(try value.number("strokeWeight") ?? 1, 0), 1e5)
    if let sides = value["individualStrokeWeights"] {
      stroke.sides = [
        try sides.number("top") ?? 0, try sides.number("right") ?? 0, try sides.number("bottom") ?? 0,
        try sides.number("left") ?? 0,
      ]
    }
    if let alignment = value["strokeAlign"] {
      stroke.alignment = FigmaStroke.Alignment(rawValue: try alignment.string()) ?? .center
    }
    switch try value.string("strokeCap") ?? "NONE" {
    case "NONE": break
    case "ROUND": stroke.cap = .round
    case "SQUARE": stroke.cap = .square
    case let cap:
      if node.strokeGeometry == nil, !stroke.paints.isEmpty {
        log.warn(
          "the ends \(cap) of the stroke are left out: request the file with geometry=paths",
          at: value.place.key("strokeCap"), of: node.trail)
      }
    }
    switch try value.string("strokeJoin") ?? "MITER" {
    case "ROUND": stroke.join = .round
    case "BEVEL": stroke.join = .bevel
    default: break
    }
    if let angle = try value.number("strokeMiterAngle"), angle > 0, angle <= 180 {
      stroke.miterLimit = min(1e6, 1 / sin(angle * .pi / 360))
    }
    stroke.dashes = try value.numbers("strokeDashes").map { min(max($0, 0), 1e5) }
    if stroke.dashes.allSatisfy({ $0 == 0 }) { stroke.dashes = [] }
    return stroke
  }

  /// Reads the visible effects of a node.
  func effects(_ value: FigmaValue, of node: FigmaNode) throws(FigmaError) -> [FigmaEffect] {
    let list = try value.list("effects")
    guard list.count <= Self.maximumListLength else { throw value.error("`effects` has too many effects") }
    var effects: [FigmaEffect] = []
    for item in list where try item.flag("visible") ?? true {
      let type = try item.required("type").string()
      let kinds: [String: FigmaEffect.Kind] = [
        "DROP_SHADOW": .dropShadow, "INNER_SHADOW": .innerShadow, "LAYER_BLUR": .layerBlur,
        "BACKGROUND_BLUR": .backgroundBlur,
      ]
      guard let kind = kinds[type] else {
        log.warn("the effect \(type) is not supported and is left out", at: item.place, of: node.trail)
        item.skip()
        continue
      }
      if try item.string("blurType") == "PROGRESSIVE" {
        log.warn("progressive blurs are shown with one radius", at: item.place, of: node.trail)
        item.skip()
      }
      var effect = FigmaEffect(
        kind: kind, radius: min(max(try item.required("radius").number(), 0), 1e4), place: item.place)
      if kind == .dropShadow || kind == .innerShadow {
        effect.color = try item.required("color").color()
        effect.offset = try item.required("offset").point()
        effect.spread = try item.number("spread") ?? 0
        effect.showsBehindNode = try item.flag("showShadowBehindNode") ?? false
        if let mode = item["blendMode"] { effect.blendMode = try blendMode(mode, of: node) }
        if effect.blendMode != .normal {
          log.warn("the blend mode of the shadow is not supported; NORMAL is used", at: item.place, of: node.trail)
        }
      }
      effects.append(effect)
    }
    return effects
  }
}
