/// A property that Pop can animate by name, with its threshold.
public struct PopProperty: Hashable, Sendable {
  /// The name of the constant, such as `kPOPLayerScaleXY`.
  public let constant: String
  /// The name of the property, such as `scaleXY`.
  public let key: String
  /// The class that the property belongs to.
  public let owner: String
  /// The type of the value.
  public let valueType: ValueType
  /// The smallest significant difference, used to end springs and decays.
  public let threshold: Double

  /// The threshold of a property that Pop doesn't define.
  public static let customThreshold = 1.0

  /// The types of values that Pop animates.
  public enum ValueType: String, CaseIterable, Sendable {
    /// A number.
    case float
    /// Two numbers: x and y.
    case point
    /// Two numbers: width and height.
    case size
    /// Four numbers: x, y, width and height.
    case rect
    /// Four numbers: red, green, blue and alpha.
    case color
    /// Four numbers: top, left, bottom and right.
    case insets
    /// Three numbers.
    case vector3
    /// Four numbers.
    case vector4

    /// The number of components of a value.
    public var componentCount: Int {
      switch self {
      case .float: 1
      case .point, .size: 2
      case .vector3: 3
      case .rect, .color, .insets, .vector4: 4
      }
    }
  }

  init(_ constant: String, _ key: String, of owner: String, _ valueType: ValueType, _ threshold: Double) {
    self.constant = constant
    self.key = key
    self.owner = owner
    self.valueType = valueType
    self.threshold = threshold
  }

  /// Returns the first property whose constant or key is `name`; nil if there is none.
  public static func named(_ name: String) -> PopProperty? {
    all.first { $0.constant == name || $0.key == name }
  }
}
