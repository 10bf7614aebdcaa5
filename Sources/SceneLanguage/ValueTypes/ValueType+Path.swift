import Arithmetic
import Encodings
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType where Value == Path {
  /// A path as SVG writes it, or one of a few shapes.
  package static let path = ValueType(
    "a path: M0 0H24V60Z or M0 \\(y)H24, {rect: …}, {ellipse: …}, {roundedRect: …, radius: …}",
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

  private static let form = "a path is written as in SVG: M0 0H24V60Z"

  /// A path with numbers that are worked out: M0 \(height)H24.
  private static func filledIn(_ node: SyntaxNode, _ context: any ValueContext) -> Computed<Path> {
    let text = ValueType<String>.words.compile(node, context)
    return Computed(text: { text.text() }) { frame in
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
    "roundedRect", ValueType<Rect>.rect, "A rectangle with round corners, clockwise from the end of the top left one.")
  private static let radius = Key("radius", ValueType<Double>.number(0...1e9), "The corners' radius; 0.")
  private static let curve = Key("curve", ValueType<CornerCurve>.choice(), "The corners' form; circular.")
  static let shapeRecord = RecordType(
    name: "path", summary: "A path by its shape.",
    keys: [rect.description, ellipse.description, roundedRect.description, radius.description, curve.description])

  @Sendable private static func path(_ record: RecordValues) -> Path? {
    let shapes = [rect.description, ellipse.description, roundedRect.description].filter { record.has($0) }
    guard shapes.count == 1 else {
      // An unknown shape has been reported.
      guard !record.record.hasUnknownKeys else { return nil }
      record.log.error(at: record.range, "a path is one of rect, ellipse and roundedRect, found \(shapes.count)")
      return nil
    }
    if let rect = record.read(rect) { return .rect(rect) }
    if let rect = record.read(ellipse) { return .ellipse(in: rect) }
    return record.read(roundedRect).map {
      .roundedRect($0, radius: record.read(radius) ?? 0, curve: record.read(curve) ?? .circular)
    }
  }
}
