import Arithmetic
import Geometry

/// Interpolates two lists of transform functions (CSS Transforms Module Level 1, section 12): matching functions
/// pairwise, and the rest as matrices.
enum TransformMixing {
  /// Interpolates two lists; nil if one of them is invalid or has a singular matrix.
  static func mix(_ a: String, _ b: String, at progress: Double) -> String? {
    guard let from = TransformList(a, fontSize: 16), let to = TransformList(b, fontSize: 16) else { return nil }
    let (first, second) = (expanded(from.steps), expanded(to.steps))
    var result: [TransformList.Step] = []
    var index = 0
    while index < max(first.count, second.count) {
      let own = index < first.count ? first[index] : identity(like: second[index])
      let other = index < second.count ? second[index] : identity(like: first[index])
      guard own.name == other.name, own.name != "matrix", own.numbers.count == other.numbers.count,
        !own.name.hasSuffix("3d") || own == other
          || own.name == "rotate3d" && own.numbers.dropLast() == other.numbers.dropLast()
      else { break }
      var step = own
      step.numbers = zip(own.numbers, other.numbers).map { $0 * (1 - progress) + $1 * progress }
      if !own.percentages.isEmpty || !other.percentages.isEmpty {
        func percentage(_ step: TransformList.Step, _ place: Int) -> Double {
          step.percentages.indices.contains(place) ? step.percentages[place] : 0
        }
        step.percentages = step.numbers.indices.map {
          percentage(own, $0) * (1 - progress) + percentage(other, $0) * progress
        }
      }
      result.append(step)
      index += 1
    }
    if index < max(first.count, second.count) {
      let rests = [first, second].map { TransformList(Array($0.dropFirst(index))).affine(in: .zero) }
      guard let mixed = mix(rests[0], rests[1], at: progress) else { return nil }
      result.append(
        TransformList.Step(name: "matrix", numbers: [mixed.a, mixed.b, mixed.c, mixed.d, mixed.tx, mixed.ty]))
    }
    return result.isEmpty ? "none" : result.map(text).joined(separator: " ")
  }

  /// Interpolates two values of the property `rotate`; nil if one of them is invalid, or if both turn about different
  /// axes.
  static func mixRotations(_ a: String, _ b: String, at progress: Double) -> String? {
    guard let from = ElementTransform.rotation(a), let to = ElementTransform.rotation(b) else { return nil }
    func turn(_ list: TransformList) -> (axis: [Double], angle: Double) {
      let numbers = list.steps.first?.numbers ?? [0]
      return (numbers.count > 1 ? Array(numbers.dropLast()) : [0, 0, 1], numbers.last ?? 0)
    }
    let (own, other) = (turn(from), turn(to))
    // A rotation by nothing takes the axis of the other one.
    guard own.axis == other.axis || own.angle == 0 || other.angle == 0 else { return nil }
    let axis = own.angle == 0 ? other.axis : own.axis
    let angle = own.angle * (1 - progress) + other.angle * progress
    return (axis + [angle]).map(\.plainText).joined(separator: " ") + "deg"
  }

  private static func text(_ step: TransformList.Step) -> String {
    func call(_ numbers: [String]) -> String { "\(step.name)(\(numbers.joined(separator: ",")))" }
    let absolute = call(step.numbers.map(\.plainText))
    guard !step.percentages.isEmpty else { return absolute }
    return absolute + " " + call(step.percentages.map { $0.plainText + "%" })
  }

  /// Returns the list with equivalent functions normalized so that they can be interpolated pairwise: both axes
  /// explicit, and rotations about the origin.
  private static func expanded(_ steps: [TransformList.Step]) -> [TransformList.Step] {
    steps.flatMap { step -> [TransformList.Step] in
      var step = step
      let n = step.numbers
      func percentage(_ index: Int) -> Double {
        step.percentages.indices.contains(index) ? step.percentages[index] : 0
      }
      switch (step.name, n.count) {
      case ("translate", 1), ("translateX", 1): step.numbers = [n[0], 0]
      case ("translateY", 1):
        step.numbers = [0, n[0]]
        if !step.percentages.isEmpty { step.percentages = [0, percentage(0)] }
      case ("translate3d", 3): step.numbers = [n[0], n[1]]
      case ("translateZ", 1): step.numbers = [0, 0]
      case ("scale", 1): step.numbers = [n[0], n[0]]
      case ("scaleX", 1): step.numbers = [n[0], 1]
      case ("scaleY", 1): step.numbers = [1, n[0]]
      case ("scale3d", 3): step.numbers = [n[0], n[1]]
      case ("scaleZ", 1): step.numbers = [1, 1]
      case ("rotate", 3):
        return [
          TransformList.Step(name: "translate", numbers: [n[1], n[2]]),
          TransformList.Step(name: "rotate", numbers: [n[0]]),
          TransformList.Step(name: "translate", numbers: [-n[1], -n[2]]),
        ]
      case ("rotateZ", 1): step.name = "rotate"
      default: break
      }
      for name in ["translate", "scale"] where step.name.hasPrefix(name) { step.name = name }
      return [step]
    }
  }

  /// Returns the identity transform in the form of a given function, such as `scale(1, 1)` for a scale.
  private static func identity(like step: TransformList.Step) -> TransformList.Step {
    switch step.name {
    case "scale": TransformList.Step(name: step.name, numbers: step.numbers.map { _ in 1 })
    case "rotate3d": TransformList.Step(name: step.name, numbers: step.numbers.dropLast() + [0])
    case "matrix": TransformList.Step(name: step.name, numbers: [1, 0, 0, 1, 0, 0])
    default: TransformList.Step(name: step.name, numbers: step.numbers.map { _ in 0 })
    }
  }

  /// Interpolates matrices decomposed into translation, scale, rotation, and skew (section 12.1).
  private static func mix(_ a: AffineTransform, _ b: AffineTransform, at progress: Double) -> AffineTransform? {
    guard var from = Parts(a), var to = Parts(b) else { return nil }
    if (from.scale.x < 0 && to.scale.y < 0) || (from.scale.y < 0 && to.scale.x < 0) {
      from.scale = from.scale * -1
      from.angle += from.angle < 0 ? 180 : -180
    }
    if from.angle == 0 { from.angle = 360 }
    if to.angle == 0 { to.angle = 360 }
    if abs(from.angle - to.angle) > 180 {
      if from.angle > to.angle { from.angle -= 360 } else { to.angle -= 360 }
    }
    func mixed(_ x: Double, _ y: Double) -> Double { x * (1 - progress) + y * progress }
    let matrix = AffineTransform(
      a: mixed(from.rest.a, to.rest.a), b: mixed(from.rest.b, to.rest.b), c: mixed(from.rest.c, to.rest.c),
      d: mixed(from.rest.d, to.rest.d), tx: 0, ty: 0)
    return AffineTransform.scale(mixed(from.scale.x, to.scale.x), mixed(from.scale.y, to.scale.y))
      .concatenating(.rotation(radians: mixed(from.angle, to.angle) * .pi / 180)).concatenating(matrix)
      .concatenating(
        .translation(mixed(from.translation.x, to.translation.x), mixed(from.translation.y, to.translation.y)))
  }

  /// A matrix decomposed into translation, scale, rotation, and a remaining skew matrix.
  private struct Parts {
    var translation: Point
    var scale: Point
    /// The rotation in degrees.
    var angle: Double
    var rest: AffineTransform

    init?(_ matrix: AffineTransform) {
      guard matrix.inverted != nil else { return nil }
      translation = Point(matrix.tx, matrix.ty)
      var (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
      scale = Point((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
      if a * d - b * c < 0 { if a < d { scale.x = -scale.x } else { scale.y = -scale.y } }
      if scale.x != 0 { (a, b) = (a / scale.x, b / scale.x) }
      if scale.y != 0 { (c, d) = (c / scale.y, d / scale.y) }
      let radians = Arithmetic.atan2(b, a)
      angle = radians * 180 / .pi
      rest = AffineTransform.rotation(radians: -radians)
        .concatenating(AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0))
    }
  }
}
