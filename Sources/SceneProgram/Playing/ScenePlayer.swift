package import LayerTree
import Motion

/// Performs a scene's steps on a stage, and keeps its rules.
package final class ScenePlayer {
  /// The stage keeps its player alive through the actions that wait on it.
  package unowned let stage: Stage
  /// The layers by the indices of their blueprints.
  package let layers: [Layer]
  /// The states, and the other values that expressions can read.
  package let values: SceneValues
  let program: Program
  /// The layouts, with their results of the last tick.
  var placement: Placement
  /// The rules that accumulate from their last values.
  private(set) lazy var memory = RuleMemory(program)
  /// True if rules or layouts may show something else at an instant after the last tick though no animation runs.
  private(set) lazy var movesAtRest =
    program.rules.contains(where: \.readsTime) || !memory.isEmpty
    || program.directory.blueprints.contains { $0.animation != nil }
  /// The velocities of values at the end of the gesture whose handlers run; nil while none does.
  var valueVelocities: ValueVelocities?
  /// The times of the last finger movements, by layer with a movement handler.
  var lastMovements: [Int: Double] = [:]
  /// Plays the touches of the script; nil before.
  private(set) var touchScript: TouchScriptPlayer?
  private var animators: [String: PropertyAnimator] = [:]
  /// The followers of Pop animations, while these are on their layers.
  var popFollowers: [ObjectIdentifier: PopFollower] = [:]
  /// The gesture recognizers of layers.
  private var recognizers: [Int: [SceneEvent.Gesture: GestureRecognizer]] = [:]
  /// True if every rule has been kept once.
  private var hasKeptRules = false
  /// Looks for slips while the scene plays; nil when it plays to be seen.
  private let motionLint: MotionLint?
  /// The same, at ticks.
  private var lint: MotionLint? { stage.inBetween == nil ? motionLint : nil }

  init(_ program: Program, stage: Stage, layers: [Layer], lint: MotionLint? = nil) {
    self.program = program
    placement = program.placement
    self.stage = stage
    self.layers = layers
    motionLint = lint
    values = SceneValues(
      states: program.states, directory: program.directory,
      time: { [unowned stage] in stage.time },
      properties: { [unowned stage] index, isPresented in
        isPresented ? layers[index].presentation(at: stage.time) : layers[index].model
      }, touchState: { index, state in state.value(of: layers[index]) })
    if let lint {
      values.onReading = { [unowned stage] layer, property, isPresented in
        guard stage.inBetween == nil else { return }
        lint.noteReading(of: property, of: layers[layer], isPresented: isPresented, at: stage.time)
      }
    }
    values.gesture = { [unowned self] gesture, layer in EventValues(recognizer(of: gesture, on: layer)) }
    values.fractionComplete = { [unowned self] name in
      program.animators[name] == nil ? nil : animators[name]?.fractionComplete ?? 0
    }
    values.percentComplete = { [unowned self] name in
      guard program.interactions[name] != nil else { return nil }
      return animators[name].map { $0.isReversed ? 1 - $0.fractionComplete : $0.fractionComplete } ?? 0
    }
  }

  /// Returns the recognizer of a gesture on a layer, made at the first request; handlers of the scene are notified.
  func recognizer(of gesture: SceneEvent.Gesture, on layer: Int) -> GestureRecognizer {
    if let recognizer = recognizers[layer]?[gesture] { return recognizer }
    let handlers = program.handlers.filter { $0.layer == layer }
    let followers = handlers.filter { $0.event == .gesture(gesture, .changed) }
    var lastTime = 0.0
    let recognizer = gesture.recognizer { [unowned self] recognizer in
      let event = SceneEvent.gesture(gesture, recognizer.state)
      let occasion = Occasion(event: EventValues(recognizer))
      if recognizer.state == .ended, gesture.isContinuous {
        trackVelocities(of: followers, on: occasion, since: lastTime)
      }
      defer { valueVelocities = nil }
      for handler in handlers where handler.event == event { try begin(handler.steps, on: occasion) }
      lastTime = stage.time
    }
    recognizer.onInBetween = { [unowned self] recognizer in
      for follower in followers { try follow(follower.steps, on: Occasion(event: EventValues(recognizer))) }
    }
    recognizers[layer, default: [:]][gesture] = recognizer
    layers[layer].addGestureRecognizer(recognizer)
    return recognizer
  }

  /// The running animator or interaction with a name, if any.
  func activeAnimator(_ name: String) -> PropertyAnimator? { animators[name] }

  /// The animator or interaction of that name: the one that has not finished, or else a new one.
  package func animator(_ name: String) -> PropertyAnimator? {
    if let animator = animators[name] { return animator }
    guard let blueprint = program.animators[name] ?? program.interactions[name]?.animator else { return nil }
    let animator = PropertyAnimator(on: stage, duration: blueprint.duration, timing: blueprint.timing) {
      [unowned self] in
      try apply(try program.changes(of: blueprint, values, at: stage.time))
    }
    animator.scrubsLinearly = blueprint.scrubsLinearly
    animator.addCompletion { [unowned self] _ in animators[name] = nil }
    if let completion = completion(blueprint.completion) {
      animator.addCompletion { position in try completion(position == .end) }
    }
    animators[name] = animator
    return animator
  }

  /// Begins the scene, with or without the touches of its program.
  package func begin(performsScript: Bool = true) throws {
    // This also keeps the player for as long as there is the stage, whose layers call it without owning it.
    let link = stage.addDisplayLink { _ in try self.keepRules() }
    link.isPaused = program.rules.isEmpty && placement.rules.isEmpty
    stage.inBetweenClient = self
    attach(program.handlers)
    // Gestures that rules read are looked out for from the beginning.
    try keepRules()
    // Before the steps, so that touches come first at equal times.
    if performsScript {
      let script = TouchScriptPlayer(self, lint: lint)
      script.schedule(program.touches)
      touchScript = script
    }
    try begin(program.steps)
  }

  /// Begins a list of steps: the ones without a delay now, the others when they are due.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - occasion: Their trigger.
  ///   - done: Called when all of them are over, if anything waits for that.
  /// - Throws: When a step cannot be performed.
  package func begin(_ steps: [Step], on occasion: Occasion = Occasion(), then done: (() throws -> Void)? = nil) throws
  {
    if steps.isEmpty { try done?() }
    let countdown = done.map { done in Countdown(steps.count) { _ in try done() } }
    let stepDone = countdown.map { countdown in { try countdown.count(true) } }
    for (index, step) in steps.enumerated() {
      if step.delay > 0 {
        // The list is there anyway: a step for each action would take several times the memory.
        stage.perform(at: stage.time + step.delay) {
          try self.perform(steps[index], on: occasion, then: stepDone)
        }
      } else {
        try perform(step, on: occasion, then: stepDone)
      }
    }
  }

  /// Writes the changes, in order.
  package func apply(_ changes: [Step.Change]) throws {
    for change in changes {
      switch change {
      case .layer(let index, let keyPath, let apply):
        let layer = layers[index]
        guard let lint else {
          apply(layer)
          continue
        }
        lint.noteChange(of: keyPath, on: layer)
        let before = layer.model
        apply(layer)
        lint.noteChanged(keyPath, on: layer, from: before)
      case .state(let name, let value):
        lint?.noteChangedState()
        values.set(name, to: value)
      case .animator(let name, let fraction) where stage.inBetween != nil: scrub(name, to: fraction)
      case .animator(let name, let fraction):
        lint?.noteChangedState()
        try AnimatorStep(animator: name, command: .scrub(to: fraction)).perform(by: self, completion: nil)
      }
    }
  }

  /// Returns a closure that runs a completion's steps and the waiting step, or nil without either.
  package func completion(_ steps: [Step], then done: (() throws -> Void)? = nil) -> (
    (_ finished: Bool) throws -> Void
  )? {
    if steps.isEmpty { return done.map { done in { _ in try done() } } }
    return { [occasion = values.occasion] in
      try self.begin(steps, on: occasion.completing($0))
      try done?()
    }
  }

  /// Calls the steps that begin with an animation, or is nil when there are none.
  package func opening(_ steps: [Step]) -> (() throws -> Void)? {
    steps.isEmpty ? nil : { [occasion = values.occasion.completing(nil)] in try self.begin(steps, on: occasion) }
  }

  private func perform(
    _ step: Step, on occasion: Occasion, then done: (() throws -> Void)?
  ) throws {
    try stage.countStep()
    lint?.notePerformed(step, at: stage.time)
    let outer = values.occasion
    values.occasion = occasion
    defer { values.occasion = outer }
    switch step.action {
    case .add(let animation):
      try animation.perform(by: self, completion: completion(animation.completion, then: done)) {
        [lint] layer, animation in
        lint?.noteBeginning(of: animation, on: layer, at: stage.time, step)
        lint?.noteDelay(of: animation, on: layer, at: stage.time, step)
      } onEnd: { [lint] layer, animation in
        lint?.noteEnd(of: animation, on: layer, at: self.stage.time, step)
      }
    case .animate(let step): try step.perform(by: self, completion: completion(step.completion, then: done))
    case .animateKeyframes(let step):
      try step.perform(by: self, completion: completion(step.completion, then: done))
    case .swiftUI(let step): try step.perform(by: self, completion: completion(step.completion, then: done))
    case .keyframeAnimator(let step): step.perform(by: self, completion: completion(step.completion, then: done))
    case .phaseAnimator(let step): try step.perform(by: self, completion: completion(step.completion, then: done))
    case .transaction(let step): try step.perform(by: self, completion: completion(step.completion, then: done))
    case .pop(let steps): perform(steps, then: done)
    case .pausePop(let pauses):
      for pause in pauses where !pause.perform(by: self) { lint?.noteNothingToPause(step, at: stage.time) }
      try done?()
    case .drive(let drive):
      do { try drive.perform(by: self, completion: completion([], then: done)) } catch let error as ImpossibleOrder {
        try program.fail(at: step.origin, error, time: stage.time)
      }
    case .interact(let interaction):
      do { try interaction.perform(by: self) } catch let error as ImpossibleOrder {
        try program.fail(at: step.origin, error, time: stage.time)
      }
      try done?()
    case .every(let repeated): try repeated.begin(by: self, then: done)
    case .scroll(let layer, let offset):
      try layers[layer].scrollView?.setContentOffset(offset)
      try done?()
    case .dynamics(let step): step.perform(by: self, completion: completion(step.completion, then: done))
    case .deferred(let step): try begin(try program.steps(of: step, values, at: stage.time), on: occasion, then: done)
    case .call(let steps, let arguments):
      var occasion = occasion
      occasion.arguments.merge(arguments) { _, new in new }
      try begin(steps, on: occasion, then: done)
    case .several(let steps): try begin(steps, on: occasion, then: done)
    case .sequence(let steps):
      let run = SequenceRun(steps) {
        try self.begin([$0], on: occasion, then: $1)
      } whenOver: {
        try done?()
      }
      try run.advance()
    case .wait(let seconds):
      if let done { stage.perform(at: stage.time + seconds) { try done() } }
    case .set(let changes):
      try stage.withoutAnimation { try apply(changes) }
      try done?()
    case .remove(let layer, let key):
      remove(key, from: layers[layer])
      try done?()
    }
  }

  /// Evaluates a condition now, for steps caused by `occasion`.
  package func holds(_ condition: Computed<Bool>, on occasion: Occasion) throws -> Bool {
    let outer = values.occasion
    values.occasion = occasion
    defer { values.occasion = outer }
    return try program.holds(condition, values, at: stage.time)
  }

  /// Starts springs; the following steps wait for the last one to finish.
  private func perform(_ steps: [PopStep], then done: (() throws -> Void)?) {
    let following = completion(steps.first?.completion ?? [])
    // One that stays on its layer completes again whenever it is sent on.
    let completed = following.map { Countdown(steps.count, whenOver: $0, afterwards: $0) }
    let waited = done.map { done in Countdown(steps.count) { _ in try done() } }
    for step in steps {
      if case .property(let layer, let property) = step.subject { lint?.notePop(of: property, on: layers[layer]) }
      step.perform(
        by: self, completion: completed.map { completed in { try completed.count($0) } },
        waiter: waited.map { waited in { try waited.count(true) } })
    }
  }

  private func remove(_ key: String?, from layer: Layer) {
    if let key {
      layer.removeAnimations(ofKeyPath: key)
      layer.removePopAnimation(forKey: key)
    } else {
      layer.removeAllAnimations()
      layer.removeAllPopAnimations()
    }
  }

  /// Evaluates the rules from top to bottom, and then the layouts; each can read the results of the ones before.
  ///
  /// - Parameter around: Performs each rule by its index; nil to perform all directly.
  /// - Throws: When a rule or a layout now means nothing.
  func keepRules(around: ((Int, () throws -> Void) throws -> Void)? = nil) throws {
    if !program.rules.isEmpty {
      try stage.withoutAnimation {
        defer { lint?.rule = nil }
        try program.keepRules(values, at: stage.time, around: around) { rule in
          lint?.rule = rule
        } write: { change in
          if case .layer(let index, let keyPath, _) = change { lint?.noteRule(of: keyPath, on: layers[index]) }
          try apply([change])
        } writeNumber: { rule, number in
          let layer = layers[rule.layer]
          if !hasKeptRules { lint?.noteRule(of: rule.keyPath, on: layer) }
          layer.changeAtOnce { rule.property.set(.number(number), in: &$0) }
        }
      }
      hasKeptRules = true
    }
    if !placement.rules.isEmpty {
      let time = stage.time
      try program.keepLayouts(values, at: time, &placement) { [layers] in
        layers[$0].presentation(at: time)
      } place: {
        layer, frame in
        var properties = layers[layer].model
        frame.apply(to: &properties)
        if properties.position != layers[layer].position || properties.bounds != layers[layer].bounds {
          stage.withoutAnimation { layers[layer].change { frame.apply(to: &$0) } }
        }
      }
    }
  }
}
