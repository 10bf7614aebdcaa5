import Geometry
import Motion

/// Declarations of properties that are members of ``LayerProperties``.
extension AnimatableProperty {
  typealias Member<Value> = WritableKeyPath<LayerProperties, Value> & Sendable
  typealias Part<Whole, Value> = WritableKeyPath<Whole, Value> & Sendable

  /// Declares a property that is a member of ``LayerProperties``; the member's type determines the kind of value.
  ///
  /// The other parameters match the designated initializer.
  init<Value: AnimatablePayload>(
    _ keyPath: String, _ unit: Unit, _ summary: String, in home: Home = .layer,
    limits: ClosedRange<Double>? = nil, standard: String? = nil, isAlias: Bool = false, movesInDepth: Bool = false,
    pop popConstants: [String] = [], _ member: any Member<Value>
  ) {
    self.init(
      keyPath, Value.kind, unit, summary, in: home, limits: limits, standard: standard, isAlias: isAlias,
      movesInDepth: movesInDepth, pop: popConstants,
      get: { $0[keyPath: member].animatableValue }, set: { $0[keyPath: member] = .payload(of: $1) })
  }

  /// Declares a property that is a component of a member.
  private init<Whole, Value: AnimatablePayload>(
    _ keyPath: String, _ unit: Unit, _ summary: String, in home: Home, _ member: any Member<Whole>,
    _ part: any Part<Whole, Value>
  ) {
    self.init(
      keyPath, Value.kind, unit, summary, in: home,
      get: { $0[keyPath: member][keyPath: part].animatableValue },
      set: { $0[keyPath: member][keyPath: part] = .payload(of: $1) })
  }

  /// Returns the properties `keyPath.x` and `keyPath.y`.
  static func parts(
    of keyPath: String, _ unit: Unit, _ name: String, in home: Home, _ member: any Member<Point>
  ) -> [AnimatableProperty] {
    [
      AnimatableProperty("\(keyPath).x", unit, "the horizontal component of \(name)", in: home, member, \.x),
      AnimatableProperty("\(keyPath).y", unit, "the vertical component of \(name)", in: home, member, \.y),
    ]
  }

  /// Returns the properties `keyPath.width` and `keyPath.height`.
  static func parts(
    of keyPath: String, _ unit: Unit, _ name: String, in home: Home, _ member: any Member<Size>
  ) -> [AnimatableProperty] {
    [
      AnimatableProperty("\(keyPath).width", unit, "the horizontal component of \(name)", in: home, member, \.width),
      AnimatableProperty("\(keyPath).height", unit, "the vertical component of \(name)", in: home, member, \.height),
    ]
  }

  /// Returns the properties `keyPath.origin`, `keyPath.size` and their components.
  static func parts(
    of keyPath: String, _ unit: Unit, _ name: String, in home: Home, _ member: any Member<Rect>
  ) -> [AnimatableProperty] {
    [
      AnimatableProperty("\(keyPath).origin", unit, "the origin of \(name)", in: home, member, \.origin),
      AnimatableProperty("\(keyPath).origin.x", unit, "the left edge of \(name)", in: home, member, \.origin.x),
      AnimatableProperty("\(keyPath).origin.y", unit, "the top edge of \(name)", in: home, member, \.origin.y),
      AnimatableProperty("\(keyPath).size", unit, "the size of \(name)", in: home, member, \.size),
      AnimatableProperty("\(keyPath).size.width", unit, "the width of \(name)", in: home, member, \.size.width),
      AnimatableProperty("\(keyPath).size.height", unit, "the height of \(name)", in: home, member, \.size.height),
    ]
  }

  /// Returns the properties `keyPath.blurRadius` and the other filters.
  static func parts(
    of keyPath: String, _ name: String, in home: Home, _ member: any Member<Filters>
  ) -> [AnimatableProperty] {
    func filter(
      _ part: String, _ unit: Unit, _ summary: String, _ path: any Part<Filters, Double>
    ) -> AnimatableProperty {
      AnimatableProperty("\(keyPath).\(part)", unit, summary, in: home, member, path)
    }
    return [
      filter("blurRadius", .points, "the standard deviation of the blur of \(name)", \.blurRadius),
      filter("saturation", .ratio, "the saturation of \(name)", \.saturation),
      filter("brightness", .ratio, "the brightness added to the colors of \(name)", \.brightness),
      filter("contrast", .ratio, "the contrast of \(name)", \.contrast),
      filter("hueRotation", .angle, "the hue rotation of \(name)", \.hueRotation),
    ]
  }

  /// Returns the components of a matrix other than ``LayerProperties/transform``, under the same names.
  static func parts(
    of keyPath: String, _ name: String, in home: Home, _ member: any Member<Transform3D>
  ) -> [AnimatableProperty] {
    let components = TransformComponent.allCases.map { component in
      Self.component(component, of: keyPath, "\(component.summary) of \(name)", in: home, member)
    }
    return components + [
      translation(of: keyPath, "the horizontal and vertical translation of \(name)", in: home, member)
    ]
  }

  /// Returns the property for one component of a matrix.
  static func component(
    _ component: TransformComponent, of keyPath: String, _ summary: String, in home: Home = .layer,
    movesInDepth: Bool = false, _ member: any Member<Transform3D>
  ) -> AnimatableProperty {
    AnimatableProperty(
      "\(keyPath).\(component.rawValue)", .number, component.unit, summary, in: home,
      isAlias: component == .scale || component == .rotationZ, movesInDepth: movesInDepth,
      get: { .number(component.value(in: $0[keyPath: member])) },
      set: { component.set($1.number, in: &$0[keyPath: member]) })
  }

  /// Returns the property for a matrix's translation in the plane.
  static func translation(
    of keyPath: String, _ summary: String, in home: Home = .layer, _ member: any Member<Transform3D>
  ) -> AnimatableProperty {
    AnimatableProperty(
      "\(keyPath).translation", .size, .points, summary, in: home,
      get: { .size(TransformComponent.translation(in: $0[keyPath: member])) },
      set: { TransformComponent.setTranslation($1.size, in: &$0[keyPath: member]) })
  }
}

extension TransformComponent {
  fileprivate var unit: AnimatableProperty.Unit {
    switch self {
    case .scale, .scaleX, .scaleY, .scaleZ: .ratio
    case .rotation, .rotationX, .rotationY, .rotationZ: .angle
    case .translationX, .translationY, .translationZ: .points
    }
  }

  fileprivate var summary: String {
    switch self {
    case .scale: "the scale along all axes"
    case .scaleX: "the horizontal scale"
    case .scaleY: "the vertical scale"
    case .scaleZ: "the scale along the z axis"
    case .rotation: "the clockwise rotation in the plane"
    case .rotationX: "the rotation about the x axis"
    case .rotationY: "the rotation about the y axis"
    case .rotationZ: "the rotation about the z axis"
    case .translationX: "the horizontal translation"
    case .translationY: "the vertical translation"
    case .translationZ: "the translation along the z axis"
    }
  }
}
