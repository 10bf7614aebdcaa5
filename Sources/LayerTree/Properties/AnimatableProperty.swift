import Geometry
public import Motion

/// An animatable property of a layer, identified by its Core Animation key path.
///
/// Each is declared once, in the table of its kind of layer; ``all`` is the concatenation of the tables. Key paths and
/// keys of scene files, the schema, help, Pop's table, traces, reports, and messages are generated from the
/// declarations.
public struct AnimatableProperty: Sendable {
  /// The unit of a property's numbers.
  public enum Unit: String, Sendable {
    /// Points in the layer's or superlayer's coordinate space.
    case points
    /// An angle: radians here, degrees in scene files.
    case angle
    /// A factor or a fraction.
    case ratio
    /// Seconds.
    case seconds
    /// No unit: a color, a matrix, a path, an image, or a count.
    case none
  }

  /// The location of a value in a layer's properties.
  package enum Home: Hashable, Sendable {
    /// Common to all layers.
    case layer
    /// In ``LayerProperties/effects``.
    case effects
    /// In the content of one kind of layer.
    case content(LayerContent.Kind)

    static let shape = Home.content(.shape)
    static let text = Home.content(.text)
    static let gradient = Home.content(.gradient)
    static let replicator = Home.content(.replicator)
    static let emitter = Home.content(.emitter)
    static let scroll = Home.content(.scroll)
    static let playback = Home.content(.playback)
  }

  /// Properties are copied with every animation at every frame: copying one reference costs less than copying eleven.
  private final class Declaration: Sendable {
    let keyPath: String
    let kind: AnimatableValue.Kind
    let unit: Unit
    let summary: String
    let home: Home
    let limits: ClosedRange<Double>?
    let standard: String?
    let isAlias: Bool
    let movesInDepth: Bool
    let popConstants: [String]
    let getter: @Sendable (LayerProperties) -> AnimatableValue
    let setter: @Sendable (inout LayerProperties, AnimatableValue) -> Void

    init(
      _ keyPath: String, _ kind: AnimatableValue.Kind, _ unit: Unit, _ summary: String, _ home: Home,
      _ limits: ClosedRange<Double>?, _ standard: String?, _ isAlias: Bool, _ movesInDepth: Bool,
      _ popConstants: [String],
      _ getter: @escaping @Sendable (LayerProperties) -> AnimatableValue,
      _ setter: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
    ) {
      self.keyPath = keyPath
      self.kind = kind
      self.unit = unit
      self.summary = summary
      self.home = home
      self.limits = limits
      self.standard = standard
      self.isAlias = isAlias
      self.movesInDepth = movesInDepth
      self.popConstants = popConstants
      self.getter = getter
      self.setter = setter
    }
  }

  private let declaration: Declaration

  /// Declares a property with custom accessors.
  ///
  /// Most properties are a member of a layer's properties, and are declared with the initializer that takes one.
  ///
  /// - Parameters:
  ///   - keyPath: The key path, also used as the key in scene files.
  ///   - kind: The type of its values.
  ///   - unit: The unit of its numbers.
  ///   - summary: A noun phrase without a period, for help, the schema, and the reference.
  ///   - home: The location of its value.
  ///   - limits: The valid range of a layer's initial value; nil for no limits. Animations may exceed it.
  ///   - standard: A description of the default, if a new layer's value does not describe itself.
  ///   - isAlias: Whether it is another name for other properties, or composed of them.
  ///   - movesInDepth: Whether it moves a layer in depth or rotates it out of its plane.
  ///   - popConstants: Pop's constants that write it without conversion, such as `kPOPLayerCornerRadius`.
  ///   - get: Returns its value.
  ///   - set: Writes it.
  init(
    _ keyPath: String, _ kind: AnimatableValue.Kind, _ unit: Unit, _ summary: String, in home: Home = .layer,
    limits: ClosedRange<Double>? = nil, standard: String? = nil, isAlias: Bool = false, movesInDepth: Bool = false,
    pop popConstants: [String] = [],
    get: @escaping @Sendable (LayerProperties) -> AnimatableValue,
    set: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
  ) {
    declaration = Declaration(
      keyPath, kind, unit, summary, home, limits, standard, isAlias, movesInDepth, popConstants, get, set)
  }

  /// The key path, such as `transform.rotation`.
  public var keyPath: String { declaration.keyPath }
  /// The type of the property's values.
  public var kind: AnimatableValue.Kind { declaration.kind }
  /// The unit of the property's numbers.
  public var unit: Unit { declaration.unit }
  /// The description of the property: a noun phrase.
  public var summary: String { declaration.summary }
  /// The valid range of a layer's initial value; nil for no limits.
  package var limits: ClosedRange<Double>? { declaration.limits }
  /// A description of the default; nil to print a new layer's value.
  package var standard: String? { declaration.standard }
  /// The location of the property's value.
  var home: Home { declaration.home }
  /// Pop's constants that write the property without conversion.
  var popConstants: [String] { declaration.popConstants }

  /// Returns true if layers of the given kind have the property.
  ///
  /// Other layers return the default value and ignore writes.
  public func isOn(_ kind: LayerContent.Kind) -> Bool {
    if case .content(let own) = declaration.home { own == kind } else { true }
  }

  /// Finds the property with the given key path.
  public init?(keyPath: String) {
    guard let found = Self.byKeyPath[keyPath] else { return nil }
    self = found
  }

  /// Returns the property's value in `properties`.
  public func value(in properties: LayerProperties) -> AnimatableValue { declaration.getter(properties) }

  /// Writes the property.
  ///
  /// - Precondition: `value` is of the property's ``kind``.
  public func set(_ value: AnimatableValue, in properties: inout LayerProperties) {
    declaration.setter(&properties, value)
  }

  /// Returns the properties that differ between two models, without components of other properties.
  static func changed(from old: LayerProperties, to new: LayerProperties) -> [AnimatableProperty] {
    var homes: [Home] = [.layer]
    if old.hasEffects || new.hasEffects { homes.append(.effects) }
    let kind = new.content.kind
    if kind != .plain, kind == old.content.kind { homes.append(.content(kind)) }
    return homes.flatMap { home in whole(in: home).filter { $0.value(in: old) != $0.value(in: new) } }
  }

  /// Returns the properties at a location that are neither components of another nor aliases, in the order of the
  /// table.
  package static func whole(in home: Home) -> [AnimatableProperty] { whole[home, default: []] }

  private static let whole = Dictionary(grouping: all.filter(\.isWhole), by: \.declaration.home)

  private var isWhole: Bool {
    if declaration.isAlias { return false }
    guard let dot = keyPath.firstIndex(of: ".") else { return true }
    return Self.byKeyPath[String(keyPath[..<dot])] == nil
  }

  /// True if the property is neither composed of other properties nor an alias; traces show such properties by default.
  ///
  /// Paths are long and must be requested explicitly.
  public var isLeaf: Bool {
    switch kind {
    case .number, .color, .colors, .numbers, .contents: !declaration.isAlias
    case .point, .size, .rect, .transform, .path: false
    }
  }

  /// Returns the leaf properties that layers of the given kind have.
  package static func leaves(on kind: LayerContent.Kind) -> [AnimatableProperty] { leaves[kind, default: []] }

  private static let leaves = Dictionary(
    uniqueKeysWithValues: LayerContent.Kind.allCases.map { kind in
      (kind, all.filter { $0.isLeaf && $0.isOn(kind) })
    })

  /// The properties that move a layer in depth or rotate it out of its plane.
  package static let movingInDepth = Set(all.filter(\.declaration.movesInDepth))

  private static let byKeyPath = Dictionary(uniqueKeysWithValues: all.map { ($0.keyPath, $0) })
}

extension AnimatableProperty: Hashable {
  /// Returns true if both are the same property.
  public static func == (a: AnimatableProperty, b: AnimatableProperty) -> Bool {
    a.declaration === b.declaration || a.keyPath == b.keyPath
  }

  /// Feeds the key path to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(keyPath) }
}
