public import Geometry

/// A value of any type that an animation can carry from one state to another.
public enum AnimatableValue: Hashable, Sendable {
  /// A number, in whatever unit its property has.
  case number(Double)
  /// A position.
  case point(Point)
  /// An extent.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// A colour; its four straight components move each by itself, and may leave 0...1.
  case color(Color)
  /// A transform, which moves by its parts and not by its entries.
  ///
  /// It is boxed, or its sixteen numbers would be copied about with every value of any type.
  indirect case transform(Transform3D)

  /// The types that ``AnimatableValue`` tells apart.
  public enum Kind: String, CaseIterable, Sendable {
    /// A number.
    case number
    /// A position.
    case point
    /// An extent.
    case size
    /// A rectangle.
    case rect
    /// A colour.
    case color
    /// A transform.
    case transform
  }

  /// The type of the value.
  public var kind: Kind {
    switch self {
    case .number: .number
    case .point: .point
    case .size: .size
    case .rect: .rect
    case .color: .color
    case .transform: .transform
    }
  }

  /// Whether every component is a finite number.
  public var isFinite: Bool {
    if case .transform(let transform) = self { return transform.isFinite }
    // Infinities and NaN survive being multiplied by zero; finite numbers don't.
    return components * 0 == .zero
  }
}

extension AnimatableValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension AnimatableValue {
  /// The components of anything but a transform, in the order of the type's initializer, followed by zeros.
  var components: SIMD4<Double> {
    switch self {
    case .number(let number): [number, 0, 0, 0]
    case .point(let point): [point.x, point.y, 0, 0]
    case .size(let size): [size.width, size.height, 0, 0]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .transform: preconditionFailure("a transform has more than four components")
    }
  }

  /// Makes the value of type `kind`, which is not a transform, with the given components.
  init(_ kind: Kind, components: SIMD4<Double>) {
    switch kind {
    case .number: self = .number(components.x)
    case .point: self = .point(Point(components.x, components.y))
    case .size: self = .size(Size(components.x, components.y))
    case .rect: self = .rect(Rect(components.x, components.y, components.z, components.w))
    case .color:
      self = .color(Color(red: components.x, green: components.y, blue: components.z, alpha: components.w))
    case .transform: preconditionFailure("a transform has more than four components")
    }
  }
}
