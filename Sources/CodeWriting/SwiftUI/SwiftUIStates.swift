import CodeNotation
import Geometry
import LayerTree
import Motion
import SceneProgram

/// The states of an exported view: the parts of layers that steps change, the triggers of keyframes, and the methods
/// that handle touches.
final class SwiftUIStates {
  struct Handler: Hashable {
    let layer: Int
    let event: String
  }

  /// The events that a tap gesture handles.
  static let taps: Set<String> = ["touchUpInside", "tap"]
  /// The events for the start of a press.
  static let presses: Set<String> = ["touchDown", "touchesBegan"]
  static let releases: Set<String> = ["touchesEnded"]
  /// Returns true if an event is handled by a gesture of the view.
  static func isAnswered(_ event: String) -> Bool {
    taps.union(presses).union(releases).union(["doubleTap", "longPressBegan"]).contains(event)
      || SwiftUIGesture.event(event) != nil
  }

  private struct Part: Hashable {
    let layer: Int
    let facet: SwiftUIFacet
  }

  private let writer: SceneCodeWriter
  private var names: [Part: String] = [:]
  /// The names that have been assigned to parts, even if they are not used.
  private var chosen: [Part: String] = [:]
  /// The parts set by rules, with the indices of the rules.
  private var followers: [(rule: Int, part: Part)] = []
  /// The keyframe animators of views, by the indices of their layers.
  private(set) var keyframes: [Int: [SwiftUIKeyframes]] = [:]
  /// The index of the rule that is being written; nil while steps and views are written.
  var reader: Int? { didSet { (hasReadLater, hasReadAnimated) = (false, false) } }
  /// True if the current rule has read its own result, or the result of a later rule.
  private(set) var hasReadLater = false
  /// True if the current rule has read an animated value; in the scene, it reads the value after the animation.
  private(set) var hasReadAnimated = false
  /// The parts that are animated.
  private var animated: Set<Part> = []
  private(set) var methods: [Handler: String] = [:]
  /// The names of the states for gestures in progress, by the handler of the gesture's start.
  private var flags: [Handler: String] = [:]
  /// The changes of models, each with its time since the start of the scene; nil if the time is unknown.
  private var changes: [(part: Part, time: Double?)] = []
  /// The animations of Core Animation and JNW, with the lines of their steps.
  private var animations: [(part: Part, line: Int)] = []
  /// The Pop springs that keep their velocity when they are retargeted, with the lines of their steps.
  private var popSprings: [(layer: Int, property: String, line: Int)] = []
  /// The times of steps since the start of the scene, by their lines.
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
      if SwiftUIGesture.event(handler.event) != nil, handler.event.hasSuffix("Began"), flags[key] == nil {
        flags[key] = writer.names.name(
          for: name + writer.capitalized(handler.event.dropLast(5) + "Goes"), otherwise: "goes")
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
      case .set(let changes): add(changes, at: time)
      case .swiftUI(let changes): add(changes, at: time, isAnimated: true)
      case .animate(let changes, let inside), .transaction(let changes, let inside):
        add(changes, at: time, isAnimated: true)
        add(inside, at: time)
      case .animation(let animation):
        var isChange = false
        if case .boolean(true)? = step.parameters["updateModel"]?.expression { isChange = true }
        // Keyframes are applied by a modifier, and do not change the view's own values.
        if animation.verb != .keyframes {
          add(animation.layer, animation.property.keyPath, at: time, isChange: isChange, isAnimated: true)
        }
        animations += parts(of: animation.layer, animation.property.keyPath).map { ($0, step.line) }
      case .group(let layer, let animations):
        animations.forEach { add(layer, $0.property.keyPath, at: time, isChange: false, isAnimated: true) }
      case .pop(let verb, let pops):
        for case .layer(let layer, let property) in pops.map(\.subject) {
          guard let keyPath = SwiftUIFacet.keyPath(ofPop: property.name) else { continue }
          add(layer, keyPath, at: time, isAnimated: true)
          if verb == .pop { popSprings.append((layer, property.name, step.line)) }
        }
      case .phases(let phases): phases.forEach { add($0.changes, at: nil, isAnimated: true) }
      case .branch(_, let yes, let no):
        add(yes, at: time)
        add(no, at: time)
      case .steps(let steps), .call(_, let steps): add(steps, at: time)
      case .every(let repetition): add(repetition.steps, at: nil)
      case .animateKeyframes, .keyframeAnimator, .transition, .remove, .drive, .interact, .scroll, .unsupported:
        break
      }
      add(step.completion, at: nil)
    }
  }

  private func add(_ changes: [OutlineChange], at time: Double?, isAnimated: Bool = false) {
    for change in changes {
      if case .layer(let layer) = change.subject { add(layer, change.keyPath, at: time, isAnimated: isAnimated) }
    }
  }

  private func add(
    _ layer: Int, _ keyPath: String, at time: Double?, isChange: Bool = true, isAnimated: Bool = false
  ) {
    for part in parts(of: layer, keyPath) {
      if isAnimated { animated.insert(part) }
      if isChange { changes.append((part, time)) }
      guard names[part] == nil else { continue }
      names[part] = name(of: part)
    }
  }

  private func parts(of layer: Int, _ keyPath: String) -> [Part] {
    var facets = SwiftUIFacet.of(keyPath).map { [$0.facet] } ?? []
    if keyPath == "transform" { facets = [.scale, .rotation, .offset] }
    return facets.map { Part(layer: layer, facet: $0) }
  }

  /// Returns true if an earlier animation of the same part may still be running when an animation begins.
  func mayRun(before step: OutlineStep, _ animation: OutlineAnimation) -> Bool {
    let own = parts(of: animation.layer, animation.property.keyPath)
    return animations.contains { other in
      guard own.contains(other.part) else { return false }
      guard let time = times[step.line], let start = times[other.line] else { return true }
      return other.line != step.line && start <= time
    }
  }

  /// Returns true if a step's Pop spring may be running when the step is performed, and is retargeted then.
  func mayRetarget(_ step: OutlineStep) -> Bool {
    let own = popSprings.filter { $0.line == step.line }
    return popSprings.contains { other in
      guard own.contains(where: { $0.layer == other.layer && $0.property == other.property }) else { return false }
      guard let time = times[step.line], let start = times[other.line] else { return true }
      return start < time
    }
  }

  /// Returns true if a layer's model value equals the end value of an animation that does not set it: because a step
  /// with the same time sets it, or because it is the initial value and has not changed.
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

  /// Assigns properties to the parts of layers that rules set, except for parts that steps change as well.
  func follow(_ rules: [(index: Int, rule: OutlineRule)]) {
    for (_, part) in followers { names[part] = nil }
    followers = []
    for (index, rule) in rules {
      guard case .change(let change) = rule.content, case .layer(let layer) = change.subject else { continue }
      let facets: [SwiftUIFacet] = change.keyPath == "frame" ? [.position, .size] : []
      let own = facets.isEmpty ? parts(of: layer, change.keyPath) : facets.map { Part(layer: layer, facet: $0) }
      // A part changed by steps is a state, and a part set by two rules has no single computed property.
      guard own.allSatisfy({ names[$0] == nil }) else { continue }
      for part in own {
        names[part] = name(of: part)
        followers.append((index, part))
      }
    }
  }

  /// Returns the name of the state for a gesture in progress; nil if its start is not handled.
  func flag(of gesture: SwiftUIGesture, on layer: Int) -> String? {
    flags[Handler(layer: layer, event: gesture.kind.rawValue + "Began")]
  }

  /// Returns the names and facets of the parts that a rule sets.
  func followed(by rule: Int) -> [(name: String, facet: SwiftUIFacet)] {
    followers.filter { $0.rule == rule }.compactMap { follower in
      names[follower.part].map { ($0, follower.part.facet) }
    }
  }

  private func name(of part: Part) -> String {
    if let name = chosen[part] { return name }
    let name = writer.names.name(for: "\(writer.name(of: part.layer)) \(part.facet.suffix)", otherwise: "part")
    chosen[part] = name
    return name
  }

  /// Adds the keyframes that a step plays on a layer.
  func add(_ keyframes: SwiftUIKeyframes, to layer: Int) { self.keyframes[layer, default: []].append(keyframes) }

  /// Returns the time of a step since the start of the scene, in seconds; nil if it is unknown.
  func time(of step: OutlineStep) -> Double? { step.condition == nil ? times[step.line] : nil }

  /// Returns true if steps change the model of a part of a layer.
  func isChanged(_ keyPath: String, of layer: Int) -> Bool {
    let own = parts(of: layer, keyPath)
    return changes.contains { own.contains($0.part) }
  }

  /// Returns the name of the state for a part of a layer; nil if the part never changes.
  func name(_ facet: SwiftUIFacet, of layer: Int) -> String? { names[Part(layer: layer, facet: facet)] }

  /// Returns the state, or its member, that a change of a key path sets; nil if views have no equivalent.
  func target(_ keyPath: String, of layer: Int) -> String? {
    guard let (facet, member) = SwiftUIFacet.of(keyPath) else { return nil }
    if let reader, followers.contains(where: { $0.part == Part(layer: layer, facet: facet) && $0.rule >= reader }) {
      hasReadLater = true
    }
    if reader != nil, animated.contains(Part(layer: layer, facet: facet)) { hasReadAnimated = true }
    return name(facet, of: layer).map { $0 + member }
  }

  /// Returns the scale, the rotation in degrees, and the offset of an affine transform without shear; nil for other
  /// transforms.
  static func parts(of transform: Transform3D) -> (scale: Size, rotation: Double, offset: Size)? {
    guard transform.isAffine else { return nil }
    let m = transform.affine
    func value(_ component: TransformComponent) -> Double { component.value(in: transform) }
    let scale = Size(value(.scaleX), value(.scaleY))
    let slant = m.a * m.c + m.b * m.d
    guard abs(slant) < 1e-9 * max(1, scale.width * scale.height) else { return nil }
    return (scale, value(.rotation) * 180 / .pi, Size(m.tx, m.ty))
  }

  /// Returns the scale, the rotation in degrees including full turns, and the offset of a layer's transform; nil for
  /// other transforms.
  static func parts(of properties: LayerProperties) -> (scale: Size, rotation: Double, offset: Size)? {
    guard var parts = parts(of: properties.transform) else { return nil }
    parts.rotation = turn(parts.rotation, as: properties.angles.z * 180 / .pi)
    return parts
  }

  /// Returns an angle in degrees, adjusted by full turns to match an equivalent one.
  static func turn(_ angle: Double, as given: Double) -> Double {
    let turns = ((given - angle) / 360).rounded()
    return abs(angle + 360 * turns - given) < 1e-6 ? (given * 1e9).rounded() / 1e9 : angle
  }

  /// The declarations of the states with their initial values.
  var declarations: [String] {
    names.filter { state in !followers.contains { $0.part == state.key } }.sorted {
      ($0.key.layer, $0.value) < ($1.key.layer, $1.value)
    }.map { part, name in
      "@State private var \(name)\(initial(part))"
    } + flags.values.sorted().map { "@State private var \($0) = false" }
      + keyframes.values.flatMap { $0.compactMap(\.trigger) }.sorted().map { "@State private var \($0) = 0" }
  }

  private func initial(_ part: Part) -> String {
    let properties = writer.outline.layers[part.layer].properties
    let parts = Self.parts(of: properties) ?? (Size(1, 1), 0, .zero)
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
      return part.facet == .text ? " = \(SwiftLiteral.quoted(text.string))" : color(text.textColor)
    }
  }
}
