import Arithmetic
import Encodings
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == Path {
  /// A path in SVG notation, or a basic shape.
  package static let path = ValueType(
    "a path: M0 0H24V60Z or M0 \\(y)H24, {rect: …}, {ellipse: …}, {roundedRect: …, radius: …}, {arc: [x, y], radius: …}",
    schema: ["anyOf": [["type": "string"], shapeRecord.schema]]
  ) { node, context in
    if case .map = node.content { return context.compiled(node, as: shapeRecord, make: path) }
    guard case .scalar(let text, let isQuoted) = node.content else {
      context.mismatch(node, "a path such as M0 0H24V60Z")
      return .failed
    }
    if TextTemplate.parts(of: text) != nil { return filledIn(node, context) }
    do throws(PathData.Failure) {
      return .constant(try PathData.path(text))
    } catch {
      context.log.error(
        at: node.range.part(from: error.offset + (isQuoted ? 1 : 0), length: 1), error.message, hint: Self.form)
      return .failed
    }
  }

  private static let form = "a path uses SVG path data, such as M0 0H24V60Z"

  /// Compiles path data with interpolated numbers, such as `M0 \(height)H24`.
  private static func filledIn(_ node: SyntaxNode, _ context: ReadingContext) -> Computed<Path> {
    let text = ValueType<String>.words.compile(node, context)
    return Computed(text.form) { frame in
      guard let data = text.value(frame) else { return nil }
      do throws(PathData.Failure) {
        return try PathData.path(data)
      } catch {
        frame.log.error(at: node.range, "\(error.message), in \(data)", hint: Self.form)
        return nil
      }
    }
  }

  private static let rect = Key("rect", ValueType<Rect>.rect, "A rectangle.")
  private static let ellipse = Key(
    "ellipse", ValueType<Rect>.rect, "The ellipse that fills a rectangle, clockwise from its right side.")
  private static let roundedRect = Key(
    "roundedRect", ValueType<Rect>.rect, "A rounded rectangle, clockwise from the end of its top-left corner.")
  private static let arc = Key(
    "arc", ValueType<Point>.point, "An arc around a center, with a radius: a whole circle unless angles are given.")
  private static let radius = Key(
    "radius", ValueType<Double>.number(0...1e9), "The radius of the arc, or of the corners; 0.")
  private static let startAngle = Key(
    "startAngle", ValueType<Double>.angle, "Where the arc begins, with -90 at the top; 0.")
  private static let endAngle = Key(
    "endAngle", ValueType<Double>.angle, "The angle at the end of the arc; a full turn after its start.")
  private static let clockwise = Key("clockwise", ValueType<Bool>.boolean, "Whether the arc runs clockwise; true.")
  private static let curve = Key("curve", ValueType<CornerCurve>.choice(), "The corners' form; circular.")
  static let shapeRecord = RecordType(
    name: "path", summary: "A path by its shape.",
    keys: [
      rect.description, ellipse.description, roundedRect.description, radius.description, curve.description,
      arc.description, startAngle.description, endAngle.description, clockwise.description,
    ])

  @Sendable private static func path(_ record: RecordValues) -> Path? {
    let shapeCount = [record.has(rect), record.has(ellipse), record.has(roundedRect), record.has(arc)].count { $0 }
    guard shapeCount == 1 else {
      // The unknown key has been reported.
      guard !record.record.hasUnknownKeys else { return nil }
      record.log.error(
        at: record.range, "a path needs exactly one of rect, ellipse, roundedRect, and arc, but has \(shapeCount)")
      return nil
    }
    if let rect = record.read(rect) { return .rect(rect) }
    if let rect = record.read(ellipse) { return .ellipse(in: rect) }
    if record.has(arc) { return arc(record) }
    return record.read(roundedRect).map {
      .roundedRect($0, radius: record.read(radius) ?? 0, curve: record.read(curve) ?? .circular)
    }
  }

  /// Returns an arc as in `UIBezierPath(arcCenter:radius:startAngle:endAngle:clockwise:)`.
  private static func arc(_ record: RecordValues) -> Path? {
    guard let center = record.read(arc) else { return nil }
    guard let radius = record.read(radius) else {
      if !record.has(Self.radius), !record.record.hasUnknownKeys {
        record.log.error(at: record.range, "an arc needs a radius", hint: "write {arc: [50, 50], radius: 40}")
      }
      return nil
    }
    let isClockwise = record.read(clockwise) ?? true
    let start = record.read(startAngle) ?? 0
    let end = record.read(endAngle) ?? start + (isClockwise ? 2 : -2) * .pi
    return .arc(center: center, radius: radius, from: start, to: end, clockwise: isClockwise)
  }
}
