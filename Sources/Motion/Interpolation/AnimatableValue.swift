public import Geometry

/// A value of any type that can be animated.
public enum AnimatableValue: Hashable, Sendable {
  /// A number, in its property's unit.
  case number(Double)
  /// A position.
  case point(Point)
  /// An extent.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// A color; its four non-premultiplied components are interpolated independently and may leave 0...1.
  case color(Color)
  /// A transform, interpolated by its components rather than by its matrix entries.
  ///
  /// It is boxed to keep values of the other types small to copy.
  indirect case transform(Transform3D)
  /// A path whose points are interpolated independently.
  case path(Path)
  /// A list of colors, as in a gradient.
  case colors([Color])
  /// A list of numbers, such as the locations of colors in a gradient.
  case numbers([Double])
  /// An image or a cross-fade of two.
  ///
  /// It is boxed, like the transform.
  indirect case contents(ContentsMix)

  /// The types that ``AnimatableValue`` distinguishes.
  public enum Kind: String, CaseIterable, Sendable {
    /// A number.
    case number
    /// A position.
    case point
    /// An extent.
    case size
    /// A rectangle.
    case rect
    /// A color.
    case color
    /// A transform.
    case transform
    /// A path.
    case path
    /// A list of colors.
    case colors
    /// A list of numbers.
    case numbers
    /// An image.
    case contents
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
    case .path: .path
    case .colors: .colors
    case .numbers: .numbers
    case .contents: .contents
    }
  }

  /// True if every component is a finite number.
  public var isFinite: Bool {
    switch self {
    case .transform(let transform): transform.isFinite
    case .path, .colors, .numbers: allComponents.allSatisfy(\.isFinite)
    case .contents(let mix): mix.progress.isFinite
    // Infinities and NaN multiplied by zero yield NaN; finite numbers yield zero.
    default: components * 0 == .zero
    }
  }
}

extension AnimatableValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
