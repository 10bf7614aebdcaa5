/// A color or a gradient for shapes and text: SwiftUI's `ShapeStyle`.
public protocol ShapeStyle: Sendable {
  /// The type of the style that ``resolve(in:)`` returns.
  associatedtype Resolved: ShapeStyle = Never
  /// Returns the style for an environment.
  func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
  /// Never called.
  public func resolve(in environment: EnvironmentValues) -> Never { preconditionFailure("Never is not a style") }
}

extension ShapeStyle where Resolved == Never {
  /// Never called: the style is one of the framework's own.
  ///
  /// - Precondition: The style isn't a color or a gradient, and has its own `resolve(in:)`.
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("\(Self.self) has no resolve(in:)")
  }
}

/// A style that can be painted.
protocol PaintableStyle: ShapeStyle where Resolved == Never {
  func paint(in environment: EnvironmentValues) -> Paint
}

extension ShapeStyle {
  /// Returns the paint for an environment.
  func resolvedPaint(in environment: EnvironmentValues) -> Paint {
    if let paintable = self as? any PaintableStyle { return paintable.paint(in: environment) }
    return resolve(in: environment).resolvedPaint(in: environment)
  }
}

extension EnvironmentValues {
  /// The paint of text and shapes.
  var foregroundPaint: Paint { (foregroundStyle ?? Color.primary).resolvedPaint(in: self) }
}

extension Color: PaintableStyle {
  /// The type of resolved colors.
  public typealias Resolved = Never

  func paint(in environment: EnvironmentValues) -> Paint {
    .color(resolved(isDark: environment.colorScheme == .dark))
  }
}

/// Any shape style: SwiftUI's `AnyShapeStyle`.
public struct AnyShapeStyle: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  private let style: any ShapeStyle
  /// Creates a style from another.
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  func paint(in environment: EnvironmentValues) -> Paint { style.resolvedPaint(in: environment) }
}

/// The style of primary, secondary, and tertiary content: SwiftUI's `HierarchicalShapeStyle`.
public struct HierarchicalShapeStyle: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  private let level: Int
  /// The style of primary content.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The style of secondary content.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The style of tertiary content.
  public static let tertiary = HierarchicalShapeStyle(level: 2)

  func paint(in environment: EnvironmentValues) -> Paint {
    let index = level - 1
    if environment.secondaryStyles.indices.contains(index) {
      return environment.secondaryStyles[index].resolvedPaint(in: environment)
    }
    guard environment.foregroundStyle != nil else {
      return [Color.primary, .secondary, .tertiary][level].paint(in: environment)
    }
    return environment.foregroundPaint.withOpacity([1, 0.5, 0.25][level])
  }
}

extension Color {
  /// The color of tertiary content.
  fileprivate static var tertiary: Color { secondary.opacity(0.5) }
}

/// The style of the foreground: SwiftUI's `ForegroundStyle`.
public struct ForegroundStyle: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { environment.foregroundPaint }
}

/// The style of controls: SwiftUI's `TintShapeStyle`.
public struct TintShapeStyle: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint {
    (environment.tint ?? Color.blue).resolvedPaint(in: environment)
  }
}

/// The style of backgrounds: SwiftUI's `BackgroundStyle`.
public struct BackgroundStyle: PaintableStyle {
  /// The type of resolved styles.
  public typealias Resolved = Never
  /// Creates the style.
  public init() {}
  func paint(in environment: EnvironmentValues) -> Paint { Color.background.paint(in: environment) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of primary content.
  public static var primary: Self { .primary }
  /// The style of secondary content.
  public static var secondary: Self { .secondary }
  /// The style of tertiary content.
  public static var tertiary: Self { .tertiary }
}
extension ShapeStyle where Self == ForegroundStyle {
  /// The style of the foreground.
  public static var foreground: Self { ForegroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  /// The style of controls.
  public static var tint: Self { TintShapeStyle() }
}
extension ShapeStyle where Self == BackgroundStyle {
  /// The style of backgrounds.
  public static var background: Self { BackgroundStyle() }
}
