import Geometry

extension AnimatableValue.Kind {
  /// The number of components of a value: one, two, four, or sixteen.
  ///
  /// Nil for lists, whose count varies, and for images, which have no components. Pop's animations, ``JNWSpring``, and
  /// smooth keyframe curves require a fixed number.
  public var componentCount: Int? {
    switch self {
    case .number: 1
    case .point, .size: 2
    case .rect, .color: 4
    case .transform: 16
    case .path, .colors, .numbers, .contents: nil
    }
  }
}

extension AnimatableValue {
  /// All components of a value: a transform's row by row, a path's point by point; empty for an image.
  package var allComponents: [Double] {
    switch self {
    case .transform(let transform):
      let rows = transform.rows
      return [rows.0, rows.1, rows.2, rows.3].flatMap { [$0.x, $0.y, $0.z, $0.w] }
    case .path(let path): return path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
    case .colors(let colors): return colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    case .numbers(let numbers): return numbers
    case .contents: return []
    default: return (0..<(kind.componentCount ?? 0)).map { components[$0] }
    }
  }

  /// Creates a value of type `kind` from the components in the order of ``allComponents``.
  ///
  /// - Returns: Nil for lists, paths, and images, since components alone do not describe them, and if there are too few
  ///   components.
  package init?(_ kind: Kind, allComponents: [Double]) {
    guard let count = kind.componentCount, allComponents.count >= count else { return nil }
    func four(_ first: Int) -> SIMD4<Double> {
      var result = SIMD4<Double>.zero
      for index in 0..<min(4, count) { result[index] = allComponents[first + index] }
      return result
    }
    if kind == .transform {
      self = .transform(Transform3D(rows: (four(0), four(4), four(8), four(12))))
    } else {
      self.init(kind, components: four(0))
    }
  }

  /// The components of a value with up to four, in the order of the type's initializer, padded with zeros.
  var components: SIMD4<Double> {
    switch self {
    case .number(let number): [number, 0, 0, 0]
    case .point(let point): [point.x, point.y, 0, 0]
    case .size(let size): [size.width, size.height, 0, 0]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .transform, .path, .colors, .numbers, .contents:
      preconditionFailure("a \(kind.rawValue) does not have one to four components")
    }
  }

  /// Creates a value of type `kind`, with up to four components.
  init(_ kind: Kind, components: SIMD4<Double>) {
    switch kind {
    case .number: self = .number(components.x)
    case .point: self = .point(Point(components.x, components.y))
    case .size: self = .size(Size(components.x, components.y))
    case .rect: self = .rect(Rect(components.x, components.y, components.z, components.w))
    case .color:
      self = .color(Color(red: components.x, green: components.y, blue: components.z, alpha: components.w))
    case .transform, .path, .colors, .numbers, .contents:
      preconditionFailure("a \(kind.rawValue) does not have one to four components")
    }
  }
}

extension Path.Element {
  /// The points of the element, in the order of its payload.
  fileprivate var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }
}
