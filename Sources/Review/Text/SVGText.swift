import Arithmetic
import Encodings
import Geometry

/// Writes an SVG file, element by element.
struct SVGText {
  /// The alignment of a text at its position.
  enum Anchor: String {
    case start, middle, end
  }

  private var body = ""

  /// Returns the finished file.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - title: The title for screen readers.
  ///   - attributes: Additional attributes of the root element.
  /// - Returns: The file's text.
  func file(size: Size, title: String, attributes: String = "") -> String {
    let (width, height) = (Self.number(size.width), Self.number(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" \
      role="img" font-family="Inter, system-ui, sans-serif"\(attributes)>
        <title>\(title.escapedAsMarkup)</title>
      \(body)</svg>

      """
  }

  mutating func rect(_ rect: Rect, fill: Color, radius: Double = 0, stroke: Color? = nil) {
    line(
      "<rect x=\"\(Self.number(rect.minX))\" y=\"\(Self.number(rect.minY))\" width=\"\(Self.number(rect.width))\" "
        + "height=\"\(Self.number(rect.height))\"\(radius > 0 ? " rx=\"\(Self.number(radius))\"" : "") "
        + "\(Self.paint("fill", fill))\(stroke.map { " " + Self.paint("stroke", $0) } ?? "")/>")
  }

  mutating func line(
    from start: Point, to end: Point, _ color: Color, width: Double = 1, dash: String? = nil
  ) {
    line(
      "<line x1=\"\(Self.number(start.x))\" y1=\"\(Self.number(start.y))\" x2=\"\(Self.number(end.x))\" "
        + "y2=\"\(Self.number(end.y))\" \(Self.stroke(color, width, dash))/>")
  }

  /// Adds a polyline; nil begins a new segment.
  mutating func polyline(_ points: [Point?], _ color: Color, width: Double, dash: String? = nil) {
    var data = ""
    var isDown = false
    for point in points {
      guard let point else {
        isDown = false
        continue
      }
      data += "\(isDown ? " " : "M")\(Self.number(point.x)),\(Self.number(point.y))"
      isDown = true
    }
    guard !data.isEmpty else { return }
    line(
      "<path d=\"\(data)\" fill=\"none\" \(Self.stroke(color, width, dash)) stroke-linejoin=\"round\" "
        + "stroke-linecap=\"\(dash == nil ? "round" : "butt")\"/>")
  }

  mutating func polygon(_ points: [Point?], fill: Color) {
    let list = points.compactMap { $0.map { "\(Self.number($0.x)),\(Self.number($0.y))" } }
    line("<polygon points=\"\(list.joined(separator: " "))\" \(Self.paint("fill", fill))/>")
  }

  /// Adds the elements of another drawing above the existing ones.
  mutating func append(_ other: SVGText) { body += other.body }

  mutating func circle(_ center: Point, radius: Double, fill: Color, stroke: Color? = nil, width: Double = 1.5) {
    line(
      "<circle cx=\"\(Self.number(center.x))\" cy=\"\(Self.number(center.y))\" r=\"\(Self.number(radius))\" "
        + "\(Self.paint("fill", fill))"
        + "\(stroke.map { " \(Self.paint("stroke", $0)) stroke-width=\"\(Self.number(width))\"" } ?? "")/>")
  }

  /// Adds a line of text, optionally with a halo behind it and a note after it.
  mutating func text(
    _ text: String, at place: Point, size: Double, _ color: Color, weight: Int = 400, anchor: Anchor = .start,
    halo: Color? = nil, note: String = "", _ noteColor: Color = .black
  ) {
    line(
      "<text x=\"\(Self.number(place.x))\" y=\"\(Self.number(place.y))\" font-size=\"\(Self.number(size))\""
        + (weight == 400 ? "" : " font-weight=\"\(weight)\"")
        + (anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\"")
        + (halo.map {
          " paint-order=\"stroke\" \(Self.paint("stroke", $0)) stroke-width=\"3\" stroke-linejoin=\"round\""
        }
          ?? "") + " \(Self.paint("fill", color))>\(text.escapedAsMarkup)"
        + (note.isEmpty
          ? "" : "<tspan dx=\"7\" font-weight=\"400\" \(Self.paint("fill", noteColor))>\(note.escapedAsMarkup)</tspan>")
        + "</text>")
  }

  private mutating func line(_ text: String) { body += "  " + text + "\n" }

  private static func stroke(_ color: Color, _ width: Double, _ dash: String?) -> String {
    paint("stroke", color) + (width == 1 ? "" : " stroke-width=\"\(number(width))\"")
      + (dash.map { " stroke-dasharray=\"\($0)\"" } ?? "")
  }

  private static func paint(_ name: String, _ color: Color) -> String {
    var opaque = color
    opaque.alpha = 1
    let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(number(max(0, color.alpha)))\"" : ""
    return "\(name)=\"\(opaque.cssText)\"\(opacity)"
  }

  /// Returns a coordinate, rounded to hundredths of a point.
  static func number(_ value: Double) -> String { value.plainText(decimals: 2) }
}
