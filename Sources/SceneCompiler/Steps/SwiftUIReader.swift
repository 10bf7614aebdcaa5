import Arithmetic
import Encodings
import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneProgram
import SceneSyntax

/// Reads the steps of SwiftUI: animated changes, keyframes, and phases.
struct SwiftUIReader {
  let context: ReadingContext
  let targets: TargetReader
  let changes: ChangeReader

  /// Returns the animation of a step or a phase; nil, after logging an error, if it is invalid.
  static func animation(_ record: RecordValues) -> SwiftUIAnimation? {
    let word = record.read(SwiftUIKeys.animation) ?? .default
    guard areOfOneKind(record, word), let motion = motion(word, record) else { return nil }
    var animation = SwiftUIAnimation(motion)
    animation.delay = record.read(SwiftUIKeys.delay) ?? 0
    animation.speed = record.read(SwiftUIKeys.speed) ?? 1
    animation.repeatCount = record.read(SwiftUIKeys.repeatCount) ?? 1
    animation.autoreverses = record.read(SwiftUIKeys.autoreverses) ?? true
    if animation.repeatCount.isFinite, animation.repeatCount != animation.repeatCount.rounded(),
      let range = record.range(of: SwiftUIKeys.repeatCount)
    {
      record.log.error(
        at: range, "repeatCount must be a whole number, but is \(animation.repeatCount.plainText)",
        hint: "write repeatCount: \(animation.repeatCount.rounded().plainText)")
      return nil
    }
    return animation
  }

  /// Returns true if all parameters belong to the animation's name and to a single notation.
  private static func areOfOneKind(_ record: RecordValues, _ word: SwiftUIKeys.Word) -> Bool {
    let own = word.parameters.flatMap(\.self)
    let given = SwiftUIKeys.parameters.map(\.name).filter { record.record[$0] != nil }
    if let other = given.first(where: { !own.contains($0) }), let place = record.record[other]?.range {
      let takers = SwiftUIKeys.Word.allCases.filter { $0.parameters.contains { $0.contains(other) } }
      record.log.error(
        at: place, "\(word.rawValue) does not take \(other)",
        hint: (own.isEmpty ? "it takes no parameters" : "it takes \(own.joined(separator: ", "))")
          + "; \(other) is for \(takers.map(\.rawValue).joined(separator: ", "))")
      return false
    }
    // The last group of a spring's parameters can be combined with each of the others.
    let ways = word.parameters.prefix(2).filter { $0.count > 1 && $0.contains { given.contains($0) } }
    guard ways.count > 1 else { return true }
    record.log.error(
      at: record.range,
      "conflicting spring parameters: \(ways.compactMap { $0.first { given.contains($0) } }.joined(separator: " and "))",
      hint: "use one set: \(ways.map { $0.joined(separator: ", ") }.joined(separator: "; or "))")
    return false
  }

  private static func motion(_ word: SwiftUIKeys.Word, _ record: RecordValues) -> SwiftUIAnimation.Motion? {
    func curve(_ function: TimingFunction) -> SwiftUIAnimation.Motion {
      .curve(function, duration: record.read(SwiftUIKeys.duration) ?? SwiftUIAnimation.curveDuration)
    }
    func missing(_ key: String, _ sample: String) -> SwiftUIAnimation.Motion? {
      record.log.error(at: record.range, "\(word.rawValue) needs \(key)", hint: sample)
      return nil
    }
    switch word {
    case .linear: return curve(.linear)
    case .easeIn: return curve(.easeIn)
    case .easeOut: return curve(.easeOut)
    case .easeInOut: return curve(.easeInEaseOut)
    case .timingCurve:
      guard record.has(SwiftUIKeys.controlPoints) else {
        return missing("controlPoints", "controlPoints: [0.2, 0, 0, 1]")
      }
      return record.read(SwiftUIKeys.controlPoints).map(curve)
    case .interpolatingSpring where record.has(SwiftUIKeys.mass) && !hasConstants(record):
      return missing("stiffness and damping", "stiffness: 170, damping: 15")
    default: break
    }
    do throws(SpringError) {
      return try spring(word, record)
    } catch {
      record.log.error(at: record.range, "\(error)")
      return nil
    }
  }

  private static func hasConstants(_ record: RecordValues) -> Bool {
    record.has(SwiftUIKeys.stiffness) || record.has(SwiftUIKeys.damping)
  }

  private static func spring(
    _ word: SwiftUIKeys.Word, _ record: RecordValues
  ) throws(SpringError) -> SwiftUIAnimation.Motion? {
    let isResponsive =
      record.has(SwiftUIKeys.response) || record.has(SwiftUIKeys.dampingFraction)
    let isInteractive = word == .interactiveSpring
    let blendDuration = record.read(SwiftUIKeys.blendDuration) ?? (isInteractive ? 0.25 : 0)
    let duration = record.read(SwiftUIKeys.duration) ?? (isInteractive ? 0.15 : 0.5)
    let extraBounce = record.read(SwiftUIKeys.extraBounce) ?? 0
    switch word {
    case .smooth: return try .preset(.smooth, duration: duration, extraBounce: extraBounce)
    case .snappy: return try .preset(.snappy, duration: duration, extraBounce: extraBounce)
    case .bouncy: return try .preset(.bouncy, duration: duration, extraBounce: extraBounce)
    case .spring where isResponsive, .interactiveSpring where isResponsive:
      return try .spring(
        response: record.read(SwiftUIKeys.response) ?? duration,
        dampingFraction: record.read(SwiftUIKeys.dampingFraction) ?? (isInteractive ? 0.86 : 0.825),
        blendDuration: blendDuration)
    case .spring:
      return try .spring(
        duration: duration, bounce: record.read(SwiftUIKeys.bounce) ?? 0, blendDuration: blendDuration)
    case .interactiveSpring:
      return try .spring(duration: duration, bounce: 0.15 + extraBounce, blendDuration: blendDuration)
    case .interpolatingSpring:
      let velocity = record.read(SwiftUIKeys.initialVelocity) ?? 0
      guard hasConstants(record) else {
        return .interpolatingSpring(
          try SpringCurve(
            perceptualDuration: duration, bounce: record.read(SwiftUIKeys.bounce) ?? 0, initialVelocity: velocity))
      }
      guard let stiffness = record.read(SwiftUIKeys.stiffness), let damping = record.read(SwiftUIKeys.damping) else {
        record.log.error(
          at: record.range, "interpolatingSpring needs stiffness and damping", hint: "stiffness: 170, damping: 15")
        return nil
      }
      return .interpolatingSpring(
        try SpringCurve(
          mass: record.read(SwiftUIKeys.mass) ?? 1, stiffness: stiffness, damping: damping, initialVelocity: velocity,
          allowsOverdamping: true))
    case .default, .linear, .easeIn, .easeOut, .easeInOut, .timingCurve: return try .default()
    }
  }

  /// Returns the animation of a step or a phase, evaluated when it runs.
  private static func animation(_ values: CompiledRecord) -> Computed<SwiftUIAnimation> {
    Computed(.record(values)) { animation(RecordValues(record: values, frame: $0)) }
  }

  /// Returns the step that animates changes.
  func animation(_ node: SyntaxNode, _ record: RecordReader, completion: [Step]) -> Computed<SwiftUIStep> {
    let (changes, values) = (changes.animated(node), record.compiled)
    let form = StepForm.swiftUI(
      values.describing([StepKeys.swiftui.name: changes.form]), changes: changes.form.items,
      animation: Self.animation(values), completion: completion)
    return Computed(.step(form)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let changes = changes.value(frame), let animation = Self.animation(record),
        Self.takesVelocity(record, animation, changes)
      else { return nil }
      return SwiftUIStep(
        changes: changes, animation: animation,
        criteria: record.read(SwiftUIKeys.criteria) ?? .logicallyComplete,
        velocity: record.read(SwiftUIKeys.velocity), tracksVelocity: record.read(SwiftUIKeys.tracksVelocity) ?? true,
        completion: completion)
    }
  }

  /// Returns true if the animation accepts an initial velocity, and all changes support it.
  private static func takesVelocity(
    _ record: RecordValues, _ animation: SwiftUIAnimation, _ changes: [Step.Change]
  ) -> Bool {
    guard let range = record.range(of: SwiftUIKeys.velocity) else { return true }
    guard case .spring = animation.motion else {
      let isSpring = if case .interpolatingSpring = animation.motion { true } else { false }
      record.log.error(
        at: range,
        isSpring ? "interpolatingSpring takes initialVelocity, not velocity" : "a curve cannot have a velocity",
        hint: isSpring
          ? "as a multiple of the distance per second: initialVelocity: 2" : "use a spring: animation: spring")
      return false
    }
    guard let velocity = record.read(SwiftUIKeys.velocity) else { return false }
    for case .layer(_, let keyPath, _) in changes {
      guard let kind = AnimatableProperty(keyPath: keyPath)?.kind, let count = kind.componentCount,
        count != velocity.count
      else { continue }
      record.log.error(
        at: range,
        "the velocity of \(keyPath), a \(kind.rawValue), needs \(count) number\(count == 1 ? "" : "s"), but has \(velocity.count)",
        hint: count == 2 ? "velocity: [0, -1500]" : nil)
      return false
    }
    return true
  }

  /// Returns the step that plays phases.
  func phases(_ node: SyntaxNode, _ record: RecordReader, completion: [Step]) -> Computed<PhaseAnimatorStep> {
    guard case .list(let items) = node.content, items.count > 1 else {
      context.log.error(
        at: node.range, "phaseAnimator needs at least two phases",
        hint: "phaseAnimator: [{set: {ball.opacity: 1}}, {set: {ball.opacity: 0}, animation: smooth}]")
      return .failed
    }
    let all = items.map(phase)
    let phases = Computed<[PhaseAnimatorStep.Phase]>.all(all.map(\.phase))
    let values = record.compiled
    let form = StepForm.phaseAnimator(
      values.describing([StepKeys.phaseAnimator.name: phases.form]), phases: all.compactMap(\.form),
      completion: completion)
    return Computed(.step(form)) { frame in
      guard let phases = phases.value(frame) else { return nil }
      let record = RecordValues(record: values, frame: frame)
      return PhaseAnimatorStep(
        phases: phases, isRepeating: record.read(SwiftUIKeys.repeating) ?? false, completion: completion)
    }
  }

  private func phase(
    _ node: SyntaxNode
  ) -> (phase: Computed<PhaseAnimatorStep.Phase>, form: StepForm.Phase?) {
    guard let record = context.record(node, as: SwiftUIKeys.phase), let set = record.read(SwiftUIKeys.changes) else {
      return (.failed, nil)
    }
    let (changes, values) = (changes.all(set), record.compiled)
    let written = values.describing([SwiftUIKeys.changes.name: changes.form])
    let phase = Computed<PhaseAnimatorStep.Phase>(.record(written)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let changes = changes.value(frame), let animation = Self.animation(record) else { return nil }
      return PhaseAnimatorStep.Phase(changes: changes, animation: animation)
    }
    return (phase, StepForm.Phase(record: written, changes: changes.form, animation: Self.animation(values)))
  }

  /// Returns the step that plays keyframes.
  func keyframes(_ node: SyntaxNode, _ record: RecordReader, completion: [Step]) -> Computed<KeyframeAnimatorStep> {
    guard
      let entries = context.entries(of: node, "a map such as {ball.opacity: [{linear: 0, duration: 0.5}]}")
    else { return .failed }
    let all = entries.map(track)
    let tracks = Computed<[KeyframeAnimatorStep.Track]>.all(all.map(\.track))
    let values = record.compiled
    let form = StepForm.keyframeAnimator(
      values.describing([StepKeys.keyframeAnimator.name: tracks.form]), tracks: all.compactMap(\.form),
      completion: completion)
    return Computed(.step(form)) { frame in
      guard let tracks = tracks.value(frame) else { return nil }
      let record = RecordValues(record: values, frame: frame)
      return KeyframeAnimatorStep(
        tracks: tracks, isRepeating: record.read(SwiftUIKeys.repeating) ?? false, completion: completion)
    }
  }

  private func track(
    _ entry: SyntaxNode.Entry
  ) -> (track: Computed<KeyframeAnimatorStep.Track>, form: StepForm.Track?) {
    guard let (target, property) = targets.property(entry.key, at: entry.keyRange) else { return (.failed, nil) }
    let layer = target.currentLayer
    guard let count = property.kind.componentCount, count <= 4 else {
      context.log.error(
        at: entry.keyRange, "SwiftUI has no keyframes for \(property.keyPath), a \(property.kind.rawValue)",
        hint: property.kind == .transform ? "animate its components: \(property.keyPath).scale" : nil)
      return (.failed, nil)
    }
    guard case .list(let items) = entry.value.content, !items.isEmpty else {
      context.mismatch(entry.value, "a list of keyframes such as {linear: 0, duration: 0.5}")
      return (.failed, nil)
    }
    let all = items.map { keyframe($0, of: property) }
    let keyframes = Computed<[SwiftUIKeyframe]>.all(all.map(\.keyframe))
    let name = entry.key
    let track = Computed<KeyframeAnimatorStep.Track>(.map([(key: name, value: keyframes.form)])) { frame in
      guard let layer = layer.value(frame), let keyframes = keyframes.value(frame) else { return nil }
      return KeyframeAnimatorStep.Track(layer: layer, property: property, keyframes: keyframes)
    }
    return (track, StepForm.Track(layer: target.form, property: property, keyframes: all))
  }

  /// Compiles a keyframe of a property, with the written form of its value.
  private func keyframe(
    _ node: SyntaxNode, of property: AnimatableProperty
  ) -> (keyframe: Computed<SwiftUIKeyframe>, value: Operand) {
    let kinds = SwiftUIKeys.keyframes
    guard case .map(let entries) = node.content, let first = entries.first else {
      context.mismatch(node, "a keyframe such as {linear: 0, duration: 0.5}")
      return (.failed, .unwritten)
    }
    guard let entry = entries.first(where: { entry in kinds.contains { $0.verb == entry.key } }),
      let type = kinds.first(where: { $0.verb == entry.key })?.record
    else {
      context.log.error(
        at: first.keyRange, "unknown kind of keyframe ‘\(first.key)’",
        hint: NearestName.hint(for: first.key, among: kinds.map(\.verb))
          ?? "a keyframe begins with \(kinds.map(\.verb).joined(separator: ", "))")
      return (.failed, .unwritten)
    }
    let record = RecordReader(entries, of: type, at: entry.keyRange, context: context)
    let value = ValueType.value(of: property)
    let end = context.compiled(entry.value, as: value, for: entry.key, at: entry.keyRange)
    let start = record.compiled(SwiftUIKeys.startVelocity, as: value)
    let last = record.compiled(SwiftUIKeys.endVelocity, as: value)
    let (values, kind) = (record.compiled, entry.key)
    let written = values.describing([entry.key: .property(end)])
    let keyframe = Computed<SwiftUIKeyframe>(.record(written)) { frame in
      let record = RecordValues(record: values, frame: frame)
      guard let end = end.value(frame) else { return nil }
      let (start, last) = (start?.value(frame), last?.value(frame))
      switch kind {
      case SwiftUIKeys.move.name: return SwiftUIKeyframe(end, .move)
      case SwiftUIKeys.spring.name:
        guard
          let curve = try? SpringCurve(
            perceptualDuration: record.read(SpringKeys.perceptualDuration) ?? 0.5,
            bounce: record.read(SpringKeys.bounce) ?? 0)
        else { return nil }
        return SwiftUIKeyframe(
          end, .spring(curve, startVelocity: start), duration: record.read(SwiftUIKeys.springTime))
      default:
        guard let duration = record.read(SwiftUIKeys.time) else { return nil }
        return kind == SwiftUIKeys.cubic.name
          ? SwiftUIKeyframe(end, .cubic(startVelocity: start, endVelocity: last), duration: duration)
          : SwiftUIKeyframe(end, .linear(record.read(SwiftUIKeys.timingCurve) ?? .linear), duration: duration)
      }
    }
    return (keyframe, .property(end))
  }
}
