/// Makes a Lottie file of the choices that bytes stand for: modifiers, repeaters, mattes, masks, text animators, and
/// expressions, in any order and number, with ordinary and odd numbers.
struct LottieGenerator {
  private var bytes: ArraySlice<UInt8>
  private var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  /// The file as JSON.
  var file: [UInt8] {
    var generator = self
    return Array(generator.document().utf8)
  }

  private mutating func next(_ count: Int) -> Int { Int(bytes.popFirst() ?? 0) % count }

  private static let numbers = [
    "0", "1", "2", "3", "10", "50", "100", "-1", "-40", "0.5", "360", "1000", "1e6", "1e-9", "1e300",
  ]
  private static let expressions = [
    "time * 100", "loopOut()", "wiggle(2, 10)", "value + index", "thisComp.layer(1).transform.position",
    "while (true) {}", "valueAtTime(time - 0.1)", "[time, time]", "'text'", "x", "Math.pow(10, 400)",
  ]

  private mutating func number() -> String { Self.numbers[next(Self.numbers.count)] }

  /// A property: the same at all times, with keyframes, or with an expression.
  private mutating func property(_ value: (inout LottieGenerator) -> String) -> String {
    let own = value(&self)
    switch next(6) {
    case 0:
      let other = value(&self)
      return """
        {"a": 1, "k": [{"t": 0, "s": \(own.listed), "i": {"x": [0.5], "y": [1]}, "o": {"x": [0.5], "y": [0]}}, \
        {"t": \(number()), "s": \(other.listed)}]}
        """
    case 1:
      return "{\"a\": 0, \"k\": \(own), \"x\": \"var $bm_rt = \(Self.expressions[next(Self.expressions.count)]);\"}"
    default: return "{\"a\": 0, \"k\": \(own)}"
    }
  }

  private mutating func scalar() -> String { property { $0.number() } }

  private mutating func vector() -> String { property { "[\($0.number()), \($0.number())]" } }

  private mutating func transform() -> String {
    """
    "o": \(scalar()), "r": \(scalar()), "p": \(vector()), "a": \(vector()), "s": \(vector()), "so": \(scalar()), \
    "eo": \(scalar()), "sk": \(scalar()), "sa": \(scalar())
    """
  }

  private mutating func path() -> String {
    let count = 1 + next(5)
    func points(_ generator: inout LottieGenerator) -> String {
      (0..<count).map { _ in "[\(generator.number()), \(generator.number())]" }.joined(separator: ", ")
    }
    return property {
      "{\"c\": \($0.next(2) == 0), \"v\": [\(points(&$0))], \"i\": [\(points(&$0))], \"o\": [\(points(&$0))]}"
    }
  }

  private mutating func items() -> String {
    depth += 1
    defer { depth -= 1 }
    return (0...next(7)).map { _ in item() }.joined(separator: ", ")
  }

  private mutating func item() -> String {
    switch next(depth > 4 ? 13 : 14) {
    case 0: "{\"ty\": \"el\", \"p\": \(vector()), \"s\": \(vector())}"
    case 1: "{\"ty\": \"rc\", \"p\": \(vector()), \"s\": \(vector()), \"r\": \(scalar())}"
    case 2: "{\"ty\": \"sh\", \"ks\": \(path())}"
    case 3:
      """
      {"ty": "sr", "sy": \(1 + next(2)), "pt": \(scalar()), "p": \(vector()), "r": \(scalar()), "or": \(scalar()), \
      "os": \(scalar()), "ir": \(scalar()), "is": \(scalar())}
      """
    case 4: "{\"ty\": \"fl\", \"c\": {\"a\": 0, \"k\": [1, 0, 0]}, \"o\": \(scalar())}"
    case 5:
      """
      {"ty": "st", "c": {"a": 0, "k": [0, 0, 1]}, "o": \(scalar()), "w": \(scalar()), "lc": \(1 + next(3)), \
      "lj": \(1 + next(3)), "d": [{"n": "d", "v": \(scalar())}, {"n": "g", "v": \(scalar())}]}
      """
    case 6: "{\"ty\": \"tm\", \"s\": \(scalar()), \"e\": \(scalar()), \"o\": \(scalar()), \"m\": \(1 + next(2))}"
    case 7: "{\"ty\": \"rd\", \"r\": \(scalar())}"
    case 8: "{\"ty\": \"zz\", \"r\": \(scalar()), \"s\": \(scalar()), \"pt\": {\"a\": 0, \"k\": \(1 + next(2))}}"
    case 9: "{\"ty\": \"pb\", \"a\": \(scalar())}"
    case 10: "{\"ty\": \"op\", \"a\": \(scalar()), \"lj\": \(1 + next(3)), \"ml\": \(scalar())}"
    case 11: "{\"ty\": \"mm\", \"mm\": \(1 + next(5))}"
    case 12: "{\"ty\": \"rp\", \"c\": \(scalar()), \"o\": \(scalar()), \"m\": \(1 + next(2)), \"tr\": {\(transform())}}"
    default: "{\"ty\": \"gr\", \"it\": [\(items()), {\"ty\": \"tr\", \(transform())}]}"
    }
  }

  private mutating func text() -> String {
    let word = ["Hi", "A\\rB", "", "one two three"][next(4)]
    return """
      "t": {"d": {"k": [{"t": 0, "s": {"s": \(number()), "f": "Inter", "t": "\(word)", "j": \(next(3)), "tr": \(number()), \
      "lh": \(number()), "ls": 0, "fc": [0, 0, 0]}}]}, "p": {}, "m": {"g": \(1 + next(4)), "a": \(vector())}, \
      "a": [{"s": {"t": 0, "b": \(1 + next(4)), "sh": \(1 + next(6)), "r": \(1 + next(2)), "rn": \(next(2)), \
      "s": \(scalar()), "e": \(scalar()), "o": \(scalar()), "a": \(scalar()), "xe": \(scalar()), "ne": \(scalar())}, \
      "a": {\(transform())}}]}
      """
  }

  private mutating func layer(_ index: Int, isInside: Bool) -> String {
    let start = "{\"ind\": \(index), \"nm\": \"l\(index)\", \"ip\": 0, \"op\": 60, \"st\": 0, \"ks\": {\(transform())}"
    var parts: [String] = []
    if next(4) == 0 { parts.append("\"tt\": \(1 + next(4))") }
    if next(4) == 0 { parts.append("\"td\": 1") }
    if next(4) == 0 { parts.append("\"parent\": \(1 + next(4))") }
    if next(3) == 0 {
      parts.append(
        "\"masksProperties\": [{\"mode\": \"\(["a", "s", "i", "f"][next(4)])\", \"inv\": \(next(2) == 0), \"pt\": \(path()), \"o\": \(scalar()), \"x\": \(scalar())}]"
      )
    }
    switch next(isInside ? 4 : 5) {
    case 0, 1: parts.append("\"ty\": 4, \"shapes\": [\(items())]")
    case 2: parts.append("\"ty\": 5, \(text())")
    case 3: parts.append("\"ty\": 1, \"sw\": 20, \"sh\": 20, \"sc\": \"#00ff00\"")
    default: parts.append("\"ty\": 0, \"refId\": \"inner\", \"w\": 64, \"h\": 64, \"tm\": \(scalar())")
    }
    return ([start] + parts).joined(separator: ", ") + "}"
  }

  private mutating func layers(isInside: Bool) -> String {
    (0...next(4)).map { layer($0 + 1, isInside: isInside) }.joined(separator: ", ")
  }

  private mutating func document() -> String {
    """
    {"v": "5.7", "fr": 30, "ip": 0, "op": 6, "w": 64, "h": 64, "layers": [\(layers(isInside: false))], \
    "assets": [{"id": "inner", "layers": [\(layers(isInside: true))]}], \
    "fonts": {"list": [{"fName": "Inter", "fFamily": "Inter", "fStyle": "Regular", "ascent": 75}]}}
    """
  }
}

extension String {
  /// The value of a keyframe, which is a list.
  fileprivate var listed: String { hasPrefix("[") ? self : "[\(self)]" }
}
