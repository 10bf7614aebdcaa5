import Arithmetic

/// A parser for SVG path data such as `M0 0H24V60Z` (SVG 2, section 9.3).
public struct PathData {
  /// The reason why a string is not valid path data.
  public struct Failure: Error, Hashable, Sendable {
    /// The position of the error, in Unicode scalars from the beginning.
    public let offset: Int
    /// The unexpected text, and the expected syntax.
    public let message: String
  }

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var path = Path()
  private var current = Point.zero
  private var start = Point.zero
  /// The last control point, which smooth curves reflect, and the command it came from.
  private var control: (point: Point, command: Unicode.Scalar)?
  /// The indices of elements at whose ends the same arc continues.
  private var joints: Set<Int> = []

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the path that `text` describes; its points are absolute.
  ///
  /// - Throws: ``Failure`` if it isn't valid path data.
  public static func path(_ text: String) throws(Failure) -> Path {
    var reader = PathData(text)
    try reader.read()
    return reader.path
  }

  /// Returns the path that `text` describes up to the first error, as SVG renders it (SVG 2, section 9.5.4).
  ///
  /// - Returns: The path, and the error, if any.
  package static func pathUpToFailure(_ text: String) -> (path: Path, failure: Failure?) {
    var reader = PathData(text)
    do throws(Failure) {
      try reader.read()
      return (reader.path, nil)
    } catch {
      return (reader.path, error)
    }
  }

  /// Returns the indices of elements of ``pathUpToFailure(_:)`` at whose ends the same arc continues, since an arc
  /// consists of several.
  package static func arcJoints(_ text: String) -> Set<Int> {
    guard text.unicodeScalars.contains(where: { $0 == "A" || $0 == "a" }) else { return [] }
    var reader = PathData(text)
    try? reader.read()
    return reader.joints
  }

  private mutating func read() throws(Failure) {
    skipSpace()
    while position < scalars.count {
      let command = scalars[position]
      let upper = Unicode.Scalar(command.value & ~32) ?? command
      guard "MZLHVCSQTA".unicodeScalars.contains(upper) else {
        throw Failure(
          offset: position, message: "‘\(command)’ is not a path command; the commands are M Z L H V C S Q T A")
      }
      guard upper == "M" || !path.elements.isEmpty else {
        throw Failure(offset: position, message: "a path must begin with M, not with ‘\(command)’")
      }
      position += 1
      skipSpace()
      try run(upper, isRelative: command != upper)
    }
  }

  /// Parses one command with all sets of arguments that follow it.
  private mutating func run(_ command: Unicode.Scalar, isRelative: Bool) throws(Failure) {
    if command == "Z" {
      path.close()
      current = start
      control = nil
      return
    }
    var isFirst = true
    repeat {
      // After the start of a subpath, additional points are lines.
      let effective: Unicode.Scalar = command == "M" && !isFirst ? "L" : command
      try step(effective, origin: isRelative ? current : .zero)
      isFirst = false
    } while startsNumber
  }

  private mutating func step(_ command: Unicode.Scalar, origin: Point) throws(Failure) {
    switch command {
    case "M":
      current = origin + (try point())
      start = current
      path.move(to: current)
      control = nil
    case "L": try line(to: origin + point())
    case "H": try line(to: Point(origin.x + number(), current.y))
    case "V": try line(to: Point(current.x, origin.y + number()))
    case "C": try cubic(origin + point(), origin + point(), to: origin + point())
    case "S": try cubic(mirrored("C"), origin + point(), to: origin + point())
    case "Q": try quadratic(origin + point(), to: origin + point())
    case "T": try quadratic(mirrored("Q"), to: origin + point())
    default:
      let radii = try point()
      let turn = try number() * .pi / 180
      let (isLarge, isClockwise) = (try flag(), try flag())
      arc(radii, turn, isLarge, isClockwise, to: origin + (try point()))
    }
  }

  private mutating func line(to point: Point) {
    path.line(to: point)
    current = point
    control = nil
  }

  private mutating func cubic(_ first: Point, _ second: Point, to point: Point) {
    path.cubic(control1: first, control2: second, to: point)
    current = point
    control = (second, "C")
  }

  private mutating func quadratic(_ handle: Point, to point: Point) {
    path.quadratic(control: handle, to: point)
    current = point
    control = (handle, "Q")
  }

  /// Returns the last control point reflected through the current point, if it came from a curve of the same kind as
  /// `command`.
  private func mirrored(_ command: Unicode.Scalar) -> Point {
    guard let control, control.command == command else { return current }
    return current + (current - control.point)
  }

  /// Adds an elliptical arc as cubics (SVG 2, appendix B.2.4 and B.2.5).
  private mutating func arc(_ radii: Point, _ turn: Double, _ isLarge: Bool, _ isClockwise: Bool, to end: Point) {
    var (rx, ry) = (abs(radii.x), abs(radii.y))
    guard rx > 0, ry > 0, end != current else { return line(to: end) }
    let (sine, cosine) = (sin(turn), cos(turn))
    let half = (current - end) * 0.5
    let from = Point(cosine * half.x + sine * half.y, cosine * half.y - sine * half.x)
    let stretch = from.x * from.x / (rx * rx) + from.y * from.y / (ry * ry)
    if stretch > 1 {
      rx *= stretch.squareRoot()
      ry *= stretch.squareRoot()
    }
    let (a, b) = (rx * from.y, ry * from.x)
    let root = max(0, (rx * rx * ry * ry - a * a - b * b) / (a * a + b * b)).squareRoot()
    let factor = isLarge == isClockwise ? -root : root
    let center = Point(factor * rx * from.y / ry, -factor * ry * from.x / rx)
    let middle = (current + end) * 0.5
    func place(_ p: Point) -> Point {
      let (x, y) = (rx * p.x + center.x, ry * p.y + center.y)
      return Point(cosine * x - sine * y + middle.x, sine * x + cosine * y + middle.y)
    }
    let first = atan2((from.y - center.y) / ry, (from.x - center.x) / rx)
    var sweep = atan2((-from.y - center.y) / ry, (-from.x - center.x) / rx) - first
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    // The squares of the radii may overflow.
    guard (first + sweep).isFinite, center.x.isFinite, center.y.isFinite else { return line(to: end) }
    let count = path.elements.count
    path.appendArc(from: first, sweep: sweep, end: end, place: place)
    if path.elements.count > count { joints.formUnion(count..<path.elements.count - 1) }
    current = end
    control = nil
  }
}

extension PathData {
  private mutating func point() throws(Failure) -> Point { Point(try number(), try number()) }

  private mutating func flag() throws(Failure) -> Bool {
    guard position < scalars.count, scalars[position] == "0" || scalars[position] == "1" else {
      throw Failure(offset: position, message: "an arc's flag must be 0 or 1")
    }
    let isSet = scalars[position] == "1"
    position += 1
    skipSeparator()
    return isSet
  }

  private var startsNumber: Bool {
    position < scalars.count && (Self.isDigit(scalars[position]) || "+-.".unicodeScalars.contains(scalars[position]))
  }

  private mutating func number() throws(Failure) -> Double {
    let start = position
    var text = ""
    func peek() -> Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }
    func take() {
      text.unicodeScalars.append(scalars[position])
      position += 1
    }
    if peek() == "-" || peek() == "+" { take() }
    while let next = peek(), Self.isDigit(next) { take() }
    if peek() == "." {
      take()
      while let next = peek(), Self.isDigit(next) { take() }
    }
    if peek() == "e" || peek() == "E" {
      take()
      if peek() == "-" || peek() == "+" { take() }
      while let next = peek(), Self.isDigit(next) { take() }
    }
    guard let value = Double(text), value.isFinite else {
      let found = start < scalars.count ? "‘\(scalars[start])’" : "the end"
      throw Failure(offset: start, message: "expected a number, but found \(found)")
    }
    skipSeparator()
    return value
  }

  private mutating func skipSpace() {
    while position < scalars.count, Self.isSpace(scalars[position]) { position += 1 }
  }

  /// Skips white space, including at most one comma.
  private mutating func skipSeparator() {
    skipSpace()
    guard position < scalars.count, scalars[position] == "," else { return }
    position += 1
    skipSpace()
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool { " \t\n\r\u{C}".unicodeScalars.contains(scalar) }
}
