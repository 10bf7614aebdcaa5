import JSONReading
import LayerTree

extension ModelReader {
  /// Reads the content of a text layer (`t`).
  mutating func text(_ value: JSONNode?) -> TextModel {
    var documents: [(time: Double, document: TextModel.Document)] = []
    let source = property(value?["d"])
    if source?["x"]?.string.map({ !$0.isEmpty }) == true {
      at("d.x") { $0.warn("the expression is not evaluated; the text stays as it is") }
    }
    let keys = source?["k"]
    for key in keys?.array ?? [] {
      if let style = key["s"] { documents.append((key["t"]?.number ?? 0, document(style))) }
    }
    if documents.isEmpty, let keys, keys.isObject { documents.append((0, document(keys))) }
    var animators: [TextAnimator] = []
    for (index, animator) in (value?["a"]?.array ?? []).prefix(64).enumerated() {
      at("a", index) { reader in animators.append(reader.animator(animator)) }
    }
    if Set(documents.map(\.document.text)).count > 1 {
      at("d") { $0.differs(.changingText, "the text changes", "shows only the first text") }
    }
    if !animators.isEmpty {
      at("a") { $0.differs(.textAnimator, "the characters are animated", "ignores text animators") }
    }
    if documents.contains(where: {
      abs($0.document.tracking / 1000 * $0.document.size * $0.document.alignment) > Self.visible
    }) {
      at("d") {
        $0.differs(.tracking, "the tracking of a line’s last character is ignored", "aligns lines with it")
      }
    }
    if player == .lottieIOS { (documents, animators) = (Array(documents.prefix(1)), []) }
    return TextModel(
      documents: documents, animators: animators, path: textPath(value?["p"]),
      grouping: TextModel.Grouping(rawValue: value?["m"]?["g"]?.integer ?? 1) ?? .characters,
      groupAlignment: at("m") { $0.vector(value?["m"]?["a"], "a") },
      hasTrackingAtEnds: player == .lottieIOS)
  }

  private mutating func textPath(_ value: JSONNode?) -> TextPathModel? {
    guard let value, let mask = value["m"]?.integer else { return nil }
    return at("p") { reader in
      if reader.scalar(value["a"], "a").values.contains(where: { $0.x != 0 }) {
        reader.at("a") { $0.warn("the text is not spread over the whole path") }
      }
      return TextPathModel(
        mask: mask, firstMargin: reader.scalar(value["f"], "f"), lastMargin: reader.scalar(value["l"], "l"),
        isPerpendicular: reader.scalar(value["p"], "p", default: 1), isReversed: reader.scalar(value["r"], "r"))
    }
  }

  private func document(_ value: JSONNode) -> TextModel.Document {
    func color(_ value: JSONNode?) -> Vector? {
      guard let color = value.flatMap(Vector.init(json:)) else { return nil }
      let unit = max(color.x, color.y, color.z) > 1.5 ? color / 255 : color
      return [unit.x, unit.y, unit.z, 1]
    }
    func pair(_ value: JSONNode?) -> SIMD2<Double>? { value.flatMap(Vector.init(json:)).map(\.lowHalf) }
    let size = max(0, min(1e5, value["s"]?.number ?? 10))
    return TextModel.Document(
      text: String((value["t"]?.string ?? "").prefix(20_000)), font: value["f"]?.string ?? "", size: size,
      color: color(value["fc"]), strokeColor: color(value["sc"]), strokeWidth: value["sw"]?.number ?? 0,
      isStrokeOverFill: value["of"]?.flag == true, justification: value["j"]?.integer ?? 0,
      lineHeight: value["lh"]?.number ?? size * 1.2, tracking: value["tr"]?.number ?? 0,
      baselineShift: value["ls"]?.number ?? 0, isCapitals: value["ca"]?.integer == 1, boxSize: pair(value["sz"]),
      boxPosition: pair(value["ps"]) ?? .zero)
  }

  private mutating func animator(_ value: JSONNode) -> TextAnimator {
    let range = value["s"]
    let looks = value["a"]
    let selector = at("s") { reader in
      if range?["t"]?.integer == 1 { reader.warn("a selector with an expression is treated as a range selector") }
      if range?["rn"]?.flag == true {
        reader.at("rn") { $0.warn("the random order of the characters differs from After Effects’") }
      }
      return TextAnimator.Selector(
        start: reader.scalar(range?["s"], "s"), end: range?["e"].map { reader.scalar($0, "e") },
        offset: reader.scalar(range?["o"], "o"), amount: reader.scalar(range?["a"], "a", default: 100),
        basis: TextAnimator.Basis(rawValue: range?["b"]?.integer ?? 1) ?? .characters,
        shape: range?["sh"]?.integer ?? 1, isIndexed: range?["r"]?.integer == 2,
        easeHigh: reader.scalar(range?["xe"], "xe"), easeLow: reader.scalar(range?["ne"], "ne"),
        smoothness: reader.scalar(range?["sm"], "sm", default: 100), isRandom: range?["rn"]?.flag == true)
    }
    return at("a") { reader in
      if case .object(let object)? = looks {
        for key in object.keys where !Self.animatedLooks.contains(key) {
          reader.at(key) { $0.warn("this text property is not animated") }
        }
      }
      func track(_ key: StaticString, _ reader: inout ModelReader) -> Track<Vector>? {
        looks?[key].map { reader.vector($0, key.description) }
      }
      func color(_ key: StaticString, _ reader: inout ModelReader) -> Track<Vector>? {
        looks?[key].map { reader.color($0, key.description) }
      }
      return TextAnimator(
        selector: selector, position: track("p", &reader), anchor: track("a", &reader), scale: track("s", &reader),
        rotation: track("r", &reader) ?? track("rz", &reader), rotationX: track("rx", &reader),
        rotationY: track("ry", &reader), skew: track("sk", &reader), skewAxis: track("sa", &reader),
        opacity: track("o", &reader),
        fill: TextAnimator.Paint(
          color: color("fc", &reader), hue: track("fh", &reader), saturation: track("fs", &reader),
          brightness: track("fb", &reader), opacity: track("fo", &reader)),
        stroke: TextAnimator.Paint(
          color: color("sc", &reader), hue: track("sh", &reader), saturation: track("ss", &reader),
          brightness: track("sb", &reader), opacity: track("so", &reader)),
        strokeWidth: track("sw", &reader), tracking: track("t", &reader))
    }
  }

  /// The keys of an animator's supported properties.
  private static let animatedLooks: Set<String> = [
    "p", "a", "s", "r", "rz", "rx", "ry", "sk", "sa", "o", "fc", "fh", "fs", "fb", "fo", "sc", "sh", "ss", "sb", "so",
    "sw", "t",
  ]
}
