import Arithmetic
import Geometry
import Motion

/// Reads the animation elements of a document.
struct SMILReader {
  private let document: Document
  private(set) var animations: [SMILAnimation] = []
  /// The index of each animation in ``animations``, by the id of its element.
  private(set) var ids: [String: Int] = [:]
  private(set) var warnings: WarningLog

  /// The correct spelling of each attribute of animation elements, by its lowercase name.
  private static let attributes: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "id", "href", "xlink:href", "attributeName", "attributeType", "begin", "dur", "end", "min", "max", "restart",
      "repeatCount", "repeatDur", "fill", "calcMode", "values", "keyTimes", "keySplines", "from", "to", "by",
      "additive",
      "accumulate", "type", "path", "keyPoints", "rotate", "origin", "class", "style", "xml:space", "xml:lang", "lang",
      "tabindex", "systemLanguage", "requiredExtensions", "requiredFeatures", "onbegin", "onend", "onrepeat",
      "externalResourcesRequired", "xlink:type", "xlink:show", "xlink:actuate", "xlink:title", "xlink:role",
      "xlink:arcrole", "color-interpolation", "color-rendering",
    ].map { ($0.lowercased(), $0) })
  /// The maximum number of values of one animation.
  private static let maximumValueCount = 10_000

  init(_ document: Document, _ warnings: WarningLog) {
    (self.document, self.warnings) = (document, warnings)
    for (number, element) in document.elements.enumerated() {
      guard let kind = ElementKind(rawValue: element.name), kind.isAnimation else { continue }
      checkNames(of: element)
      guard let animation = read(number, kind) else { continue }
      if let id = element.id, ids[id] == nil { ids[id] = animations.count }
      animations.append(animation)
    }
    checkTimes()
  }

  private mutating func warn(_ message: String, _ element: Element) { warnings.add(message, line: element.line) }

  /// Reports an animation that is ignored, with the reason.
  private mutating func refuse(_ element: Element, _ reason: String) -> SMILAnimation? {
    warn("<\(element.name)> is left out: \(reason)", element)
    return nil
  }

  /// Reports attributes that do not apply to animation elements.
  private mutating func checkNames(of element: Element) {
    for name in element.attributes.keys.sorted() where !name.hasPrefix("data-") && !name.hasPrefix("aria-") {
      guard Property(rawValue: name)?.isAttribute != true else { continue }
      let spelled = Self.attributes[name.lowercased()]
      guard spelled != name else { continue }
      let hint = spelled.map { "; write \($0)" } ?? ""
      warn("\(name) is not an attribute of <\(element.name)>\(hint)", element)
    }
  }

  /// Reports begin and end times that refer to missing animations or to events.
  private mutating func checkTimes() {
    for animation in animations {
      let element = document[animation.number]
      for (name, times) in [("begin", animation.begins), ("end", animation.ends)] {
        for time in times {
          switch time {
          case .base(let id, _, _) where ids[id] == nil:
            warn("\(name) refers to an unknown animation: \(id.prefix(40))", element)
          case .event(let event):
            warn("\(name): ‘\(event.prefix(40))’ waits for an event that never occurs", element)
          default: break
          }
        }
      }
    }
  }

  private mutating func read(_ number: Int, _ kind: ElementKind) -> SMILAnimation? {
    let element = document[number]
    let isReferring = element.href != nil
    guard let target = isReferring ? document.target(of: number) : element.parent, !document[target].name.isEmpty else {
      return refuse(element, "it refers to an unknown element: \((element.href ?? "").prefix(40))")
    }
    guard ConditionalProcessing.holds(for: element) else { return nil }
    var animation = SMILAnimation(number: number, target: target, effect: .attribute("", .list))
    switch kind {
    case .animateMotion: break
    case .animateTransform:
      let name = element["attributeName"] ?? "transform"
      let function = element["type"] ?? "translate"
      guard ["transform", "gradientTransform", "patternTransform"].contains(name) else {
        return refuse(element, "\(name.prefix(40)) is not a list of transforms")
      }
      guard ["translate", "scale", "rotate", "skewX", "skewY"].contains(function) else {
        return refuse(element, "type ‘\(function.prefix(40))’ is not translate, scale, rotate, skewX, or skewY")
      }
      animation.effect = .transform(name, function: function)
    default:
      guard let name = element["attributeName"]?.trimmed, !name.isEmpty else {
        return refuse(element, "it has no attributeName")
      }
      guard AnimatedNames.contains(name) else {
        return refuse(element, "attributeName ‘\(name.prefix(40))’ is not a supported attribute")
      }
      let local = name.hasPrefix("xlink:") ? "href" : name
      animation.effect = .attribute(local, ValueMixing(of: local))
    }
    guard readTiming(element, &animation, isSet: kind == .set) else { return nil }
    return readValues(element, kind, animation)
  }

  // MARK: Timing

  private mutating func readTiming(_ element: Element, _ animation: inout SMILAnimation, isSet: Bool) -> Bool {
    if let text = element["begin"] { animation.begins = times(text, "begin", element) }
    if let text = element["end"] {
      animation.ends = times(text, "end", element)
    }
    if let text = element["dur"]?.trimmed, text != "indefinite", text != "media" {
      if let duration = AnimationTime.seconds(text), duration > 0 {
        animation.duration = duration
      } else {
        warn("dur: ‘\(text.prefix(40))’ is not a time such as 2s or 300ms; the animation has no duration", element)
      }
    }
    if let text = element["repeatCount"]?.trimmed {
      if text == "indefinite" {
        animation.repeatCount = .infinity
      } else if let count = Double(number: text), count > 0 {
        animation.repeatCount = count
      } else {
        warn(
          "repeatCount: ‘\(text.prefix(40))’ is not a number above 0, or indefinite; the animation plays once", element)
      }
    }
    if let text = element["repeatDur"]?.trimmed {
      if text == "indefinite" {
        animation.repeatDuration = .infinity
      } else if let duration = AnimationTime.seconds(text), duration > 0 {
        animation.repeatDuration = duration
      } else {
        warn("repeatDur: ‘\(text.prefix(40))’ is not a time such as 2s or 300ms, or indefinite; it is skipped", element)
      }
    }
    for (name, isMinimum) in [("min", true), ("max", false)] {
      guard let text = element[name]?.trimmed, text != "media" else { continue }
      guard let time = AnimationTime.seconds(text), isMinimum || time > 0 else {
        warn("\(name): ‘\(text.prefix(40))’ is not a time such as 2s or 300ms; it is skipped", element)
        continue
      }
      let bounds = animation.bounds
      if isMinimum, time <= bounds.upperBound { animation.bounds = time...bounds.upperBound }
      if !isMinimum, time >= bounds.lowerBound { animation.bounds = bounds.lowerBound...time }
    }
    animation.restart =
      choice(element, "restart", SMILAnimation.Restart.init, among: "always, whenNotActive, or never") ?? .always
    animation.isFrozen =
      choice(
        element, "fill", { ["freeze": true, "remove": false][$0] }, among: "freeze or remove") ?? false
    return true
  }

  private mutating func choice<Value>(
    _ element: Element, _ name: String, _ read: (String) -> Value?, among names: String
  ) -> Value? {
    guard let text = element[name]?.trimmed else { return nil }
    let value = read(text)
    if value == nil { warn("\(name): ‘\(text.prefix(40))’ is not \(names); it is skipped", element) }
    return value
  }

  private mutating func times(_ text: String, _ name: String, _ element: Element) -> [AnimationTime] {
    let parts = text.split(separator: ";").map { $0.trimmed }.filter { !$0.isEmpty }
    return parts.compactMap { part in
      let time = AnimationTime(part)
      if time == nil {
        warn("\(name): ‘\(part.prefix(40))’ is not a time such as 2s or a.end + 0.5s; it is skipped", element)
      }
      return time
    }
  }

  // MARK: Values

  private mutating func readValues(
    _ element: Element, _ kind: ElementKind, _ animation: SMILAnimation
  ) -> SMILAnimation? {
    var animation = animation
    if kind == .set {
      guard let to = element["to"] else { return refuse(element, "it has no ‘to’") }
      animation.values = [to]
      animation.mode = .discrete
      return animation
    }
    let standard: SMILAnimation.CalculationMode = kind == .animateMotion ? .paced : .linear
    animation.mode =
      choice(element, "calcMode", SMILAnimation.CalculationMode.init, among: "discrete, linear, paced, or spline")
      ?? standard
    animation.isAdditive =
      choice(
        element, "additive", { ["sum": true, "replace": false][$0] }, among: "sum or replace") ?? false
    animation.isCumulative =
      choice(
        element, "accumulate", { ["sum": true, "none": false][$0] }, among: "sum or none") ?? false
    if kind == .animateMotion { return readMotion(element, animation) }
    guard let values = givenValues(element, &animation) else { return nil }
    animation.values = values
    return readInterpolation(element, animation, count: values.count)
  }

  /// Returns the values of `values`, or of `from`, `to`, and `by` if that attribute is missing.
  private mutating func givenValues(_ element: Element, _ animation: inout SMILAnimation) -> [String?]? {
    func prepared(_ text: String) -> String? {
      guard case .transform(_, let function) = animation.effect else { return text.trimmed }
      return Self.transformNumbers(text, function)
    }
    if let text = element["values"] {
      var parts = text.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmed }
      if parts.last?.isEmpty == true { parts.removeLast() }
      guard !parts.isEmpty, parts.count <= Self.maximumValueCount else {
        _ = refuse(element, parts.isEmpty ? "it has no values" : "it has more than \(Self.maximumValueCount) values")
        return nil
      }
      let values = parts.map(prepared)
      if let wrong = values.firstIndex(of: nil) {
        _ = refuse(element, "values: ‘\(parts[wrong].prefix(40))’ is not valid here")
        return nil
      }
      return values
    }
    let (from, to, by) = (element["from"], element["to"], element["by"])
    for (name, text) in [("from", from), ("to", to), ("by", by)] {
      guard let text, prepared(text) == nil else { continue }
      _ = refuse(element, "\(name): ‘\(text.prefix(40))’ is not valid here")
      return nil
    }
    let isTransform = if case .transform = animation.effect { true } else { false }
    let first = from.flatMap(prepared)
    if let to = to.flatMap(prepared) {
      // Without `from`, the animation starts at the underlying value; a transform starts at the identity.
      if first == nil, !isTransform { animation.isAdditive = false }
      return [first ?? (isTransform ? Self.zero(like: to) : nil), to]
    }
    guard let by = by.flatMap(prepared) else {
      _ = refuse(element, "it has no values: add values, or from and to")
      return nil
    }
    let mixing = animation.mixing
    guard let first else {
      animation.isAdditive = true
      return [Self.zero(like: by), by]
    }
    return [first, mixing.sum(first, times: 1, by, times: 1) ?? first]
  }

  /// Returns a value of the same form with all numbers set to zero.
  private static func zero(like text: String) -> String {
    if case .color? = ColorValue(text) { return "rgba(0, 0, 0, 0)" }
    let tokens = ValueTokens(text)
    return ValueTokens.sum(tokens, times: 0, tokens, times: 0)?.text ?? text
  }

  /// Returns the arguments of a transform function, padded with defaults to its full argument count; nil if their
  /// number is invalid.
  private static func transformNumbers(_ text: String, _ function: String) -> String? {
    guard var numbers = ViewBox.numbers(text), let first = numbers.first else { return nil }
    switch (function, numbers.count) {
    case ("translate", 1): numbers.append(0)
    case ("scale", 1): numbers.append(first)
    case ("rotate", 1): numbers += [0, 0]
    case ("translate", 2), ("scale", 2), ("rotate", 3), ("skewX", 1), ("skewY", 1): break
    default: return nil
    }
    return numbers.map(\.plainText).joined(separator: " ")
  }

  /// Reads `keyTimes` and `keySplines` for a number of values; nil if they are invalid, which disables the animation.
  private mutating func readInterpolation(_ element: Element, _ animation: SMILAnimation, count: Int) -> SMILAnimation?
  {
    var animation = animation
    if let text = element["keyTimes"], animation.mode != .paced {
      let parts = Self.list(text)
      let times = parts.compactMap { Double(number: $0) }
      guard times.count == parts.count, times.allSatisfy({ (0...1).contains($0) }),
        zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 }), times.first == 0,
        animation.mode == .discrete || times.last == 1 || count == 1
      else {
        return refuse(element, "keyTimes: ‘\(text.prefix(40))’ is not a list of increasing numbers from 0 to 1")
      }
      guard times.count == count else {
        return refuse(element, "it has \(times.count) keyTimes for \(count) values")
      }
      animation.keyTimes = times
    }
    guard animation.mode == .spline else { return animation }
    let parts = Self.list(element["keySplines"] ?? "")
    let splines = parts.compactMap { part -> TimingFunction? in
      guard let n = ViewBox.numbers(part), n.count == 4, n.allSatisfy({ (0...1).contains($0) }) else { return nil }
      return TimingFunction(n[0], n[1], n[2], n[3])
    }
    guard splines.count == parts.count else {
      return refuse(element, "keySplines: each must be four numbers from 0 to 1, as in 0.42 0 0.58 1")
    }
    guard splines.count == count - 1 else {
      return refuse(element, "it has \(splines.count) keySplines for \(count) values; \(max(0, count - 1)) are needed")
    }
    animation.keySplines = splines
    return animation
  }

  private static func list(_ text: String) -> [String] {
    var parts = text.split(separator: ";", omittingEmptySubsequences: false).map { $0.trimmed }
    if parts.last?.isEmpty == true { parts.removeLast() }
    return parts
  }

  // MARK: Motion

  private mutating func readMotion(_ element: Element, _ animation: SMILAnimation) -> SMILAnimation? {
    var animation = animation
    var data = element["path"]
    for child in element.childElements where document[child].name == "mpath" {
      guard let target = document.target(of: child), let outline = Self.outline(of: document[target]) else {
        return refuse(element, "its <mpath> refers to an unknown path")
      }
      data = outline
      break
    }
    if data == nil {
      guard let values = motionPoints(element, &animation) else { return nil }
      data = values
    }
    let (path, failure) = PathData.pathUpToFailure(data ?? "")
    if let failure { warn("the path is followed up to its first error: \(failure.message)", element) }
    guard var motion = MotionPath(path) else { return refuse(element, "its path has no points") }
    switch element["rotate"]?.trimmed {
    case nil: break
    case "auto": motion.turning = .along(0)
    case "auto-reverse": motion.turning = .along(180)
    case let text?:
      if let angle = Double(number: text) {
        motion.turning = .angle(angle)
      } else {
        warn("rotate: ‘\(text.prefix(40))’ is not auto, auto-reverse, or an angle; it is skipped", element)
      }
    }
    if let text = element["keyPoints"], animation.mode != .paced {
      let parts = Self.list(text)
      let points = parts.compactMap { Double(number: $0) }
      guard points.count == parts.count, points.allSatisfy({ (0...1).contains($0) }), !points.isEmpty else {
        return refuse(element, "keyPoints: ‘\(text.prefix(40))’ is not a list of numbers from 0 to 1")
      }
      motion.keyPoints = points
    } else {
      motion.keyPoints = animation.mode == .paced ? [0, 1] : motion.vertexProgress
    }
    animation.effect = .motion(motion)
    animation.values = motion.keyPoints.map { $0.plainText }
    guard animation.mode == .paced else { return readInterpolation(element, animation, count: animation.values.count) }
    animation.mode = .linear
    return animation
  }

  /// Returns path data through the points of `values`, or of `from`, `to`, and `by`.
  private mutating func motionPoints(_ element: Element, _ animation: inout SMILAnimation) -> String? {
    func point(_ text: String) -> Point? {
      guard let n = ViewBox.numbers(text), n.count == 2 else { return nil }
      return Point(n[0], n[1])
    }
    let texts: [String]
    var points: [Point?]
    if let values = element["values"] {
      texts = Self.list(values)
      points = texts.map(point)
    } else if let to = element["to"] {
      texts = [element["from"] ?? "0 0", to]
      points = texts.map(point)
    } else if let by = element["by"] {
      texts = [element["from"] ?? "0 0", by]
      points = texts.map(point)
      if points.count == 2, let from = points[0], let way = points[1] { points[1] = from + way }
      if element["from"] == nil { animation.isAdditive = true }
    } else {
      _ = refuse(element, "it has no path: add path, <mpath>, values, or to")
      return nil
    }
    if let wrong = points.firstIndex(where: { $0 == nil }) {
      _ = refuse(element, "‘\(texts[wrong].prefix(40))’ is not a point, as in 10 20")
      return nil
    }
    let found = points.compactMap { $0 }
    guard !found.isEmpty else {
      _ = refuse(element, "it has no values")
      return nil
    }
    return "M" + found.map { "\($0.x.plainText) \($0.y.plainText)" }.joined(separator: " L")
  }

  /// Returns the outline of a basic shape element as path data.
  private static func outline(of element: Element) -> String? {
    func number(_ name: String) -> Double { element[name].flatMap { Length($0) }?.pixels(of: 0, fontSize: 16) ?? 0 }
    switch element.name {
    case "path": return element["d"]
    case "line": return "M\(number("x1")) \(number("y1"))L\(number("x2")) \(number("y2"))"
    case "polyline", "polygon":
      guard let points = element["points"] else { return nil }
      return "M\(points)" + (element.name == "polygon" ? "Z" : "")
    case "rect":
      return "M\(number("x")) \(number("y"))h\(number("width"))v\(number("height"))h\(-number("width"))Z"
    case "circle", "ellipse":
      let (rx, ry) = element.name == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      let (x, y) = (number("cx"), number("cy"))
      return "M\(x + rx) \(y)A\(rx) \(ry) 0 0 1 \(x - rx) \(y)A\(rx) \(ry) 0 0 1 \(x + rx) \(y)Z"
    default: return nil
    }
  }
}

extension SMILAnimation {
  /// The arithmetic used to interpolate the values.
  var mixing: ValueMixing {
    switch effect {
    case .attribute(_, let mixing): mixing
    case .transform, .motion: .list
    }
  }
}
