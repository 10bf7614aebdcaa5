import Arithmetic
import Geometry

/// A list of transform functions: the functions of SVG, and those of CSS projected onto the plane (CSS Transforms
/// Module Levels 1 and 2).
struct TransformList: Hashable {
  /// A transform function with its arguments, in pixels and degrees.
  struct Step: Hashable {
    var name: String
    var numbers: [Double]
    /// The percentages of a translation, which refer to the size of the reference box; empty for none.
    var percentages: [Double] = []
  }

  private(set) var steps: [Step] = []

  init(_ steps: [Step] = []) { self.steps = steps }

  /// Parses a list; nil for invalid text.
  ///
  /// - Parameters:
  ///   - text: The list, or `none`.
  ///   - fontSize: The value of one `em` in pixels; nil if font-relative lengths are invalid.
  init?(_ text: String, fontSize: Double? = nil) {
    let text = CalculatedText.simplified(text.trimmed)
    if text.lowercased() == "none" { return }
    var scanner = ValueScanner(text)
    while !scanner.isAtEnd {
      let name = scanner.name()
      scanner.skipSpace()
      guard scanner.take("("), let arguments = scanner.parenthesized(),
        let step = Self.step(name, arguments, fontSize: fontSize), Self.transform(step, in: .zero) != nil
      else { return nil }
      steps.append(step)
      scanner.skipSeparator()
    }
  }

  /// Returns the transform of a list without percentages; nil for invalid text.
  static func read(_ text: String) -> AffineTransform? {
    guard let list = TransformList(text), !list.hasPercentages else { return nil }
    return list.affine(in: .zero)
  }

  /// True if the list depends on the size of the reference box.
  var hasPercentages: Bool { steps.contains { !$0.percentages.isEmpty } }

  /// Returns the transform for a reference box of a given size.
  func affine(in size: Size) -> AffineTransform {
    if steps.contains(where: { Self.spatialNames.contains($0.name) }) {
      return steps.reduce(Transform3D.identity) { $0.preceded(by: Self.spatial($1, in: size)) }.affine
    }
    return steps.reduce(AffineTransform.identity) { result, step in
      (Self.transform(step, in: size) ?? .identity).concatenating(result)
    }
  }

  private static func step(_ name: String, _ text: String, fontSize: Double?) -> Step? {
    var scanner = ValueScanner(text.trimmed)
    var step = Step(name: name, numbers: [])
    var percentages: [Double] = []
    while !scanner.isAtEnd {
      guard let number = scanner.number() else {
        // The argument is a `calc()` sum of a length and a percentage.
        guard let length = Length(&scanner), name.hasPrefix("translate") else { return nil }
        let pixels = length.pixels(of: 0, fontSize: fontSize ?? 0)
        step.numbers.append(pixels)
        percentages.append(length.pixels(of: 100, fontSize: fontSize ?? 0) - pixels)
        scanner.skipSeparator()
        continue
      }
      var percentage = 0.0
      if scanner.take("%") {
        guard name.hasPrefix("translate") || name.hasPrefix("scale") else { return nil }
        if name.hasPrefix("scale") {
          step.numbers.append(number / 100)
        } else {
          step.numbers.append(0)
          percentage = number
        }
      } else {
        switch scanner.unit() {
        case "", "deg": step.numbers.append(number)
        case "rad": step.numbers.append(number * 180 / .pi)
        case "turn": step.numbers.append(number * 360)
        case "grad": step.numbers.append(number * 0.9)
        case let unit:
          guard let unit = Length.Unit(rawValue: unit), unit != .percent else { return nil }
          let isOfFont = unit == .em || unit == .ex || unit == .ch
          guard let size = isOfFont ? fontSize : 0 else { return nil }
          step.numbers.append(Length(number, unit).pixels(of: 0, fontSize: size))
        }
      }
      percentages.append(percentage)
      scanner.skipSeparator()
    }
    if percentages.contains(where: { $0 != 0 }) { step.percentages = percentages }
    return step
  }

  /// Returns the 2D transform of a function; nil for an unknown name or a wrong number of arguments.
  private static func transform(_ step: Step, in size: Size) -> AffineTransform? {
    let n = step.numbers
    let radians = (n.first ?? 0) * .pi / 180
    func x(_ index: Int = 0) -> Double { n[index] + percentage(index) * size.width / 100 }
    func y(_ index: Int) -> Double { n[index] + percentage(index) * size.height / 100 }
    func percentage(_ index: Int) -> Double { step.percentages.indices.contains(index) ? step.percentages[index] : 0 }
    switch (step.name, n.count) {
    case ("matrix", 6): return AffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1), ("translateX", 1): return .translation(x(), 0)
    case ("translate", 2), ("translate3d", 3): return .translation(x(), y(1))
    case ("translateY", 1): return .translation(0, y(0))
    case ("translateZ", 1), ("scaleZ", 1), ("perspective", 1): return .identity
    case ("scale", 1): return .scale(n[0], n[0])
    case ("scale", 2), ("scale3d", 3): return .scale(n[0], n[1])
    case ("scaleX", 1): return .scale(n[0], 1)
    case ("scaleY", 1): return .scale(1, n[0])
    case ("rotate", 1), ("rotateZ", 1): return .rotation(radians: radians)
    case ("rotate", 3):
      return AffineTransform.translation(-n[1], -n[2]).concatenating(.rotation(radians: radians))
        .concatenating(.translation(n[1], n[2]))
    case ("skewX", 1): return .skew(xRadians: radians, yRadians: 0)
    case ("skewY", 1): return .skew(xRadians: 0, yRadians: radians)
    case ("skew", 1): return .skew(xRadians: radians, yRadians: 0)
    case ("skew", 2): return .skew(xRadians: radians, yRadians: n[1] * .pi / 180)
    case ("rotateX", 1), ("rotateY", 1), ("rotate3d", 4), ("matrix3d", 16): return spatial(step, in: size).affine
    default: return nil
    }
  }

  private static let spatialNames: Set = ["rotateX", "rotateY", "rotate3d", "matrix3d"]

  /// Returns the 3D transform of a function.
  private static func spatial(_ step: Step, in size: Size) -> Transform3D {
    let n = step.numbers
    switch (step.name, n.count) {
    case ("rotateX", 1): return rotation(about: [1, 0, 0], degrees: n[0])
    case ("rotateY", 1): return rotation(about: [0, 1, 0], degrees: n[0])
    case ("rotate3d", 4): return rotation(about: [n[0], n[1], n[2]], degrees: n[3])
    case ("matrix3d", 16):
      return Transform3D(
        rows: (
          [n[0], n[1], n[2], n[3]], [n[4], n[5], n[6], n[7]], [n[8], n[9], n[10], n[11]], [n[12], n[13], n[14], n[15]]
        ))
    case ("translate3d", 3), ("translateZ", 1):
      let flat = transform(step, in: size) ?? .identity
      return .translation(flat.tx, flat.ty, n[n.count - 1])
    default: return Transform3D(transform(step, in: size) ?? .identity)
    }
  }

  /// Returns a rotation about an axis (CSS Transforms Module Level 2, section 12).
  private static func rotation(about axis: SIMD3<Double>, degrees: Double) -> Transform3D {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0 else { return .identity }
    let (u, angle) = (axis / length, degrees * .pi / 180)
    let (c, s) = (Arithmetic.cos(angle), Arithmetic.sin(angle))
    let t = 1 - c
    return Transform3D(
      rows: (
        [t * u.x * u.x + c, t * u.x * u.y + s * u.z, t * u.x * u.z - s * u.y, 0],
        [t * u.x * u.y - s * u.z, t * u.y * u.y + c, t * u.y * u.z + s * u.x, 0],
        [t * u.x * u.z + s * u.y, t * u.y * u.z - s * u.x, t * u.z * u.z + c, 0], [0, 0, 0, 1]
      ))
  }
}

extension Transform3D {
  /// Returns the product that applies `other` first.
  fileprivate func preceded(by other: Transform3D) -> Transform3D { other.concatenating(self) }
}
