import Geometry
import Motion

/// Rows of the table for members of a layer's properties.
extension AnimatableProperty {
  typealias Member<Value> = WritableKeyPath<LayerProperties, Value> & Sendable
  typealias Part<Whole, Value> = WritableKeyPath<Whole, Value> & Sendable

  static func number(
    _ keyPath: String, _ unit: Unit, _ summary: String, in home: Home = .layer, _ member: any Member<Double>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .number, unit, summary, in: home,
      get: { .number($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.number })
  }

  static func point(
    _ keyPath: String, _ unit: Unit, _ summary: String, in home: Home = .layer, _ member: any Member<Point>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .point, unit, summary, in: home,
      get: { .point($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.point })
  }

  static func size(
    _ keyPath: String, _ unit: Unit, _ summary: String, in home: Home = .layer, _ member: any Member<Size>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .size, unit, summary, in: home,
      get: { .size($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.size })
  }

  static func rect(
    _ keyPath: String, _ unit: Unit, _ summary: String, in home: Home = .layer, _ member: any Member<Rect>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .rect, unit, summary, in: home,
      get: { .rect($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.rect })
  }

  static func color(
    _ keyPath: String, _ summary: String, in home: Home = .layer, _ member: any Member<Color>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .color, .none, summary, in: home,
      get: { .color($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.color })
  }

  /// A color that there need not be, which is clear then.
  static func color(
    _ keyPath: String, _ summary: String, in home: Home = .layer, _ member: any Member<Color?>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .color, .none, summary, in: home,
      get: { .color($0[keyPath: member] ?? .clear) }, set: { $0[keyPath: member] = $1.color })
  }

  static func transform(
    _ keyPath: String, _ summary: String, in home: Home = .layer, _ member: any Member<Transform3D>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .transform, .none, summary, in: home,
      get: { .transform($0[keyPath: member]) }, set: { $0[keyPath: member] = $1.transform })
  }

  /// A number that is part of a member.
  static func number<Whole>(
    _ keyPath: String, _ unit: Unit, _ summary: String, in home: Home, _ member: any Member<Whole>,
    _ part: any Part<Whole, Double>
  ) -> AnimatableProperty {
    AnimatableProperty(
      keyPath, .number, unit, summary, in: home,
      get: { .number($0[keyPath: member][keyPath: part]) }, set: { $0[keyPath: member][keyPath: part] = $1.number })
  }

  /// `keyPath.x` and `keyPath.y`.
  static func parts(
    of keyPath: String, _ unit: Unit, _ name: String, in home: Home, _ member: any Member<Point>
  ) -> [AnimatableProperty] {
    [
      number("\(keyPath).x", unit, "\(name) across", in: home, member, \.x),
      number("\(keyPath).y", unit, "\(name) down", in: home, member, \.y),
    ]
  }

  /// `keyPath.width` and `keyPath.height`.
  static func parts(
    of keyPath: String, _ unit: Unit, _ name: String, in home: Home, _ member: any Member<Size>
  ) -> [AnimatableProperty] {
    [
      number("\(keyPath).width", unit, "\(name) across", in: home, member, \.width),
      number("\(keyPath).height", unit, "\(name) down", in: home, member, \.height),
    ]
  }

  /// `keyPath.origin`, `keyPath.size` and their parts.
  static func parts(
    of keyPath: String, _ unit: Unit, _ name: String, in home: Home, _ member: any Member<Rect>
  ) -> [AnimatableProperty] {
    [
      AnimatableProperty(
        "\(keyPath).origin", .point, unit, "the corner of \(name)", in: home,
        get: { .point($0[keyPath: member].origin) }, set: { $0[keyPath: member].origin = $1.point }),
      number("\(keyPath).origin.x", unit, "the left of \(name)", in: home, member, \.origin.x),
      number("\(keyPath).origin.y", unit, "the top of \(name)", in: home, member, \.origin.y),
      AnimatableProperty(
        "\(keyPath).size", .size, unit, "the size of \(name)", in: home,
        get: { .size($0[keyPath: member].size) }, set: { $0[keyPath: member].size = $1.size }),
      number("\(keyPath).size.width", unit, "the width of \(name)", in: home, member, \.size.width),
      number("\(keyPath).size.height", unit, "the height of \(name)", in: home, member, \.size.height),
    ]
  }

  /// The parts of a matrix other than ``LayerProperties/transform``, under the same names.
  static func parts(
    of keyPath: String, _ name: String, in home: Home, _ member: any Member<Transform3D>
  ) -> [AnimatableProperty] {
    let components = TransformComponent.allCases.map { component in
      Self.component(component, of: keyPath, "\(component.summary) of \(name)", in: home, member)
    }
    return components + [translation(of: keyPath, "the shift across and down of \(name)", in: home, member)]
  }

  /// One part of a matrix.
  static func component(
    _ component: TransformComponent, of keyPath: String, _ summary: String, in home: Home = .layer,
    _ member: any Member<Transform3D>
  ) -> AnimatableProperty {
    AnimatableProperty(
      "\(keyPath).\(component.rawValue)", .number, component.unit, summary, in: home,
      isAlias: component == .scale || component == .rotationZ,
      get: { .number(component.value(in: $0[keyPath: member])) },
      set: { component.set($1.number, in: &$0[keyPath: member]) })
  }

  /// The shift of a matrix in the plane.
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
    case .scale: "the scale of all axes"
    case .scaleX: "the scale across"
    case .scaleY: "the scale down"
    case .scaleZ: "the scale in depth"
    case .rotation: "the angle in the plane, clockwise,"
    case .rotationX: "the turn about x"
    case .rotationY: "the turn about y"
    case .rotationZ: "the turn about z"
    case .translationX: "the shift across"
    case .translationY: "the shift down"
    case .translationZ: "the shift in depth"
    }
  }
}
