import Geometry
import LayerTree
import Motion
import SceneProgram

/// The states of an exported view: the parts of layers that steps change, the triggers of keyframes, and the methods that
/// touches call.
final class SwiftUIStates {
  struct Handler: Hashable {
    let layer: Int
    let event: String
  }

  /// The events that a tap gesture answers.
  static let taps: Set<String> = ["touchUpInside", "tap"]
  /// The events that the beginning and the end of a press answer.
  static let presses: Set<String> = ["touchDown", "touchesBegan"]
  static let releases: Set<String> = ["touchesEnded"]
  /// The events that call their methods.
  static let answered = taps.union(presses).union(releases)

  private struct Part: Hashable {
    let layer: Int
    let facet: SwiftUIFacet
  }

  private let writer: SceneCodeWriter
  private var names: [Part: String] = [:]
  private(set) var methods: [Handler: String] = [:]
  /// The changes of models, each with its time from the beginning on; nil where that is not known.
  private var changes: [(part: Part, time: Double?)] = []
  /// The animations of Core Animation's and JNW's, by the lines of their steps.
  private var animations: [(part: Part, line: Int)] = []
  /// The times of steps from the beginning on, by their lines.
  private var times: [Int: Double] = [:]

  init(_ writer: SceneCodeWriter) {
    self.writer = writer
    add(writer.outline.start, at: 0)
    for handler in writer.outline.handlers { add(handler.steps, at: nil) }
    for handler in writer.outline.handlers {
      let name = writer.name(of: handler.layer)
      let key = Handler(layer: handler.layer, event: handler.event)
      if methods[key] == nil {
        methods[key] = writer.names.name(for: name + writer.capitalized(handler.event), otherwise: "touched")
      }
    }
  }

  private func add(_ steps: [OutlineStep], at start: Double?) {
    for step in steps {
      var time = start
      if let delay = step.delay {
        if case .number(let seconds) = delay { time = start.map { $0 + seconds } } else { time = nil }
      }
      times[step.line] = time
      switch step.action {
      case .set(let changes), .swiftUI(let changes): add(changes, at: time)
      case .animate(let changes, let inside), .transaction(let changes, let inside):
        add(changes, at: time)
        add(inside, at: time)
      case .animation(let animation):
        var isChange = false
        if case .boolean(true)? = step.parameters["updateModel"]?.expression { isChange = true }
        add(animation.layer, animation.property.keyPath, at: time, isChange: isChange)
        animations += parts(of: animation.layer, animation.property.keyPath).map { ($0, step.line) }
      case .group(let layer, let animations):
        animations.forEach { add(layer, $0.property.keyPath, at: time, isChange: false) }
      case .pop(let pops):
        for case .layer(let layer, let property) in pops.map(\.subject) {
          SwiftUIFacet.keyPath(ofPop: property.name).map { add(layer, $0, at: time) }
        }
      case .phases(let phases): phases.forEach { add($0.changes, at: nil) }
      case .branch(_, let yes, let no):
        add(yes, at: time)
        add(no, at: time)
      case .steps(let steps), .call(_, let steps): add(steps, at: time)
      case .animateKeyframes, .every, .keyframeAnimator, .transition, .remove, .drive, .interact, .scroll, .unsupported:
        break
      }
      add(step.completion, at: nil)
    }
  }

  private func add(_ changes: [OutlineChange], at time: Double?) {
    for change in changes { if case .layer(let layer) = change.subject { add(layer, change.keyPath, at: time) } }
  }

  private func add(_ layer: Int, _ keyPath: String, at time: Double?, isChange: Bool = true) {
    for part in parts(of: layer, keyPath) {
      if isChange { changes.append((part, time)) }
      guard names[part] == nil else { continue }
      names[part] = writer.names.name(for: "\(writer.name(of: layer)) \(part.facet.suffix)", otherwise: "part")
    }
  }

  private func parts(of layer: Int, _ keyPath: String) -> [Part] {
    var facets = SwiftUIFacet.of(keyPath).map { [$0.facet] } ?? []
    if keyPath == "transform" { facets = [.scale, .rotation, .offset] }
    return facets.map { Part(layer: layer, facet: $0) }
  }

  /// True if an animation of the same part can still run when an animation begins: of an earlier step, or of a touch before.
  func mayRun(before step: OutlineStep, _ animation: OutlineAnimation) -> Bool {
    let own = parts(of: animation.layer, animation.property.keyPath)
    return animations.contains { other in
      guard own.contains(other.part) else { return false }
      guard let time = times[step.line], let start = times[other.line] else { return true }
      return other.line != step.line && start <= time
    }
  }

  /// True if a layer's model value equals an animation's end, although the animation doesn't set it: a step beside it
  /// sets the model there, or the model is there from the beginning on and has not changed by then.
  func stays(
    _ animation: OutlineAnimation, at end: OutlineEnd, of step: OutlineStep, among others: [OutlineStep]
  ) -> Bool {
    guard let wanted = end.constant, let facet = SwiftUIFacet.of(animation.property.keyPath)?.facet else {
      return false
    }
    func isThere(_ properties: LayerProperties) -> Bool {
      let value = animation.property.value(in: properties)
      return value.kind == wanted.kind && value.distance(to: wanted) < 1e-9
    }
    for case .set(let changes) in others.filter({ $0.delay == nil && $0.condition == nil }).map(\.action) {
      for change in changes where change.subject == .layer(animation.layer) {
        guard let property = AnimatableProperty(keyPath: change.keyPath), let value = change.end.constant,
          SwiftUIFacet.of(property.keyPath)?.facet == facet || property.keyPath == "transform"
        else { continue }
        var properties = writer.outline.layers[animation.layer].properties
        property.set(value, in: &properties)
        return isThere(properties)
      }
    }
    let part = Part(layer: animation.layer, facet: facet)
    let time = times[step.line]
    let isFirst = changes.allSatisfy { change in
      change.part != part || (change.time.map { other in time.map { $0 < other } ?? false } ?? false)
    }
    return isFirst && isThere(writer.outline.layers[animation.layer].properties)
  }

  /// The name of the state that a part of a layer is; nil for one that never changes.
  func name(_ facet: SwiftUIFacet, of layer: Int) -> String? { names[Part(layer: layer, facet: facet)] }

  /// The state, or the member of one, that a change of a key path sets; nil where views have nothing of the kind.
  func target(_ keyPath: String, of layer: Int) -> String? {
    guard let (facet, member) = SwiftUIFacet.of(keyPath) else { return nil }
    return name(facet, of: layer).map { $0 + member }
  }

  /// The scale, angle in degrees, and shift that an affine transform without a slant is made of; nil for others.
  static func parts(of transform: Transform3D) -> (scale: Size, rotation: Double, offset: Size)? {
    guard transform.isAffine else { return nil }
    let m = transform.affine
    func value(_ component: TransformComponent) -> Double { component.value(in: transform) }
    let scale = Size(value(.scaleX), value(.scaleY))
    let slant = m.a * m.c + m.b * m.d
    guard abs(slant) < 1e-9 * max(1, scale.width * scale.height) else { return nil }
    return (scale, value(.rotation) * 180 / .pi, Size(m.tx, m.ty))
  }

  /// The declarations of the states, with the values at the beginning.
  var declarations: [String] {
    names.sorted { ($0.key.layer, $0.value) < ($1.key.layer, $1.value) }.map { part, name in
      "@State private var \(name)\(initial(part))"
    }
  }

  private func initial(_ part: Part) -> String {
    let properties = writer.outline.layers[part.layer].properties
    let parts = Self.parts(of: properties.transform) ?? (Size(1, 1), 0, .zero)
    func color(_ color: Color?) -> String { " = \(writer.color(color ?? .clear, isCG: false))" }
    switch part.facet {
    case .position: return " = \(SwiftText.point(properties.position))"
    case .size: return " = \(SwiftText.size(properties.bounds.size))"
    case .scale: return " = \(SwiftText.size(parts.scale))"
    case .rotation: return " = \(SwiftText.double(parts.rotation))"
    case .offset: return " = \(SwiftText.size(parts.offset))"
    case .opacity: return " = \(SwiftText.double(properties.opacity))"
    case .hidden: return " = \(properties.isHidden)"
    case .backgroundColor: return color(properties.backgroundColor)
    case .cornerRadius: return ": CGFloat = \(SwiftText.number(properties.cornerRadius))"
    case .fillColor, .strokeColor, .strokeStart, .strokeEnd:
      guard case .shape(let shape) = properties.content else { return color(nil) }
      switch part.facet {
      case .fillColor: return color(shape.fillColor)
      case .strokeColor: return color(shape.strokeColor)
      case .strokeStart: return ": CGFloat = \(SwiftText.number(shape.strokeStart))"
      default: return ": CGFloat = \(SwiftText.number(shape.strokeEnd))"
      }
    case .text, .textColor:
      guard case .text(let text) = properties.content else { return color(nil) }
      return part.facet == .text ? " = \(SwiftText.quoted(text.string))" : color(text.textColor)
    }
  }
}
