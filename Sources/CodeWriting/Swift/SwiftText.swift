import CodeNotation
import Geometry
import LayerTree
import Motion

/// Writes values as Swift.
enum SwiftText {
  /// Returns a number in the shortest form that parses to the same value; whole numbers have no decimal point.
  static func number(_ value: Double) -> String {
    if value == .infinity { return ".infinity" }
    let text = "\(value)"
    if text == "-0.0" { return "0" }
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a number that is a `Double` in any context.
  static func double(_ value: Double) -> String {
    let text = number(value)
    return text.contains(where: { ".e".contains($0) }) ? text : text + ".0"
  }

  static func point(_ point: Point) -> String { "CGPoint(x: \(number(point.x)), y: \(number(point.y)))" }
  static func size(_ size: Size) -> String { "CGSize(width: \(number(size.width)), height: \(number(size.height)))" }

  static func rect(_ rect: Rect) -> String {
    "CGRect(x: \(number(rect.minX)), y: \(number(rect.minY)), width: \(number(rect.width)), height: \(number(rect.height)))"
  }

  /// Returns a line of a comment, without characters that would end it or change the order of its text.
  static func line(_ text: String) -> String {
    text.drop(while: { $0 == " " }).hasPrefix("//") ? SwiftLiteral.line(text) : text
  }

  /// Returns a color component, as a fraction of 255 if that is exact.
  private static func component(_ value: Double) -> String {
    let byte = (value * 255).rounded()
    return byte / 255 == value && byte > 0 && byte < 255 ? "\(number(byte)) / 255" : number(value)
  }

  private static func components(_ color: Color) -> String {
    "\(component(color.red)), green: \(component(color.green)), blue: \(component(color.blue)), alpha: \(number(color.alpha))"
  }

  /// Returns a color in the types of UIKit.
  static func uiColor(_ color: Color) -> String {
    switch color {
    case .white: "UIColor.white"
    case .black: "UIColor.black"
    case .clear: "UIColor.clear"
    default: "UIColor(red: \(components(color)))"
    }
  }

  /// Returns a color in the types of SwiftUI.
  static func swiftUIColor(_ color: Color) -> String {
    switch color {
    case .white: "Color.white"
    case .black: "Color.black"
    case .clear: "Color.clear"
    default: "Color(.sRGB, red: \(components(color).replacing("alpha:", with: "opacity:")))"
    }
  }

  /// Returns a color in the types of Core Animation.
  static func cgColor(_ color: Color) -> String { "CGColor(srgbRed: \(components(color)))" }

  /// Returns an affine transform, by a named initializer if it is a simple one.
  static func affine(_ m: AffineTransform) -> String {
    if m == .identity { return "CGAffineTransform.identity" }
    if m.b == 0, m.c == 0 {
      if m.a == 1, m.d == 1 { return "CGAffineTransform(translationX: \(number(m.tx)), y: \(number(m.ty)))" }
      if m.tx == 0, m.ty == 0 { return "CGAffineTransform(scaleX: \(number(m.a)), y: \(number(m.d)))" }
    }
    let numbers = [("a", m.a), ("b", m.b), ("c", m.c), ("d", m.d), ("tx", m.tx), ("ty", m.ty)]
    return "CGAffineTransform(\(numbers.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")))"
  }

  /// Returns a 3D transform.
  static func transform(_ transform: Transform3D) -> String {
    if transform == .identity { return "CATransform3DIdentity" }
    if transform.isAffine { return "CATransform3DMakeAffineTransform(\(affine(transform.affine)))" }
    let numbers = AnimatableValue.transform(transform).allComponents
    let parts = numbers.enumerated().map { "m\($0 / 4 + 1)\($0 % 4 + 1): \(number($1))" }
    return "CATransform3D(\(parts.joined(separator: ", ")))"
  }

  /// Returns the option of a UIKit animation block for a curve; nil if there is none.
  static func animationOption(_ function: TimingFunction) -> String? {
    switch function {
    case .linear: "curveLinear"
    case .easeIn: "curveEaseIn"
    case .easeOut: "curveEaseOut"
    case .easeInEaseOut: "curveEaseInOut"
    default: nil
    }
  }

  /// Returns a timing function.
  static func timingFunction(_ function: TimingFunction) -> String {
    if let known = TimingFunction.named.first(where: { $0.function == function })?.name {
      return "CAMediaTimingFunction(name: .\(known))"
    }
    let points = [function.x1, function.y1, function.x2, function.y2].map(number).joined(separator: ", ")
    return "CAMediaTimingFunction(controlPoints: \(points))"
  }

  /// Returns the statements that create a path as a constant with a name.
  static func path(_ path: Path, named name: String) -> [String] {
    if let simple = simplePath(path) { return ["let \(name) = CGMutablePath()", "\(name).\(simple)"] }
    return ["let \(name) = CGMutablePath()"]
      + path.elements.map { element in
        switch element {
        case .move(let to): "\(name).move(to: \(point(to)))"
        case .line(let to): "\(name).addLine(to: \(point(to)))"
        case .quadratic(let control, let to): "\(name).addQuadCurve(to: \(point(to)), control: \(point(control)))"
        case .cubic(let control1, let control2, let to):
          "\(name).addCurve(to: \(point(to)), control1: \(point(control1)), control2: \(point(control2)))"
        case .close: "\(name).closeSubpath()"
        }
      }
  }

  /// Returns a path as a string literal in SVG notation, with spaces between all commands and numbers.
  static func commands(_ path: Path) -> String {
    func points(_ points: Point...) -> [String] { points.flatMap { [number($0.x), number($0.y)] } }
    let words = path.elements.flatMap { element in
      switch element {
      case .move(let to): ["M"] + points(to)
      case .line(let to): ["L"] + points(to)
      case .quadratic(let control, let to): ["Q"] + points(control, to)
      case .cubic(let control1, let control2, let to): ["C"] + points(control1, control2, to)
      case .close: ["Z"]
      }
    }
    return SwiftLiteral.quoted(words.joined(separator: " "))
  }

  /// Returns the call that adds a rectangle or an ellipse to a path; nil for any other path.
  private static func simplePath(_ path: Path) -> String? {
    guard let box = path.boundingBox else { return nil }
    if path == Path.rect(box) { return "addRect(\(rect(box)))" }
    if path == Path.ellipse(in: box) { return "addEllipse(in: \(rect(box)))" }
    return nil
  }
}
