import Arithmetic
import Geometry
import JSONReading
import Motion

extension ScriptRun {
  /// Calls a global function of the language.
  func call(_ builtin: ScriptBuiltin, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    func argument(_ index: Int) -> ScriptValue { index < arguments.count ? arguments[index] : .undefined }
    func number(_ index: Int, _ standard: Double = .nan) -> Double {
      index < arguments.count ? arguments[index].number : standard
    }
    let first = argument(0)
    switch builtin {
    case .parseInt, .parseFloat:
      let text = first.text.trimmingSpace
      let allowed = builtin == .parseInt ? "+-0123456789" : "+-.eE0123456789"
      var digits = String(text.prefix { allowed.contains($0) })
      while !digits.isEmpty, ScriptValue.string(digits).number.isNaN { digits.removeLast() }
      return .number(digits.isEmpty ? .nan : ScriptValue.string(digits).number)
    case .isNaN: return .boolean(first.number.isNaN)
    case .isFinite: return .boolean(first.number.isFinite)
    case .eval: throw .unsupported("“eval” by another name")
    case .string: return .string(arguments.isEmpty ? "" : first.text)
    case .number: return .number(arguments.isEmpty ? 0 : first.number)
    case .boolean: return .boolean(first.isTrue)
    case .array:
      guard arguments.count == 1, case .number(let count) = first else { return try heap.array(arguments) }
      guard count >= 0, count <= Double(ScriptLimits.memory) else { throw .limit("it needs too much memory") }
      try heap.allocate(Int(count))
      return try heap.array(Array(repeating: .undefined, count: Int(count)))
    case .object: return .object(try heap.object())
    case .error: return .object(try heap.object([("message", .string(first.text))]))
    case .sum, .add: return try combined(first, argument(1), isScaling: false) { $0 + $1 }
    case .sub: return try combined(first, argument(1), isScaling: false) { $0 - $1 }
    case .mul: return try combined(first, argument(1), isScaling: true) { $0 * $1 }
    case .div: return try combined(first, argument(1), isScaling: true) { $0 / $1 }
    case .mod: return try combined(first, argument(1), isScaling: true) { $0.truncatingRemainder(dividingBy: $1) }
    case .neg: return try combined(.number(-1), first, isScaling: true) { $0 * $1 }
    case .linear, .ease, .easeIn, .easeOut: return try interpolated(builtin, arguments)
    case .clamp:
      let (low, high) = (min(number(1), number(2)), max(number(1), number(2)))
      guard case .array(let array) = first else { return .number(max(low, min(high, first.number))) }
      return try heap.array(array.elements.map { max(low, min(high, $0.number)) })
    case .length:
      guard let a = first.numbers else { throw .mistake("“length” needs lists") }
      let b = argument(1).numbers ?? []
      let ways = a.enumerated().map { $1 - ($0 < b.count ? b[$0] : 0) }
      return .number(ways.reduce(0) { $0 + $1 * $1 }.squareRoot())
    case .normalize:
      guard let a = first.numbers else { throw .mistake("“normalize” needs a list") }
      let length = a.reduce(0) { $0 + $1 * $1 }.squareRoot()
      return try heap.array(a.map { $0 / length })
    case .dot, .cross:
      guard let a = first.numbers, let b = argument(1).numbers else {
        throw .mistake("“\(builtin.rawValue)” needs lists")
      }
      if builtin == .dot { return .number(zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }) }
      func part(_ list: [Double], _ index: Int) -> Double { index < list.count ? list[index] : 0 }
      return try heap.array([
        part(a, 1) * part(b, 2) - part(a, 2) * part(b, 1), part(a, 2) * part(b, 0) - part(a, 0) * part(b, 2),
        part(a, 0) * part(b, 1) - part(a, 1) * part(b, 0),
      ])
    case .degreesToRadians: return .number(first.number * .pi / 180)
    case .radiansToDegrees: return .number(first.number * 180 / .pi)
    case .rgbToHsl, .hslToRgb:
      guard let list = first.numbers, list.count >= 3 else { throw .mistake("a color is missing") }
      let result = builtin == .rgbToHsl ? Self.hsl(list) : Self.rgb(list)
      return try heap.array(result + list.dropFirst(3))
    case .timeToFrames: return .number((number(0, host.time) * host.scope.rate).rounded())
    case .framesToTime: return .number(number(0, host.frame) / host.scope.rate)
    case .posterizeTime: throw .unsupported("“posterizeTime”")
    case .seedRandom:
      let seed = RandomNumbers.seed("\(host.own?.path ?? "")\(first.text)")
      host.random = RandomNumbers(seed: argument(1).isTrue ? seed : seed ^ host.frame.bitPattern)
      return .undefined
    case .random, .gaussRandom: return try random(arguments, isGaussian: builtin == .gaussRandom)
    case .noise:
      let places = first.numbers ?? [0]
      let seed = places.dropFirst().reduce(0) { $0 &* 31 &+ $1.bitPattern }
      return .number(RandomNumbers.noise(at: places.first ?? 0, seed: seed))
    case .createPath: return try path(arguments)
    case .comp:
      guard case .string(let name) = first, let node = composition(name) else {
        throw .mistake("there is no composition “\(first.text)”")
      }
      return .node(node)
    }
  }

  private func composition(_ name: String) -> FileNode? {
    guard let root = host.scope.root else { return nil }
    if root.name == name { return root }
    let assets = root.json["assets"]?.array ?? []
    if let index = assets.firstIndex(where: { $0["nm"]?.string == name && $0["layers"] != nil }) {
      return root.step("assets", index, host.scope)
    }
    // Old files do not name their compositions; a file with only one composition is unambiguous.
    return root.json["nm"] == nil && !assets.contains { $0["layers"] != nil } ? root : nil
  }

  /// Combines numbers and lists by component.
  ///
  /// A number is applied to all components of a list if `isScaling`, or only to the first one otherwise.
  private func combined(
    _ left: ScriptValue, _ right: ScriptValue, isScaling: Bool, _ operation: (Double, Double) -> Double
  ) throws(ScriptError) -> ScriptValue {
    switch (left, right) {
    case (.array(let a), .array(let b)):
      let count = max(a.elements.count, b.elements.count)
      func part(_ array: ScriptArray, _ index: Int) -> Double {
        index < array.elements.count ? array.elements[index].number : 0
      }
      return try heap.array((0..<count).map { operation(part(a, $0), part(b, $0)) })
    case (.array(let a), _):
      let number = right.number
      return try heap.array(
        a.elements.enumerated().map { isScaling || $0 == 0 ? operation($1.number, number) : $1.number })
    case (_, .array(let b)):
      let number = left.number
      return try heap.array(
        b.elements.enumerated().map { isScaling || $0 == 0 ? operation(number, $1.number) : $1.number })
    case (.string, _) where !isScaling, (_, .string) where !isScaling:
      if operation(1, 1) == 2 { return try binary(.add, left, right) }
      return .number(operation(left.number, right.number))
    default: return .number(operation(left.number, right.number))
    }
  }

  private func interpolated(_ builtin: ScriptBuiltin, _ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    guard arguments.count >= 3 else { throw .mistake("“\(builtin.rawValue)” needs three or five values") }
    let isShort = arguments.count < 5
    let (low, high) = isShort ? (0, 1) : (arguments[1].number, arguments[2].number)
    let (from, to) = isShort ? (arguments[1], arguments[2]) : (arguments[3], arguments[4])
    let input = arguments[0].number
    let way = high > low ? (input - low) / (high - low) : input < low ? 0 : 1
    let even = max(0, min(1, way))
    let share =
      switch builtin {
      case .ease: TimingFunction(1 / 3, 0, 2 / 3, 1).value(at: even)
      case .easeIn: TimingFunction(1 / 3, 0, 5 / 6, 5 / 6).value(at: even)
      case .easeOut: TimingFunction(1 / 6, 1 / 6, 2 / 3, 1).value(at: even)
      default: even
      }
    func mixed(_ a: Double, _ b: Double) -> Double { share == 1 ? b : a + (b - a) * share }
    guard case .array(let a) = from, case .array(let b) = to else { return .number(mixed(from.number, to.number)) }
    return try heap.array(zip(a.elements, b.elements).map { mixed($0.number, $1.number) })
  }

  private func random(_ arguments: [ScriptValue], isGaussian: Bool) throws(ScriptError) -> ScriptValue {
    func next() -> Double {
      guard isGaussian else { return host.random.next() }
      // Nine of ten values are between the limits (Box and Muller, 1958).
      let (a, b) = (host.random.next(), host.random.next())
      return 0.5 + 0.304 * (-2 * log(max(a, 1e-300))).squareRoot() * cos(2 * .pi * b)
    }
    let low = arguments.count > 1 ? arguments[0] : .number(0)
    let high = arguments.count > 1 ? arguments[1] : arguments.first ?? .number(1)
    guard case .array(let b) = high else { return .number(low.number + (high.number - low.number) * next()) }
    let a = low.numbers ?? []
    return try heap.array(
      b.elements.enumerated().map { index, value in
        let start = index < a.count ? a[index] : 0
        return start + (value.number - start) * next()
      })
  }

  private func path(_ arguments: [ScriptValue]) throws(ScriptError) -> ScriptValue {
    func vectors(_ index: Int) -> [SIMD2<Double>] {
      guard index < arguments.count, case .array(let array) = arguments[index] else { return [] }
      return array.elements.map { element in
        let numbers = element.numbers ?? []
        return numbers.count >= 2 ? [numbers[0], numbers[1]] : .zero
      }
    }
    let (points, before, after) = (vectors(0), vectors(1), vectors(2))
    var shape = BezierShape()
    for (index, point) in points.enumerated() {
      guard point.x.isFinite, point.y.isFinite else { throw .mistake("a point of the path is not finite") }
      shape.vertices.append(
        .init(
          point, before: point + (index < before.count ? before[index] : .zero),
          after: point + (index < after.count ? after[index] : .zero)))
    }
    shape.isClosed = arguments.count > 3 ? arguments[3].isTrue : true
    return .shape(shape)
  }

  // MARK: Colors

  /// Returns the hue, saturation and lightness of red, green and blue, all from 0 to 1.
  private static func hsl(_ rgb: [Double]) -> [Double] {
    let (r, g, b) = (rgb[0], rgb[1], rgb[2])
    let (high, low) = (max(r, g, b), min(r, g, b))
    let (lightness, range) = ((high + low) / 2, high - low)
    guard range > 0 else { return [0, 0, lightness] }
    let saturation = lightness > 0.5 ? range / (2 - high - low) : range / (high + low)
    let hue =
      high == r ? (g - b) / range + (g < b ? 6 : 0) : high == g ? (b - r) / range + 2 : (r - g) / range + 4
    return [hue / 6, saturation, lightness]
  }

  /// Returns the red, green and blue of hue, saturation and lightness, all from 0 to 1.
  private static func rgb(_ hsl: [Double]) -> [Double] {
    let amount = hsl[1] * min(hsl[2], 1 - hsl[2])
    return [0.0, 8, 4].map { offset in
      let k = (offset + hsl[0] * 12).truncatingRemainder(dividingBy: 12)
      return hsl[2] - amount * max(-1, min(k - 3, 9 - k, 1))
    }
  }
}
