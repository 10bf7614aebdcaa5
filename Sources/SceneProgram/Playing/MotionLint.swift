import Arithmetic
package import LayerTree
import Motion
package import SceneDiagnostics

/// Detects likely mistakes in motion while a scene plays.
package final class MotionLint {
  /// A layer that jumped back when its animation ended.
  private struct SnapBack {
    let layer: String
    let property: AnimatableProperty
    let time: Double
    let step: Step
  }

  /// A scripted touch that hit another layer or none.
  private struct Miss {
    let item: TouchScriptItem
    let message: String
    let hint: String
  }

  /// An animation that jumps between two values that cannot be interpolated.
  private struct Jump {
    let layer: String
    let property: AnimatableProperty
    let step: Step
  }

  /// The source range and the property of a warning.
  private struct Subject: Hashable {
    let origin: SourceRange
    let property: String
  }

  /// A property that a step has set.
  private struct SetProperty {
    let layer: Layer
    let keyPath: String
    let step: Step
  }

  /// A model value that a rule read while the presentation value was different.
  private struct EarlyReading {
    let layer: String
    let keyPath: String
    let time: Double
    let origin: SourceRange
  }

  /// A property that Pop and another engine animate at the same time.
  private struct Meeting {
    let layer: String
    let keyPath: String
    let step: Step
  }

  /// The index of the rule being evaluated, if any.
  var rule: Int?
  private let rules: [Rule]
  private var earlyReadings: [EarlyReading] = []
  /// The subjects of the early readings.
  private var earlySubjects: Set<Subject> = []
  /// The properties whose presentation values are read by rules, such as `ball.opacity`.
  private var presented: Set<String> = []
  private var setProperties: [SetProperty] = []
  /// An animation whose first value is not visible during its delay.
  private struct Flash {
    let layer: String
    let property: AnimatableProperty
    let step: Step
  }

  private var flashes: [Flash] = []
  private let blocks = BlockLint()
  /// The linter for backdrop filters without effect.
  let glass = GlassLint()
  /// The key paths set by rules, by layer.
  private var ruled: [ObjectIdentifier: Set<String>] = [:]
  private var misses: [Miss] = []
  private var jumps: [Jump] = []
  private var idlePauses: [(step: Step, time: Double)] = []
  private var performed: Set<SourceRange> = []
  private var snapBacks: [SnapBack] = []

  /// The step that is running or ran last.
  private var step: Step?
  /// The properties animated by Pop and another engine at the same time, with the responsible step.
  private var meetings: [Meeting] = []
  /// The subjects of the meetings.
  private var meetingSubjects: Set<Subject> = []
  /// The layers whose rotation is decomposed into other angles, with the step that rotates them.
  private var misreadTurns: [(layer: String, step: Step)] = []

  func notePerformed(_ step: Step, at time: Double) {
    performed.insert(step.origin)
    self.step = step
    if case .animate(let block) = step.action, !block.changes.isEmpty, block.inside.isEmpty {
      blocks.noteBlock(step, at: time)
    }
  }

  /// Records a change of a layer by the current step.
  func noteChanged(_ keyPath: String, on layer: Layer, from before: LayerProperties) {
    guard let step, rule == nil else { return }
    blocks.noteChange(of: keyPath, on: layer, from: before, by: step)
  }

  /// Records a change of something other than a layer by the current step.
  func noteChangedState() {
    if let step, rule == nil { blocks.noteState(by: step) }
  }

  /// Checks that the first value of a delayed animation is visible during the delay.
  func noteDelay(of animation: any Animation, on layer: Layer, at time: Double, _ step: Step) {
    let local = layer.localTime(at: time)
    func look(_ animation: any Animation, isDelayed: Bool) {
      let isDelayed =
        isDelayed || animation.timing.beginTime > local + 1e-6 && !animation.timing.fillMode.fillsBackwards
      if let group = animation as? AnimationGroup {
        for inner in group.animations {
          let waits = inner.timing.beginTime > 0 && !inner.timing.fillMode.fillsBackwards
          look(inner, isDelayed: isDelayed || waits)
        }
      }
      guard isDelayed, let animation = animation as? any PropertyAnimation, animation.showsValues else { return }
      let property = animation.property
      let shown = property.value(in: layer.presentation(at: time))
      let value = animation.value(at: 0, current: shown)
      let first = animation.isAdditive ? shown.adding(value) : value
      let span = value.distance(to: animation.value(at: 1, current: shown))
      if first.distance(to: shown) > max(1e-6, span / 100) {
        flashes.append(Flash(layer: layer.name, property: property, step: step))
      }
    }
    guard isVisible(layer, at: time) else { return }
    look(animation, isDelayed: false)
  }

  /// Records a change by a step, and checks for a rotation about y beyond the range in which the transform decomposes
  /// into the same angles.
  func noteChange(of keyPath: String, on layer: Layer) {
    guard let step, rule == nil else { return }
    switch step.action {
    case .animate, .animateKeyframes, .swiftUI, .transaction, .drive:
      if let property = AnimatableProperty(keyPath: keyPath) { noteMeeting(of: property, on: layer, step) }
    default: break
    }
    switch step.action {
    case .set, .animate, .swiftUI, .transaction:
      setProperties.append(SetProperty(layer: layer, keyPath: keyPath, step: step))
    default: break
    }
    guard keyPath == AnimatableProperty.transformRotationY.keyPath else { return }
    let others = [AnimatableProperty.transformRotationX, .transformRotationZ].map { $0.value(in: layer.model) }
    let isFlipped = others.allSatisfy { value in
      if case .number(let angle) = value { abs(angle) > .pi / 2 } else { false }
    }
    if isFlipped { misreadTurns.append((layer.name, step)) }
  }

  /// Checks that an animation can interpolate its values.
  func noteBeginning(of animation: any Animation, on layer: Layer, at time: Double, _ step: Step) {
    if let group = animation as? AnimationGroup {
      for animation in group.animations { noteBeginning(of: animation, on: layer, at: time, step) }
    }
    guard let animation = animation as? any PropertyAnimation else { return }
    noteMeeting(of: animation.property, on: layer, step)
    if case .values(let keyframes) = (animation as? KeyframeAnimation)?.track,
      keyframes.calculationMode == .discrete
    {
      return
    }
    let property = animation.property
    let shown = property.value(in: layer.presentation(at: time))
    // Values that cannot be interpolated jump between two neighboring samples.
    let values = (0...Self.samples).map { animation.value(at: Double($0) / Double(Self.samples), current: shown) }
    if zip(values, values.dropFirst()).contains(where: { !$0.canInterpolate(to: $1) }) {
      jumps.append(Jump(layer: layer.name, property: property, step: step))
    }
  }

  /// Checks whether Pop writes a property that another engine starts to animate.
  private func noteMeeting(of property: AnimatableProperty, on layer: Layer, _ step: Step) {
    if layer.runsPop(on: property) { add(Meeting(layer: layer.name, keyPath: property.keyPath, step: step)) }
  }

  /// Checks whether Pop starts to write a property that another engine animates.
  func notePop(of property: PopLayerProperty, on layer: Layer) {
    guard let step, layer.isAnimated(property) else { return }
    add(Meeting(layer: layer.name, keyPath: property.name, step: step))
  }

  private func add(_ meeting: Meeting) {
    let place = Subject(origin: meeting.step.origin, property: "\(meeting.layer).\(meeting.keyPath)")
    if meetingSubjects.insert(place).inserted { meetings.append(meeting) }
  }

  /// Creates a linter for a program with rules.
  init(_ rules: [Rule]) { self.rules = rules }

  /// The number of intervals for sampling an animation's values.
  private static let samples = 32

  func noteRule(of keyPath: String, on layer: Layer) { ruled[ObjectIdentifier(layer), default: []].insert(keyPath) }

  /// Checks whether a rule reads a model value that differs from the presentation value.
  func noteReading(of property: PropertyReading, of layer: Layer, isPresented: Bool, at time: Double) {
    guard let rule else { return }
    if isPresented { presented.insert("\(layer.name).\(property.keyPath)") }
    guard !isPresented, let model = property.value(of: layer.model),
      let shown = property.value(of: layer.presentation(at: time)), model != shown
    else { return }
    let origin = rules[rule].origin
    let place = Subject(origin: origin, property: "\(layer.name).\(property.keyPath)")
    guard earlySubjects.insert(place).inserted else { return }
    earlyReadings.append(
      EarlyReading(layer: layer.name, keyPath: property.keyPath, time: time, origin: origin))
  }

  /// Returns true if a rule overwrites a property that a step has set.
  private func isUndone(_ set: SetProperty) -> Bool {
    ruled[ObjectIdentifier(set.layer), default: []].contains { set.keyPath == $0 || set.keyPath.hasPrefix($0 + ".") }
  }

  func noteNothingToPause(_ step: Step, at time: Double) { idlePauses.append((step, time)) }

  /// Checks that a visible layer keeps the last value of an animation that has ended.
  func noteEnd(of animation: any Animation, on layer: Layer, at time: Double, _ step: Step) {
    guard let animation = animation as? any PropertyAnimation, animation.removedOnCompletion,
      !animation.isAdditive, !animation.isCumulative
    else { return }
    if case .add(let added) = step.action, added.updatesModel == false { return }
    guard isVisible(layer, at: time) else { return }
    let property = animation.property
    let shown = layer.presentation(at: time)
    let model = property.value(in: layer.model)
    // The value is read back from a model, where a full turn equals no rotation.
    var ending = layer.model
    property.set(animation.finalValue(over: model), in: &ending)
    let last = property.value(in: ending)
    // Truncated springs end up to a thousandth of the distance away from the final value.
    let span = animation.value(at: 0, current: model).distance(to: animation.value(at: 1, current: model))
    let distances = visibleParts(of: property).map { $0.value(in: shown).distance(to: last) }
    if distances.contains(where: { $0 > max(1e-6, span / 100) }) {
      snapBacks.append(SnapBack(layer: layer.name, property: property, time: time, step: step))
    }
  }

  /// Returns the visible components of a property; the scale is replaced by its x and y components.
  private func visibleParts(of property: AnimatableProperty) -> [AnimatableProperty] {
    property.keyPath == AnimatableProperty.transformScale.keyPath ? [.transformScaleX, .transformScaleY] : [property]
  }

  /// Returns false if the layer or an ancestor is hidden or nearly transparent.
  private func isVisible(_ layer: Layer, at time: Double) -> Bool {
    var current: Layer? = layer
    while let next = current {
      let shown = next.presentation(at: time)
      if shown.isHidden || shown.opacity < 0.01 { return false }
      current = next.superlayer
    }
    return true
  }

  /// Checks that a touch hits the intended layer, or one of its ancestors or descendants.
  package func noteTouch(by item: TouchScriptItem, of layer: Layer, hit: Layer?) {
    func isInside(_ layer: Layer, _ other: Layer) -> Bool {
      var current: Layer? = layer
      while let next = current {
        if next === other { return true }
        current = next.superlayer
      }
      return false
    }
    if let hit, isInside(hit, layer) || isInside(layer, hit) { return }
    let hint = "only buttons and layers named in ‘when’ receive touches, unless another such layer is in front of them"
    let message = hit.map { "\($0.name) is touched here, not \(layer.name)" } ?? "\(layer.name) is not touched here"
    misses.append(Miss(item: item, message: message, hint: hint))
  }

  /// Reports the findings.
  package func report(
    on steps: [Step], _ touches: [TouchScriptItem], of duration: Double, playedTo end: Double, to log: DiagnosticLog
  ) {
    for item in touches where item.time > duration {
      log.warning(
        at: item.origin,
        "this is at \(item.time.plainText) s, but the scene ends at \(duration.plainText) s",
        hint: "use a longer duration or an earlier time")
    }
    for miss in misses {
      log.warning(at: miss.item.origin, "at \(miss.item.time.plainText) s, \(miss.message)", hint: miss.hint)
    }
    for (set, subject) in Self.places(
      setProperties.filter(isUndone), of: \.step.origin, property: \.keyPath, layer: \.layer.name)
    {
      log.warning(
        at: set.step.origin, "\(subject) is set by a rule at every tick, which undoes this",
        hint: "set a state, and let the rule read it")
    }
    let unintended = earlyReadings.filter { !presented.contains("\($0.layer).\($0.keyPath)") }
    for (reading, subject) in Self.places(unintended, of: \.origin, property: \.keyPath, layer: \.layer) {
      log.warning(
        at: reading.origin,
        "\(subject) is read as its final value, but its animation is still running at \(reading.time.plainText) s",
        hint: "presentation(\(reading.layer).\(reading.keyPath)) is the visible value")
    }
    for (jump, subject) in Self.places(jumps, of: \.step.origin, property: \.property.keyPath, layer: \.layer) {
      log.warning(
        at: jump.step.origin,
        "\(subject) jumps: values that do not match cannot be interpolated",
        hint:
          "paths match if they have the same lines and curves in the same order; lists, if they have the same length")
    }
    for (meeting, subject) in Self.places(meetings, of: \.step.origin, property: \.keyPath, layer: \.layer) {
      log.warning(
        at: meeting.step.origin,
        "\(subject) is animated by Pop and by another engine at once: Pop writes the model at every tick, and the other "
          + "adds to it or covers it",
        hint: "animate it with one engine, or end the first animation with remove")
    }
    blocks.report(to: log, besides: Set(misreadTurns.map(\.step.origin)))
    for (flash, subject) in Self.places(flashes, of: \.step.origin, property: \.property.keyPath, layer: \.layer) {
      log.warning(
        at: flash.step.origin,
        "\(subject) flashes: until the animation begins, the model shows instead of its first value",
        hint: "fillMode: backwards shows the first value during the delay")
    }
    for (layer, step) in misreadTurns {
      log.warning(
        at: step.origin,
        "\(layer) is rotated by more than 90° about y here, which is read as half turns about x and z: "
          + "setting rotation.y does not undo them",
        hint: "set \(layer).transform as a whole: identity, or {rotateY: 200}")
    }
    for (step, time) in idlePauses {
      log.warning(
        at: step.origin, "no Pop animation with this key is running at \(time.plainText) s",
        hint: "the key is the property's name, unless the animation was given another")
    }
    for (snapBack, subject) in Self.places(
      snapBacks, of: \.step.origin, property: \.property.keyPath, layer: \.layer)
    {
      log.warning(
        at: snapBack.step.origin,
        "\(subject) snaps back at \(snapBack.time.plainText) s, "
          + "when the animation is removed and the model value shows",
        hint: "updateModel: true keeps the last value, false confirms that this is intended; or also set the model")
    }
    guard end >= duration else {
      let looked = ((end * 100).rounded() / 100).plainText
      return log.warning(
        "the scene was checked only up to \(looked) s: playing all \(duration.plainText) s takes too long",
        hint: "raise --max-ticks to check the rest of the scene")
    }
    for step in all(steps) where !performed.contains(step.origin) {
      log.warning(
        at: step.origin, "this step never runs within the \(duration.plainText) s that the scene plays",
        hint: "use a longer duration or an earlier time")
    }
  }

  /// Groups findings by source range and property, each with its subject: `ball.opacity`, or `d(0) … d(199): 200
  /// layers, whose opacity` for a step in a loop.
  static func places<Finding>(
    _ findings: [Finding], of origin: (Finding) -> SourceRange, property: (Finding) -> String,
    layer: (Finding) -> String
  ) -> [(first: Finding, subject: String)] {
    var order: [Subject] = []
    var found: [Subject: (first: Finding, layers: [String])] = [:]
    for finding in findings {
      let (place, name) = (Subject(origin: origin(finding), property: property(finding)), layer(finding))
      if found[place] == nil { order.append(place) }
      found[place, default: (finding, [])].layers.append(name)
    }
    return order.compactMap { place in
      guard let (first, repeated) = found[place] else { return nil }
      var known: Set<String> = []
      let layers = repeated.filter { known.insert($0).inserted }
      guard layers.count > 1, let from = layers.first, let to = layers.last else {
        return (first, "\(layers.joined()).\(place.property)")
      }
      return (first, "the \(place.property) of \(layers.count) layers (\(from) … \(to))")
    }
  }

  private func all(_ steps: [Step]) -> [Step] { steps.flatMap { [$0] + all($0.following) } }
}
