public import Motion

/// A layer property as defined by Pop: its name, its threshold, and the conversions that Pop applies on writing.
public struct PopLayerProperty: Sendable {
  /// The name, such as `scaleXY`; for properties that Pop lacks, the key path.
  public let name: String
  /// The names of Pop's constants for the property, such as `kPOPLayerScaleXY`; a view's constant often has the same
  /// name as its layer's.
  public let constants: [String]
  /// The type of the property's values.
  public let kind: AnimatableValue.Kind
  /// The unit of the property's values.
  public let unit: AnimatableProperty.Unit
  /// The smallest significant difference, used to end springs and decays.
  public let threshold: Double
  /// The key paths of Core Animation that the value consists of, in the order of its components; empty if writing the
  /// property depends on more than its value.
  package let keyPaths: [String]
  /// True if an animation of the property moves, turns, or scales layers.
  package var movesLayers: Bool { keyPaths.isEmpty || keyPaths.contains { AnimatableProperty.movesLayers($0) } }
  /// The animatable property with the same value, if there is one.
  private let property: AnimatableProperty?
  /// The kind of layer that has the property; nil for all, or for the kinds that have ``property``.
  private let owner: LayerContent.Kind?
  private let getter: @Sendable (LayerProperties) -> AnimatableValue
  private let setter: @Sendable (inout LayerProperties, AnimatableValue) -> Void

  /// Creates a property defined by Pop, with the name and threshold in ``PopProperty`` for the first of its constants.
  init(
    _ constants: String..., kind: AnimatableValue.Kind, unit: AnimatableProperty.Unit,
    keyPaths: [String] = [], on owner: LayerContent.Kind? = nil,
    get: @escaping @Sendable (LayerProperties) -> AnimatableValue,
    set: @escaping @Sendable (inout LayerProperties, AnimatableValue) -> Void
  ) {
    let known = PopProperty.named(constants[0])
    name = known?.key ?? constants[0]
    threshold = known?.threshold ?? PopProperty.customThreshold
    self.constants = constants
    self.kind = kind
    self.unit = unit
    self.keyPaths = keyPaths
    property = nil
    self.owner = owner
    getter = get
    setter = set
  }

  /// Creates a property defined by Pop with the same value as an animatable property.
  init(_ constants: [String], _ property: AnimatableProperty) {
    let known = PopProperty.named(constants[0])
    name = known?.key ?? constants[0]
    threshold = known?.threshold ?? PopProperty.customThreshold
    self.constants = constants
    kind = property.kind
    unit = property.unit
    keyPaths = [property.keyPath]
    self.property = property
    owner = nil
    getter = property.value(in:)
    setter = { property.set($1, in: &$0) }
  }

  /// Creates a Pop property for an animatable property that Pop doesn't define.
  ///
  /// The threshold follows from its kind: 1 for points, 0.01 for angles, and the threshold of scales for ratios.
  ///
  /// - Returns: Nil for a whole matrix (Pop animates only its components), lists, paths, and images.
  public init?(_ property: AnimatableProperty) {
    guard let count = property.kind.componentCount, count <= 4 else { return nil }
    name = property.keyPath
    constants = []
    kind = property.kind
    unit = property.unit
    keyPaths = [property.keyPath]
    self.property = property
    owner = nil
    threshold =
      switch property.unit {
      case .points: 1
      case .angle, .none: 0.01
      case .ratio, .seconds: 0.005
      }
    getter = property.value(in:)
    setter = { property.set($1, in: &$0) }
  }

  /// Finds a property by a Pop name, such as `scaleXY` or `kPOPLayerScaleXY`, by key path, or by the last component of
  /// a name such as `view.frame`.
  public init?(named name: String) {
    if let found = Self.byName[name] {
      self = found
    } else if let found = Self.byLastWord[name], found.property?.keyPath == name || name == "textColor" {
      // Properties of views have separate constants; a label's text color has another name on layers.
      self = found
    } else if let property = AnimatableProperty(keyPath: name) {
      self.init(property)
    } else {
      guard let found = Self.byLastWord[name] else { return nil }
      self = found
    }
  }

  /// Pop's first constant for the same key paths, a layer's before a view's; nil if Pop has none.
  package var constant: String? {
    guard !keyPaths.isEmpty else { return constants.first }
    return Self.all.first { $0.keyPaths == keyPaths }?.constants.first ?? constants.first
  }

  /// Returns true if layers of the given kind have the property; on others, writing it does nothing.
  public func isOn(_ kind: LayerContent.Kind) -> Bool {
    property?.isOn(kind) ?? owner.map { $0 == kind } ?? true
  }

  /// Returns the property's value in `properties`.
  public func value(in properties: LayerProperties) -> AnimatableValue { getter(properties) }

  /// Writes the property as Pop does: a scale of 0 becomes a millionth, and a negative size is ignored.
  ///
  /// - Precondition: `value` is of the property's ``kind``.
  public func set(_ value: AnimatableValue, in properties: inout LayerProperties) { setter(&properties, value) }

  private static let byName = Dictionary(
    all.flatMap { property in ([property.name] + property.constants).map { ($0, property) } },
    uniquingKeysWith: { first, _ in first })

  private static let byLastWord = Dictionary(
    all.compactMap { property in
      property.name.lastIndex(of: ".").map { (String(property.name[$0...].dropFirst()), property) }
    }, uniquingKeysWith: { first, _ in first })
}

extension PopLayerProperty {
  /// Returns the layer's properties that change along with this one.
  func leaves(on layer: Layer) -> [AnimatableProperty] {
    let value = value(in: layer.model)
    let other = AnimatableValue(value.kind, allComponents: value.allComponents.map { $0 * 0.75 + 0.1 })
    return AnimationSummary.leaves(on: layer, through: [value, other].compactMap(\.self)) { set($1, in: &$0) }.map(
      \.property)
  }
}

extension PopLayerProperty: Hashable {
  /// Returns true if both are the same property.
  public static func == (a: PopLayerProperty, b: PopLayerProperty) -> Bool { a.name == b.name }

  /// Feeds the name to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
