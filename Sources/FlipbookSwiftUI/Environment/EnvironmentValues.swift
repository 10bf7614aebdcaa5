public import Foundation

/// The key of a value that views pass to their descendants: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value unless it has been set.
  static var defaultValue: Value { get }
}

/// The values that a view passes to its descendants: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues {
  /// The font of text; nil for body text.
  public var font: Font?
  /// The maximum number of lines of a text; nil for no limit.
  public var lineLimit: Int?
  /// The alignment of the lines of a text.
  public var multilineTextAlignment = TextAlignment.leading
  /// The appearance.
  public var colorScheme = ColorScheme.light
  /// A Boolean value that indicates whether controls respond to touches.
  public var isEnabled = true
  /// The smallest scale of text that shrinks to fit.
  public var minimumScaleFactor: CGFloat = 1
  /// The extra space between lines, in points.
  public var lineSpacing: CGFloat = 0
  /// The number of pixels per point: 2.
  public var displayScale: CGFloat { 2 }
  /// The extra space between letters, in points.
  var kerning = 0.0
  /// The direction of the enclosing stack; nil outside of stacks.
  var stackAxis: Axis?
  var fontWeight: Font.Weight?
  var isItalic = false
  var hasTabularDigits = false
  /// The style of text and shapes; nil for primary content.
  var foregroundStyle: (any ShapeStyle)?
  /// The styles of secondary and tertiary content; nil for the first style at lower opacity.
  var secondaryStyles: [any ShapeStyle] = []
  /// The style of controls.
  var tint: (any ShapeStyle)?
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates the default values.
  public init() {}

  /// The value for a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The observable object of a type; nil if there is none.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { values[ObjectIdentifier(type)] as? Object }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// The font of text, with all modifiers.
  var resolvedFont: Font {
    var font = font ?? .body
    if let fontWeight { font = font.weight(fontWeight) }
    if isItalic { font.isItalic = true }
    if hasTabularDigits { font.hasTabularDigits = true }
    return font
  }
}
