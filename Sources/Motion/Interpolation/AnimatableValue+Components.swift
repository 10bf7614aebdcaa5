import Geometry

extension AnimatableValue {
  /// All components, of any kind: one, two, four, or the sixteen entries of a transform row by row.
  package var allComponents: [Double] {
    if case .transform(let transform) = self {
      let rows = transform.rows
      return [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    }
    return (0..<kind.componentCount).map { components[$0] }
  }

  /// Makes the value of type `kind` with the components that ``allComponents`` gives.
  init(_ kind: Kind, allComponents: [Double]) {
    func four(_ first: Int) -> SIMD4<Double> {
      var result = SIMD4<Double>.zero
      for index in 0..<min(4, kind.componentCount) { result[index] = allComponents[first + index] }
      return result
    }
    if kind == .transform {
      self = .transform(Transform3D(rows: (four(0), four(4), four(8), four(12))))
    } else {
      self.init(kind, components: four(0))
    }
  }
}

extension AnimatableValue.Kind {
  /// The number of components of a value.
  public var componentCount: Int {
    switch self {
    case .number: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .transform: 16
    }
  }
}
