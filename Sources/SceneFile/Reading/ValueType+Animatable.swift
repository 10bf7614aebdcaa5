import Geometry
import LayerTree
import Motion

extension ValueType where Value == AnimatableValue {
  /// A value of a property, in the scene file's units.
  static func value(of property: AnimatableProperty) -> ValueType {
    switch property.kind {
    case .number:
      property.unit == .angle
        ? ValueType<Double>.angle.map { .number($0) } : ValueType<Double>.number().map { .number($0) }
    case .point: ValueType<Point>.point.map { .point($0) }
    case .size: ValueType<Size>.shift.map { .size($0) }
    case .rect: ValueType<Rect>.rect.map { .rect($0) }
    case .color: ValueType<Color>.color.map { .color($0) }
    case .transform: ValueType<Transform3D>.transform.map { .transform($0) }
    }
  }
}
