import Geometry
package import LayerTree
package import Motion
import SceneProgram
import SceneSyntax

extension ValueType where Value == AnimatableValue {
  /// Returns the type of a property's values, in the units of scene files.
  package static func value(of property: AnimatableProperty) -> ValueType<AnimatableValue> {
    value(property.kind, property.unit)
  }

  /// Returns the type of a Pop property's values; a single number sets both components of a scale.
  package static func value(of property: PopLayerProperty) -> ValueType<AnimatableValue> {
    let plain = value(property.kind, property.unit)
    guard property.kind == .point, property.unit == .ratio else { return plain }
    return ValueType("a factor, or [x, y]", schema: plain.schema) { node, context in
      if case .list = node.content { return plain.compile(node, context) }
      return ValueType<Double>.number().compile(node, context).map { .point(Point($0, $0)) }
    }
  }

  /// Returns the type of a kind of value; angles are in degrees.
  private static func value(_ kind: AnimatableValue.Kind, _ unit: AnimatableProperty.Unit) -> ValueType {
    kind == .number && unit == .angle ? angle : types[kind] ?? make(kind)
  }

  private static let angle = ValueType<Double>.angle.map { AnimatableValue.number($0) }
  private static let types = Dictionary(
    uniqueKeysWithValues: AnimatableValue.Kind.allCases.map { ($0, make($0)) })

  private static func make(_ kind: AnimatableValue.Kind) -> ValueType {
    switch kind {
    case .number: ValueType<Double>.number().map { .number($0) }
    case .point: ValueType<Point>.point.map { .point($0) }
    case .size: ValueType<Size>.shift.map { .size($0) }
    case .rect: ValueType<Rect>.rect.map { .rect($0) }
    case .color: ValueType<Color>.color.map { .color($0) }
    case .transform: ValueType<Transform3D>.transform.map { .transform($0) }
    case .path: ValueType<Path>.path.map { .path($0) }
    case .colors: ValueType<[Color]>.list(of: .color, "colors").map { .colors($0) }
    case .numbers: ValueType<[Double]>.list(of: .number(), "numbers").map { .numbers($0) }
    case .contents: ValueType<ImageReference>.image.map { .contents(ContentsMix($0)) }
    }
  }
}
