import Arithmetic
import Encodings
package import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// A transform, with its rotation angles beyond a full turn.
package struct TurnedTransform: Sendable {
  /// The transform.
  package let matrix: Transform3D
  /// The rotation angles about x, y, and z in radians, including full turns; nil if they are unknown.
  package let angles: SIMD3<Double>?

  init(_ matrix: Transform3D, angles: SIMD3<Double>? = .zero) {
    self.matrix = matrix
    self.angles = angles
  }

  /// Returns this transform, applied inside another one.
  func inside(_ outer: TurnedTransform) -> TurnedTransform {
    TurnedTransform(
      matrix.concatenating(outer.matrix), angles: angles.flatMap { own in outer.angles.map { own + $0 } })
  }
}

extension ValueType where Value == Transform3D {
  /// A list of transforms, each applied inside the previous ones; a single transform may omit the list.
  package static let transform = ValueType<TurnedTransform>.turnedTransform.map(\.matrix)
}

extension ValueType where Value == TurnedTransform {
  /// A list of transforms, with the sum of their rotation angles.
  package static let turnedTransform = ValueType(
    "a transform: identity, or a list of translate, scale, rotate, rotateX, rotateY, skew, perspective, matrix",
    schema: [
      "anyOf": [["const": "identity"], transformRecord.schema, ["type": "array", "items": transformRecord.schema]]
    ]
  ) { node, context in
    if node.text == "identity" { return .constant(TurnedTransform(.identity)) }
    let steps = node.items.map { step($0, context) }
    let form: Operand =
      if case .list = node.content { .list(steps.map(\.form)) } else { steps.first?.form ?? .unwritten }
    return Computed(form) { frame in
      var result = TurnedTransform(.identity)
      for step in steps {
        guard let transform = step.value(frame) else { return nil }
        result = transform.inside(result)
      }
      return result
    }
  }

  private static func step(_ node: SyntaxNode, _ context: ReadingContext) -> Computed<TurnedTransform> {
    guard case .map(let entries) = node.content else {
      let parts = node.text?.split(whereSeparator: { "()".contains($0) }) ?? []
      let isCall = parts.count == 2 && transformRecord.has(String(parts[0]))
      context.mismatch(
        node, "a transform such as {rotate: 30}", hint: isCall ? "write {\(parts[0]): \(parts[1])}" : nil)
      return .failed
    }
    guard entries.count == 1 else {
      context.log.error(
        at: node.range, "transforms need an order, but a map has none",
        hint: "write a list: [\(entries.map { "{\($0.key): …}" }.joined(separator: ", "))]")
      return .failed
    }
    guard let record = context.record(node, as: transformRecord) else { return .failed }
    // There is only one entry, so the first key found is the transform.
    let step =
      record.compiled(translate) ?? record.compiled(scale) ?? record.compiled(rotate) ?? record.compiled(skew)
      ?? record.compiled(rotateX) ?? record.compiled(rotateY) ?? record.compiled(perspective)
      ?? record.compiled(matrix) ?? .failed
    return step.described(by: .map([(key: entries[0].key, value: step.form)]))
  }

  static let transformRecord = RecordType(
    name: "transform", summary: "One step of a transform.",
    keys: [
      translate.description, scale.description, rotate.description, rotateX.description, rotateY.description,
      skew.description, perspective.description, matrix.description,
    ])
  private static let translate = Key("translate", shiftType, "Moves by [x, y] or [x, y, z] points.")
  private static let scale = Key("scale", scaleType, "Scales by one factor, or by [x, y] or [x, y, z].")
  private static let rotateX = Key(
    "rotateX", ValueType<Double>.angle.map { TurnedTransform(.rotationX(radians: $0), angles: [$0, 0, 0]) },
    "Rotates about the x axis, in degrees.")
  private static let rotateY = Key(
    "rotateY", ValueType<Double>.angle.map { TurnedTransform(.rotationY(radians: $0), angles: [0, $0, 0]) },
    "Rotates about the y axis, in degrees.")
  private static let perspective = Key(
    "perspective", ValueType<Double>.number(1...1e9).map { TurnedTransform(.perspective(distance: $0)) },
    "The distance of the viewer in points.")
  private static let rotate = Key(
    "rotate", ValueType<Double>.angle.map { TurnedTransform(.rotation(radians: $0), angles: [0, 0, $0]) },
    "Rotates clockwise, in degrees.")
  private static let skew = Key("skew", skewType, "Skews by [x, y] degrees.")
  private static let matrix = Key("matrix", matrixType, "The matrix [a, b, c, d, tx, ty] of a CGAffineTransform.")

  private static let shiftType = ValueType(
    "a shift [x, y] or [x, y, z]", schema: ValueType<Size>.shift.schema
  ) { node, context in
    if case .list(let items) = node.content, items.count == 3 {
      return triple.compile(node, context).map { TurnedTransform(.translation($0[0], $0[1], $0[2])) }
    }
    return ValueType<Size>.shift.compile(node, context).map { TurnedTransform(.translation($0.width, $0.height)) }
  }

  private static let scaleType = ValueType(
    "a factor, or [x, y]", schema: ["anyOf": [ValueType<Double>.number().schema, ValueType<Size>.shift.schema]]
  ) { node, context in
    guard case .list(let items) = node.content else {
      return ValueType<Double>.number().compile(node, context).map { TurnedTransform(.scale($0, $0)) }
    }
    if items.count == 3 {
      return triple.compile(node, context).map { TurnedTransform(.scale($0[0], $0[1], $0[2])) }
    }
    return ValueType<Size>.shift.compile(node, context).map { TurnedTransform(.scale($0.width, $0.height)) }
  }

  private static let triple = ValueType<[Double]>.vector("three numbers", count: 3, of: .number()) { $0 }

  private static let skewType = ValueType<[Double]>.vector("angles [x, y]", count: 2, of: .angle) { $0 }
    .map { TurnedTransform(Transform3D(AffineTransform.skew(xRadians: $0[0], yRadians: $0[1])), angles: nil) }

  private static let matrixType = ValueType<[Double]>.vector(
    "six numbers [a, b, c, d, tx, ty]", count: 6, of: .number()
  ) { $0 }
  .map {
    TurnedTransform(
      Transform3D(AffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])), angles: nil)
  }
}
