import Geometry
import JSONReading
import LayerTree

extension ModelReader {
  /// Reads the items of a shape layer or a group.
  mutating func shapes(_ values: [JSONNode], _ key: String, depth: Int = 0) -> [ShapeItem] {
    guard depth < LottieFile.maximumDepth else {
      leaveOut("groups nested more than \(LottieFile.maximumDepth) levels deep are not shown")
      return []
    }
    var items: [ShapeItem] = []
    for (index, value) in values.enumerated() where value["hd"]?.flag != true {
      at(key, index) { reader in
        if let kind = reader.item(value, depth: depth) {
          if case .modifier(let modifier) = kind { reader.warnOfTrim(modifier, at: index, of: values) }
          let blendMode = reader.blendMode(value["bm"])
          items.append(ShapeItem(name: value["nm"]?.string ?? "", kind: kind, blendMode: blendMode))
        }
      }
    }
    return items
  }

  private mutating func item(_ value: JSONNode, depth: Int) -> ShapeItem.Kind? {
    let isReversed = value["d"]?.integer == 3
    switch value["ty"]?.string ?? "" {
    case "gr":
      let list = value["it"]?.array ?? []
      let transform = list.lastIndex { $0["ty"]?.string == "tr" }
      let own = transform.map { index in at("it", index) { $0.transform(list[index]) } } ?? TransformModel()
      return .group(ShapeGroup(items: shapes(list, "it", depth: depth + 1), transform: own))
    case "tr": return nil
    case "sh":
      var track = shape(value["ks"], "ks")
      // Old files store the flag here instead of with the vertices.
      if value["closed"]?.flag == true { track = track.map(\.closed) }
      return .path(.shape(track, isReversed: isReversed))
    case "el":
      return .path(.ellipse(center: center(value["p"]), size: vector(value["s"], "s"), isReversed: isReversed))
    case "rc":
      return .path(
        .rectangle(
          center: center(value["p"]), size: vector(value["s"], "s"), radius: scalar(value["r"], "r"),
          isReversed: isReversed))
    case "sr":
      var star = StarModel(
        isPolygon: value["sy"]?.integer == 2, isReversed: isReversed, center: center(value["p"]),
        points: scalar(value["pt"], "pt", default: 5), rotation: scalar(value["r"], "r"),
        outerRadius: scalar(value["or"], "or"), innerRadius: scalar(value["ir"], "ir"),
        outerRoundness: scalar(value["os"], "os"), innerRoundness: scalar(value["is"], "is"))
      warnOfRoundness(star)
      if player == .lottieIOS { star.polygonTangent = StarModel.coreAnimationTangent }
      return .path(.star(star))
    case "fl", "st": return .paint(paint(value, .color(color(value["c"], "c"))))
    case "gf", "gs": return .paint(paint(value, .gradient(gradient(value))))
    case "tm":
      return .modifier(
        .trim(
          start: scalar(value["s"], "s"), end: scalar(value["e"], "e", default: 100), offset: scalar(value["o"], "o"),
          isIndividual: value["m"]?.integer == 2, isCoreAnimation: player == .lottieIOS))
    case "rd": return .modifier(.roundCorners(radius: scalar(value["r"], "r")))
    case "pb": return .modifier(.pucker(amount: scalar(value["a"], "a")))
    case "zz":
      let isSmooth = (value["pt"]?["k"] ?? value["pt"])?.integer == 2
      return .modifier(
        .zigZag(size: scalar(value["s"], "s"), ridges: scalar(value["r"], "r"), isSmooth: isSmooth))
    case "tw": return .modifier(.twist(angle: scalar(value["a"], "a"), center: vector(value["c"], "c")))
    case "op":
      return .modifier(
        .offset(
          amount: scalar(value["a"], "a"), join: lineJoin(value["lj"]),
          miterLimit: scalar(value["ml"], "ml", default: 4)))
    case "mm":
      guard let mode = MergeMode(rawValue: value["mm"]?.integer ?? 1) else {
        leaveOut("the merge mode is unknown; the paths stay apart")
        return nil
      }
      if mode.isVisible { differs(.merge, "the paths are merged", "leaves them apart") }
      return player == .lottieIOS ? nil : .modifier(.merge(mode))
    case "rp":
      let own = value["tr"]
      return .repeater(
        RepeaterModel(
          copies: scalar(value["c"], "c", default: 1), offset: scalar(value["o"], "o"),
          transform: at("tr") { $0.transform(own) }, startOpacity: scalar(own?["so"], "so", default: 100),
          endOpacity: scalar(own?["eo"], "eo", default: 100), isBelow: value["m"]?.integer != 2))
    case let kind:
      leaveOut("items of the type “\(kind)” are not shown")
      return nil
    }
  }

  /// Reads the position of a shape: lottie-ios's Core Animation engine interpolates it along a straight line, other
  /// players along a curve at constant speed.
  private mutating func center(_ value: JSONNode?) -> TransformModel.Position {
    isCenter = true
    defer { isCenter = false }
    let position = position(value)
    guard case .joined(let track) = position else { return position }
    return .joined(player == .lottieIOS ? track.straight : track.even)
  }

  private mutating func paint(_ value: JSONNode, _ source: PaintModel.Source) -> PaintModel {
    let type = value["ty"]?.string
    var line: PaintModel.Line?
    if type == "st" || type == "gs" {
      var (dashes, offset): ([Track<Vector>], Track<Vector>) = ([], Track(.zero))
      for (index, dash) in (value["d"]?.array ?? []).prefix(64).enumerated() {
        at("d", index) { reader in
          let length = reader.scalar(dash["v"], "v")
          if dash["n"]?.string == "o" { offset = length } else { dashes.append(length) }
        }
      }
      line = PaintModel.Line(
        width: scalar(value["w"], "w"), cap: [.butt, .round, .square][max(1, min(3, value["lc"]?.integer ?? 2)) - 1],
        join: lineJoin(value["lj"]),
        miterLimit: value["ml2"] != nil
          ? scalar(value["ml2"], "ml2", default: 4) : Track([value["ml"]?.number ?? 4, 0, 0, 0]),
        dashes: dashes, dashOffset: offset)
    }
    return PaintModel(
      source: source, opacity: scalar(value["o"], "o", default: 100),
      rule: value["r"]?.integer == 2 ? .evenOdd : .nonZero, line: line)
  }

  private func lineJoin(_ value: JSONNode?) -> LineJoin {
    [.miter, .round, .bevel][max(1, min(3, value?.integer ?? 2)) - 1]
  }

  private mutating func gradient(_ value: JSONNode) -> GradientModel {
    let stops = value["g"]
    let list = at("g") { $0.numbers(stops?["k"], "k") }
    var gradient = GradientModel(
      isRadial: value["t"]?.integer == 2, stops: list,
      colorCount: max(0, min(1024, stops?["p"]?.integer ?? (list.values.first?.count ?? 0) / 4)),
      start: vector(value["s"], "s"), end: vector(value["e"], "e"), highlightLength: scalar(value["h"], "h"),
      highlightAngle: scalar(value["a"], "a"))
    warnOfHighlight(gradient)
    if player == .lottieIOS { gradient.highlightLength = Track(.zero) }
    warnOfMidpoints(gradient)
    gradient.bendsAtMidpoints = player == .afterEffects
    return gradient
  }
}
