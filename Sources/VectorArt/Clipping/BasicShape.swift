import Geometry

/// A basic shape of `clip-path` (CSS Shapes Module Level 1, section 2): `circle()`, `ellipse()`, `inset()`, `rect()`,
/// `xywh()`, `polygon()`, and `path()`.
struct BasicShape {
  /// The outline, in the coordinate space of the reference box.
  let path: Path
  let rule: FillRule

  /// Parses a basic shape; nil for anything else.
  ///
  /// - Parameters:
  ///   - text: The shape function with its arguments.
  ///   - box: The reference box, used to resolve percentages.
  ///   - style: The style of the element, used to resolve font-relative units.
  init?(_ text: String, in box: Rect, _ style: Style) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return nil }
    let name = text[..<open].trimmed.lowercased()
    let inside = text[text.index(after: open)...].dropLast().trimmed
    var rule = FillRule.nonZero
    let found: Path?
    switch name {
    case "circle", "ellipse": found = Self.round(inside, isCircle: name == "circle", in: box, style)
    case "inset", "rect", "xywh": found = Self.rectangle(inside, name, in: box, style)
    case "polygon", "path":
      var parts = StyleText.split(inside, at: ",").map(\.trimmed)
      if parts.first == "evenodd" || parts.first == "nonzero" {
        if parts.removeFirst() == "evenodd" { rule = .evenOdd }
      }
      if name == "polygon" {
        found = Self.polygon(parts, in: box, style)
      } else {
        let data = parts.joined(separator: ",")
        guard data.count > 1, let quote = data.first, quote == "\"" || quote == "'", data.last == quote else {
          return nil
        }
        let (path, failure) = PathData.pathUpToFailure(String(data.dropFirst().dropLast()))
        found = failure == nil ? path.transformed(by: .translation(box.minX, box.minY)) : nil
      }
    default: return nil
    }
    guard let found else { return nil }
    (path, self.rule) = (found, rule)
  }

  private static func length(_ text: String, of whole: Double, _ style: Style) -> Double? {
    Length(text)?.pixels(of: whole, in: style)
  }

  private static func round(_ text: String, isCircle: Bool, in box: Rect, _ style: Style) -> Path? {
    var words = StyleText.words(text)
    var center = Point(box.midX, box.midY)
    if let at = words.firstIndex(of: "at") {
      guard let origin = TransformOrigin(words[(at + 1)...].joined(separator: " ")) else { return nil }
      center = origin.point(in: box, fontSize: style.text.size)
      words.removeSubrange(at...)
    }
    let sides = [
      [abs(center.x - box.minX), abs(box.maxX - center.x)], [abs(center.y - box.minY), abs(box.maxY - center.y)],
    ]
    let diagonal = LengthAxis.diagonal.whole(of: box.size)
    func radius(_ word: String, _ sides: [Double], of whole: Double) -> Double? {
      switch word {
      case "closest-side": sides.min()
      case "farthest-side": sides.max()
      default: length(word, of: whole, style).flatMap { $0 >= 0 ? $0 : nil }
      }
    }
    if isCircle {
      guard words.count <= 1, let r = radius(words.first ?? "closest-side", sides[0] + sides[1], of: diagonal) else {
        return nil
      }
      return .svgEllipse(center: center, Size(r, r)) ?? Path()
    }
    if words.isEmpty { words = ["closest-side", "closest-side"] }
    guard words.count == 2, let rx = radius(words[0], sides[0], of: box.width),
      let ry = radius(words[1], sides[1], of: box.height)
    else { return nil }
    return .svgEllipse(center: center, Size(rx, ry)) ?? Path()
  }

  private static func rectangle(_ text: String, _ name: String, in box: Rect, _ style: Style) -> Path? {
    var words = StyleText.words(text)
    var radii: [String] = []
    if let round = words.firstIndex(of: "round") {
      radii = Array(words[(round + 1)...])
      words.removeSubrange(round...)
    }
    func across(_ word: String, _ standard: Double) -> Double? {
      word == "auto" ? standard : length(word, of: box.width, style)
    }
    func down(_ word: String, _ standard: Double) -> Double? {
      word == "auto" ? standard : length(word, of: box.height, style)
    }
    var rect: Rect
    switch name {
    case "inset":
      guard (1...4).contains(words.count) else { return nil }
      let (top, right) = (words[0], words[words.count > 1 ? 1 : 0])
      let (bottom, left) = (words[words.count > 2 ? 2 : 0], words[words.count > 3 ? 3 : words.count > 1 ? 1 : 0])
      guard let t = down(top, 0), let r = across(right, 0), let b = down(bottom, 0), let l = across(left, 0) else {
        return nil
      }
      rect = Rect(box.minX + l, box.minY + t, box.width - l - r, box.height - t - b)
    case "rect":
      guard words.count == 4, let t = down(words[0], 0), let r = across(words[1], box.width),
        let b = down(words[2], box.height), let l = across(words[3], 0)
      else { return nil }
      rect = Rect(box.minX + l, box.minY + t, max(0, r - l), max(0, b - t))
    default:
      guard words.count == 4, let x = across(words[0], 0), let y = down(words[1], 0), let w = across(words[2], 0),
        let h = down(words[3], 0), w >= 0, h >= 0
      else { return nil }
      rect = Rect(box.minX + x, box.minY + y, w, h)
    }
    guard rect.width > 0, rect.height > 0 else { return Path() }
    return rounded(rect, radii, of: box, style)
  }

  /// Returns a rectangle with the corner radii of `round`: one to four radii for each axis.
  private static func rounded(_ rect: Rect, _ words: [String], of box: Rect, _ style: Style) -> Path? {
    guard !words.isEmpty else { return .rect(rect) }
    let parts = words.split(separator: "/", omittingEmptySubsequences: false).map(Array.init)
    guard parts.count <= 2, let first = parts.first else { return nil }
    func four(_ words: [String], of whole: Double) -> [Double]? {
      let n = words.compactMap { length($0, of: whole, style) }
      guard n.count == words.count, (1...4).contains(n.count), n.allSatisfy({ $0 >= 0 }) else { return nil }
      return [n[0], n[n.count > 1 ? 1 : 0], n[n.count > 2 ? 2 : 0], n[n.count > 3 ? 3 : n.count > 1 ? 1 : 0]]
    }
    guard var x = four(first, of: box.width), var y = four(parts.last ?? first, of: box.height) else { return nil }
    // Overlapping radii are scaled down by a common factor (CSS Backgrounds and Borders Level 3, section 4.5).
    let sums = [
      (rect.width, x[0] + x[1]), (rect.width, x[3] + x[2]), (rect.height, y[0] + y[3]), (rect.height, y[1] + y[2]),
    ]
    let factor = sums.filter { $0.1 > 0 }.map { $0.0 / $0.1 }.reduce(1, min)
    (x, y) = (x.map { $0 * factor }, y.map { $0 * factor })
    let handle = 1 - 0.552_284_749_830_793_4
    var path = Path()
    path.move(to: Point(rect.minX + x[0], rect.minY))
    path.line(to: Point(rect.maxX - x[1], rect.minY))
    path.cubic(
      control1: Point(rect.maxX - x[1] * handle, rect.minY), control2: Point(rect.maxX, rect.minY + y[1] * handle),
      to: Point(rect.maxX, rect.minY + y[1]))
    path.line(to: Point(rect.maxX, rect.maxY - y[2]))
    path.cubic(
      control1: Point(rect.maxX, rect.maxY - y[2] * handle), control2: Point(rect.maxX - x[2] * handle, rect.maxY),
      to: Point(rect.maxX - x[2], rect.maxY))
    path.line(to: Point(rect.minX + x[3], rect.maxY))
    path.cubic(
      control1: Point(rect.minX + x[3] * handle, rect.maxY), control2: Point(rect.minX, rect.maxY - y[3] * handle),
      to: Point(rect.minX, rect.maxY - y[3]))
    path.line(to: Point(rect.minX, rect.minY + y[0]))
    path.cubic(
      control1: Point(rect.minX, rect.minY + y[0] * handle), control2: Point(rect.minX + x[0] * handle, rect.minY),
      to: Point(rect.minX + x[0], rect.minY))
    path.close()
    return path
  }

  private static func polygon(_ parts: [String], in box: Rect, _ style: Style) -> Path? {
    var path = Path()
    for part in parts {
      let words = StyleText.words(part)
      guard words.count == 2, let x = length(words[0], of: box.width, style),
        let y = length(words[1], of: box.height, style)
      else { return nil }
      let point = Point(box.minX + x, box.minY + y)
      if path.elements.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    if !path.elements.isEmpty { path.close() }
    return path
  }
}
