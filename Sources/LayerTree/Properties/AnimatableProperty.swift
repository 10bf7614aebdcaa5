import Geometry
public import Motion

/// A property of a layer that can be animated, known by its Core Animation key path.
///
/// ``all`` is the one table of them: key paths in scene files, the schema, reports and messages are made from it.
public struct AnimatableProperty: Sendable {
  /// What a property's numbers count.
  public enum Unit: String, Sendable {
    /// Points of the layer's or superlayer's space.
    case points
    /// An angle: radians here, degrees in scene files.
    case angle
    /// A factor or a fraction.
    case ratio
    /// A colour or a matrix, which has no unit.
    case none
  }

  /// Properties are copied about with every animation, at every frame: one reference costs less than five.
  private final class Description: Sendable {
    let keyPath: String
    let kind: AnimatableValue.Kind
    let unit: Unit
    let summary: String
    let getter: @Sendable (LayerProperties) -> AnimatableValue
    let setter: @Sendable (inout LayerProperties, AnimatableValue) -> Void

    init(
      _ keyPath: String, _ kind: AnimatableValue.Kind, _ unit: Unit, _ summary: String,
      _ getter: @escaping @Sendable (LayerProperties) -> AnimatableValue,
      _ setter: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
    ) {
      self.keyPath = keyPath
      self.kind = kind
      self.unit = unit
      self.summary = summary
      self.getter = getter
      self.setter = setter
    }
  }

  private let description: Description

  init(
    _ keyPath: String, _ kind: AnimatableValue.Kind, _ unit: Unit, _ summary: String,
    get: @escaping @Sendable (LayerProperties) -> AnimatableValue,
    set: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
  ) {
    description = Description(keyPath, kind, unit, summary, get, set)
  }

  /// The key path, such as `transform.rotation`.
  public var keyPath: String { description.keyPath }
  /// The type of its values.
  public var kind: AnimatableValue.Kind { description.kind }
  /// What its numbers count.
  public var unit: Unit { description.unit }
  /// What it is, in one sentence.
  public var summary: String { description.summary }

  /// The property with that key path, or nil.
  public init?(keyPath: String) {
    guard let found = Self.byKeyPath[keyPath] else { return nil }
    self = found
  }

  /// The property's value in `properties`.
  public func value(in properties: LayerProperties) -> AnimatableValue { description.getter(properties) }

  /// Writes the property.
  ///
  /// - Precondition: `value` is of the property's ``kind``.
  public func set(_ value: AnimatableValue, in properties: inout LayerProperties) {
    description.setter(&properties, value)
  }

  /// The properties that are no part of another one: what can change when a layer's model does.
  static let whole = all.filter { !$0.keyPath.contains(".") }

  /// Whether it is a single number or a colour, and no other name for what others tell: what a trace shows unasked.
  public var isLeaf: Bool {
    (kind == .number || kind == .color) && self != .transformScale && self != .transformRotationZ
  }

  static let leaves = all.filter(\.isLeaf)

  private static let byKeyPath = Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })
}

extension AnimatableProperty: Hashable {
  /// Whether both are the same property.
  public static func == (a: AnimatableProperty, b: AnimatableProperty) -> Bool {
    a.description === b.description || a.keyPath == b.keyPath
  }

  /// Feeds the key path to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
}
