public import Geometry

/// A value of any type that an animation can carry from one state to another.
public enum AnimatableValue: Hashable, Sendable {
  /// A number, in its property's unit.
  case number(Double)
  /// A position.
  case point(Point)
  /// An extent.
  case size(Size)
  /// A rectangle.
  case rect(Rect)
  /// A color; its four straight components move independently, and may leave 0...1.
  case color(Color)
  /// A transform, interpolated by its parts and not by its entries.
  ///
  /// It is boxed; otherwise its sixteen numbers would be copied with every value of any type.
  indirect case transform(Transform3D)
  /// A path, whose points move independently.
  case path(Path)
  /// A list of colors, as in a gradient.
  case colors([Color])
  /// A list of numbers, such as the locations of colors in a gradient.
  case numbers([Double])
  /// An image, or a mix of two.
  ///
  /// It is boxed, as the transform is.
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
    // Infinities and NaN survive being multiplied by zero; finite numbers don't.
    default: components * 0 == .zero
    }
  }
}

extension AnimatableValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Makes a number.
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
}
