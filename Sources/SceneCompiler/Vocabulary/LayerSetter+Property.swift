import Arithmetic
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram

/// Setters for animatable properties, with the names, summaries, limits, and defaults of the property table.
extension LayerSetter {
  /// Returns the setter of a property; its name is the key path unless another one is given.
  static func property(_ property: AnimatableProperty, as name: String? = nil) -> LayerSetter {
    func setter<Value>(
      _ type: ValueType<Value>, _ wrap: @escaping @Sendable (Value) -> AnimatableValue
    ) -> LayerSetter {
      LayerSetter(name ?? property.keyPath, type, property.keySummary, property: property) {
        property.set(wrap($1), in: &$0)
      }
    }
    let number = property.limits.map { ValueType<Double>.number($0) } ?? .number()
    switch property.kind {
    case .number where property.unit == .seconds: return setter(ValueType<Double>.time()) { .number($0) }
    case .number where property.unit == .angle: return setter(ValueType<Double>.angle) { .number($0) }
    case .number: return setter(number) { .number($0) }
    case .point: return setter(ValueType<Point>.point) { .point($0) }
    case .size: return setter(property.limits == nil ? ValueType<Size>.shift : .size) { .size($0) }
    case .rect: return setter(ValueType<Rect>.rect) { .rect($0) }
    case .color: return setter(ValueType<Color>.color) { .color($0) }
    case .transform where property == .transform:
      return LayerSetter(name ?? property.keyPath, .turnedTransform, property.keySummary, property: property) {
        $0.transform = $1.matrix
        if let angles = $1.angles { $0.keepAngles(angles) }
      }
    case .transform: return setter(ValueType<Transform3D>.transform) { .transform($0) }
    case .path: return setter(ValueType<Path>.path) { .path($0) }
    case .colors: return setter(ValueType<[Color]>.list(of: .color, "a list of colors")) { .colors($0) }
    case .numbers:
      let name = "a list of numbers\(number.name.dropFirst("a number".count))"
      return setter(ValueType<[Double]>.list(of: number, name)) { .numbers($0) }
    case .contents: return setter(ValueType<ImageReference>.image) { .contents(ContentsMix($0)) }
    }
  }

  /// Creates the setter of a property with a notation that differs from the property's.
  init<Value>(
    _ property: AnimatableProperty, _ type: ValueType<Value>,
    set: @escaping @Sendable (inout LayerProperties, Value) -> Void
  ) {
    self.init(property.keyPath, type, property.keySummary, set: set)
  }

  /// Returns the setters of a kind of layer: the given ones, with a fixed position or without an animatable property,
  /// followed by those of all other properties that belong to the kind.
  static func all(
    in home: AnimatableProperty.Home, _ setters: [LayerSetter], except others: [AnimatableProperty] = []
  ) -> [LayerSetter] {
    let known = Set(setters.map(\.key.name))
    let rest = AnimatableProperty.whole(in: home).filter { property in
      !property.keyPath.contains(".") && !known.contains(property.keyPath) && !others.contains(property)
    }
    return setters + rest.map { .property($0) }
  }
}

extension AnimatableProperty {
  /// The summary with the default value, as one sentence.
  fileprivate var keySummary: String {
    let standard = (standard ?? value(in: LayerProperties()).standardText).map { "; \($0)" } ?? ""
    return "\(summary.prefix(1).uppercased())\(summary.dropFirst())\(standard)."
  }
}

extension AnimatableValue {
  /// The default value in the notation of scene files; nil if the summary should not mention it.
  fileprivate var standardText: String? {
    func list(_ numbers: Double...) -> String { "[\(numbers.map(\.plainText).joined(separator: ", "))]" }
    return switch self {
    case .number(let number): number.plainText
    case .point(let point): list(point.x, point.y)
    case .size(let size): list(size.width, size.height)
    case .rect(let rect): list(rect.minX, rect.minY, rect.width, rect.height)
    case .color(.black): "black"
    case .color(.white): "white"
    case .color(.clear): "none"
    case .color, .transform, .path, .colors, .numbers, .contents: nil
    }
  }
}
