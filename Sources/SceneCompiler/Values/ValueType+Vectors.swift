import Arithmetic
import Encodings
package import Geometry
import LayerTree
package import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

extension ValueType {
  /// Returns the type of a list of `count` numbers.
  package static func vector(
    _ name: String, count: Int, of component: ValueType<Double>, make: @escaping @Sendable ([Double]) -> Value
  ) -> ValueType {
    let schema: JSONValue = [
      "type": ["array", "string"], "minItems": .number(Double(count)), "items": component.schema,
    ]
    return ValueType(name, schema: schema) { node, context in
      // The scalar is the point, size, or rectangle of another layer.
      if case .scalar = node.content {
        let place = context.location(of: node, wanted: name)
        return context.expression(node, as: name).then { value, frame in
          if case .numbers(let numbers) = value, numbers.count == count { return make(numbers) }
          place.mismatch(in: frame)
          return nil
        }
      }
      guard case .list(let items) = node.content, items.count == count else {
        context.mismatch(node, name)
        return .failed
      }
      return Computed<[Double]>.all(
        items.map { context.compiled($0, as: component, for: name, at: $0.range) }
      ).map(make)
    }
  }

  /// Returns the type of a list with any number of items; a single item may omit the list.
  package static func list<Item>(of item: ValueType<Item>, _ name: String) -> ValueType where Value == [Item] {
    ValueType(name, schema: ["anyOf": [["type": "array", "items": item.schema], item.schema]]) { node, context in
      .all(node.items.map { context.compiled($0, as: item, for: name, at: $0.range) })
    }
  }

  /// Returns the type with its values converted by a function.
  package func map<Other: Sendable>(_ transform: @escaping @Sendable (Value) -> Other) -> ValueType<Other> {
    ValueType<Other>(name, schema: schema) { node, context in
      compile(node, context).map { transform($0) }
    }
  }
}

extension ValueType where Value == Point {
  package static let point = vector("a point [x, y]", count: 2, of: .number()) { Point($0[0], $0[1]) }
}

extension ValueType where Value == RecordedTouch.Sample {
  static let touchSample = vector("a sample [seconds, x, y]", count: 3, of: .number(-1e6...1e6)) {
    RecordedTouch.Sample(time: $0[0], location: Point($0[1], $0[2]))
  }
}

extension ValueType where Value == Size {
  package static let size = vector("a size [width, height]", count: 2, of: .number(0...1e9)) { Size($0[0], $0[1]) }
  /// An offset; unlike a size, it may be negative.
  package static let shift = vector("a shift [x, y]", count: 2, of: .number()) { Size($0[0], $0[1]) }
  package static let canvasSize = vector("a size [width, height]", count: 2, of: .number(Scene.canvasExtents)) {
    Size($0[0], $0[1])
  }
}

extension ValueType where Value == Rect {
  package static let rect = ValueType(corners.name, schema: corners.schema) { node, context in
    let range = node.range
    return corners.compile(node, context).then { rect, frame in
      if rect.width >= 0, rect.height >= 0 { return rect }
      // A negative width or height describes the same rectangle, as in Core Graphics.
      if frame.isDriven {
        return Rect(
          min(rect.minX, rect.maxX), min(rect.minY, rect.maxY), abs(rect.width), abs(rect.height))
      }
      frame.log.error(at: range, "width and height cannot be negative")
      return nil
    }
  }

  private static let corners = vector("a rectangle [x, y, width, height]", count: 4, of: .number()) {
    Rect($0[0], $0[1], $0[2], $0[3])
  }
}

extension ValueType where Value == TimingFunction {
  /// A timing function, by name or by its two control points.
  package static let timingFunction = ValueType(
    "a timing function: \(TimingFunction.named.map(\.name).joined(separator: ", ")), or [x1, y1, x2, y2]",
    schema: numbers.schema.suggesting(TimingFunction.named.map(\.name))
  ) { node, context in
    if case .list = node.content { return numbers.compile(node, context) }
    guard let name = node.text else {
      context.mismatch(node, "a timing function")
      return .failed
    }
    let named = TimingFunction.named.first { $0.name == name }?.function
    if let function = context.curves[name] ?? named { return .constant(function) }
    if name.hasPrefix("cubic-bezier("), name.hasSuffix(")") {
      // This is CSS's notation of the control points.
      let points = name.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",").map { point in
        SyntaxNode(content: .scalar(String(point), isQuoted: false), range: node.range)
      }
      return numbers.compile(SyntaxNode(content: .list(points), range: node.range), context)
    }
    let candidates = TimingFunction.named.map(\.name) + context.curves.keys.sorted()
    context.log.error(
      at: node.range, "no timing function named ‘\(name)’",
      hint: NearestName.hint(for: name, among: candidates)
        ?? "available timing functions: \(candidates.joined(separator: ", "))")
    return .failed
  }

  private static let numbers = ValueType<[Double]>.vector(
    "control points [x1, y1, x2, y2]", count: 4, of: .number(-100...100)
  ) { $0 }
  .checked("x1 and x2 must be between 0 and 1, or time would run backward") {
    (0...1).contains($0[0]) && (0...1).contains($0[2])
  }
  .map { TimingFunction($0[0], $0[1], $0[2], $0[3]) }
}

extension ValueType {
  /// Returns the type with an additional condition.
  fileprivate func checked(
    _ message: String, _ isGood: @escaping @Sendable (Value) -> Bool
  ) -> ValueType {
    ValueType(name, schema: schema) { node, context in
      let range = node.range
      return compile(node, context).then { value, frame in
        guard isGood(value) else {
          frame.log.error(at: range, message)
          return nil
        }
        return value
      }
    }
  }
}
