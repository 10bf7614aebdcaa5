import Geometry
public import Motion

/// A property of a layer that can be animated, known by its Core Animation key path.
///
/// ``all`` is the one table of them: key paths in scene files, the schema, reports and messages are made from it.
public struct AnimatableProperty: Sendable {
  /// The unit of a property's numbers.
  public enum Unit: String, Sendable {
    /// Points of the layer's or superlayer's space.
    case points
    /// An angle: radians here, degrees in scene files.
    case angle
    /// A factor or a fraction.
    case ratio
    /// Seconds.
    case seconds
    /// The unit of values without one: a color, a matrix, a path, a picture, a count.
    case none
  }

  /// The place of a value in a layer's properties.
  enum Home: Hashable, Sendable {
    /// Among what every layer has.
    case layer
    /// In ``LayerProperties/effects``.
    case effects
    /// In the content of one kind of layers.
    case content(LayerContent.Kind)
  }

  /// Properties are copied about with every animation, at every frame: one reference costs less than five.
  private final class Description: Sendable {
    let keyPath: String
    let kind: AnimatableValue.Kind
    let unit: Unit
    let summary: String
    let home: Home
    let isAlias: Bool
    let getter: @Sendable (LayerProperties) -> AnimatableValue
    let setter: @Sendable (inout LayerProperties, AnimatableValue) -> Void

    init(
      _ keyPath: String, _ kind: AnimatableValue.Kind, _ unit: Unit, _ summary: String, _ home: Home, _ isAlias: Bool,
      _ getter: @escaping @Sendable (LayerProperties) -> AnimatableValue,
      _ setter: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
    ) {
      self.keyPath = keyPath
      self.kind = kind
      self.unit = unit
      self.summary = summary
      self.home = home
      self.isAlias = isAlias
      self.getter = getter
      self.setter = setter
    }
  }

  private let description: Description

  /// Makes a row of the table.
  ///
  /// - Parameters:
  ///   - keyPath: The key path.
  ///   - kind: The type of its values.
  ///   - unit: The unit of its numbers.
  ///   - summary: The description, one sentence.
  ///   - home: The place of its value.
  ///   - isAlias: Whether it is but another name, or a digest, of other properties.
  ///   - get: Reads it.
  ///   - set: Writes it.
  init(
    _ keyPath: String, _ kind: AnimatableValue.Kind, _ unit: Unit, _ summary: String, in home: Home = .layer,
    isAlias: Bool = false,
    get: @escaping @Sendable (LayerProperties) -> AnimatableValue,
    set: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
  ) {
    description = Description(keyPath, kind, unit, summary, home, isAlias, get, set)
  }

  /// The key path, such as `transform.rotation`.
  public var keyPath: String { description.keyPath }
  /// The type of its values.
  public var kind: AnimatableValue.Kind { description.kind }
  /// The unit of its numbers.
  public var unit: Unit { description.unit }
  /// The description of the property, in one sentence.
  public var summary: String { description.summary }

  /// Returns whether layers of a kind have it; on others it reads as on a new layer of its kind, and writing does
  /// nothing.
  public func isOn(_ kind: LayerContent.Kind) -> Bool {
    if case .content(let own) = description.home { own == kind } else { true }
  }

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

  /// The properties whose values differ, parts of others left out: what has changed when a layer's model has.
  static func changed(from old: LayerProperties, to new: LayerProperties) -> [AnimatableProperty] {
    var homes: [Home] = [.layer]
    if old.hasEffects || new.hasEffects { homes.append(.effects) }
    let kind = new.content.kind
    if kind != .plain, kind == old.content.kind { homes.append(.content(kind)) }
    return homes.flatMap { home in
      whole[home, default: []].filter { $0.value(in: old) != $0.value(in: new) }
    }
  }

  /// The properties that aren't part of another one, by their place.
  private static let whole = Dictionary(grouping: all.filter(\.isWhole), by: \.description.home)

  private var isWhole: Bool {
    if description.isAlias { return false }
    guard let dot = keyPath.firstIndex(of: ".") else { return true }
    return Self.byKeyPath[String(keyPath[..<dot])] == nil
  }

  /// True if it is neither made of other properties nor another name for one: a trace shows it unasked.
  ///
  /// Paths, which are long, must be requested.
  public var isLeaf: Bool {
    switch kind {
    case .number, .color, .colors, .numbers, .contents: !description.isAlias
    case .point, .size, .rect, .transform, .path: false
    }
  }

  /// The leaves that layers of a kind have.
  package static func leaves(on kind: LayerContent.Kind) -> [AnimatableProperty] { leaves[kind, default: []] }

  private static let leaves = Dictionary(
    uniqueKeysWithValues: LayerContent.Kind.allCases.map { kind in
      (kind, all.filter { $0.isLeaf && $0.isOn(kind) })
    })

  private static let byKeyPath = Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })
}

extension AnimatableProperty: Hashable {
  /// Returns whether both are the same property.
  public static func == (a: AnimatableProperty, b: AnimatableProperty) -> Bool {
    a.description === b.description || a.keyPath == b.keyPath
  }

  /// Feeds the key path to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
}
