import Arithmetic
import Geometry

/// The arithmetic used to add and interpolate the values of an attribute or property.
enum ValueMixing {
  case color, path, transform, filter, shape, list
  /// One of the properties `translate` and `scale`, with its neutral value.
  case function(neutral: String)
  /// The property `rotate`.
  case rotation

  /// Chooses the arithmetic of an attribute or property by its name.
  init(of name: String) {
    switch Property(rawValue: name) {
    case .fill, .stroke, .color, .stopColor, .floodColor, .lightingColor, .backgroundColor: self = .color
    case .transform: self = .transform
    case .translate: self = .function(neutral: "0")
    case .rotate: self = .rotation
    case .scale: self = .function(neutral: "1")
    case .filter: self = .filter
    case .clipPath: self = .shape
    default: self = name == "d" ? .path : .list
    }
  }

  /// Returns `first · a + second · b`; nil if the two values cannot be added.
  ///
  /// If `isPremultiplied`, colors are multiplied by their alpha first, as in CSS.
  func sum(
    _ a: String, times first: Double, _ b: String, times second: Double, isPremultiplied: Bool = false
  ) -> String? {
    if first == 1, second == 0 { return a }
    if first == 0, second == 1 { return b }
    switch self {
    case .color:
      guard case .color(let a)? = ColorValue(a), case .color(let b)? = ColorValue(b) else { return nil }
      return Self.sum(a, first, b, second, isPremultiplied)
    case .path:
      guard let a = PathCommands(a), let b = PathCommands(b) else { return nil }
      return PathCommands.sum(a, times: first, b, times: second)?.text
    case .transform, .filter, .shape, .list, .function, .rotation:
      return ValueTokens.sum(ValueTokens(a), times: first, ValueTokens(b), times: second)?.text
    }
  }

  /// Returns the value interpolated between two values by the rules of CSS; nil if the two cannot be interpolated.
  func cssMix(_ a: String, _ b: String, at progress: Double) -> String? {
    if a == b { return a }
    switch self {
    case .transform: return TransformMixing.mix(a, b, at: progress)
    case .filter: return FilterMixing.mix(a, b, at: progress)
    case .shape: return ShapeMixing.mix(a, b, at: progress)
    case .rotation: return TransformMixing.mixRotations(a, b, at: progress)
    case .function(let neutral):
      let (own, other) = Self.aligned(a, b, neutral)
      return sum(own, times: 1 - progress, other, times: progress)
    case .color where !ColorValue.isLegacy(a) || !ColorValue.isLegacy(b):
      guard case .color(let own)? = ColorValue(a), case .color(let other)? = ColorValue(b) else { return nil }
      return ColorValue.mixed(own, other, at: progress, in: "oklab").map { Self.text($0) }
    case .color, .path, .list: return sum(a, times: 1 - progress, b, times: progress, isPremultiplied: true)
    }
  }

  /// Pads two values of `translate` or `scale` with neutral values to the same number of components.
  private static func aligned(_ a: String, _ b: String, _ neutral: String) -> (String, String) {
    let lists = [a, b].map { $0 == "none" ? [neutral] : StyleText.words($0) }
    let count = lists.map(\.count).max() ?? 0
    let texts = lists.map { words in
      // A single scale factor applies to both axes.
      let filling = neutral == "1" && words.count == 1 ? words[0] : neutral
      let padded = words + Array(repeating: filling, count: count - words.count)
      // Percentages of `scale` are factors.
      return (neutral == "1" ? padded.map { Self.factor($0) ?? $0 } : padded).joined(separator: " ")
    }
    return (texts[0], texts[1])
  }

  private static func factor(_ word: String) -> String? {
    guard let length = Length(word), length.unit == .percent else { return nil }
    return length.pixels(of: 1, fontSize: 0).plainText
  }

  /// Returns the distance between two values, for paced animations; nil if it is undefined.
  func distance(_ a: String, _ b: String) -> Double? {
    switch self {
    case .color:
      guard case .color(let a)? = ColorValue(a), case .color(let b)? = ColorValue(b) else { return nil }
      let (red, green, blue) = (a.red - b.red, a.green - b.green, a.blue - b.blue)
      return (red * red + green * green + blue * blue).squareRoot()
    case .path: return nil
    case .transform, .filter, .shape, .list, .function, .rotation:
      return ValueTokens.distance(ValueTokens(a), ValueTokens(b))
    }
  }

  private static func sum(_ a: Color, _ first: Double, _ b: Color, _ second: Double, _ isPremultiplied: Bool) -> String
  {
    let alpha = min(1, max(0, a.alpha * first + b.alpha * second))
    func component(_ x: Double, _ y: Double) -> Double {
      guard isPremultiplied else { return x * first + y * second }
      return alpha > 0 ? (x * a.alpha * first + y * b.alpha * second) / alpha : 0
    }
    return text(
      Color(
        red: component(a.red, b.red), green: component(a.green, b.green), blue: component(a.blue, b.blue), alpha: alpha
      ))
  }

  private static func text(_ color: Color) -> String {
    let texts = [color.red, color.green, color.blue, color.alpha].map { min(1, max(0, $0)).plainText }
    return "color(srgb \(texts[0]) \(texts[1]) \(texts[2]) / \(texts[3]))"
  }
}
