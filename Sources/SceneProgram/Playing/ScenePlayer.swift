package import LayerTree
import Motion
import SceneDiagnostics

/// Runs the steps of a scene on a stage, and evaluates its rules.
package final class ScenePlayer {
  /// The stage, which keeps its player alive through pending actions.
  package unowned let stage: Stage
  /// The layers by the indices of their blueprints.
  package let layers: [Layer]
  /// The values that expressions can read.
  package let values: SceneValues
  let program: Program
  /// The layouts, with the sizes of the last tick.
  var placement: Placement
  /// The rules that depend on the last tick.
  private(set) lazy var memory = RuleHistory(program)
  /// True if rules or layouts may change values between two ticks even if no animation is running.
  private(set) lazy var movesAtRest =
    program.rules.contains(where: \.readsTime) || !memory.isEmpty
    || program.directory.blueprints.contains { $0.animation != nil }
  /// The velocities of values at the end of a gesture, while its handlers run; nil otherwise.
  var valueVelocities: ValueVelocities?
  /// The times of the last finger movements, by the index of the layer with a movement handler.
  var lastMovements: [Int: Double] = [:]
  /// The player of the scripted touches; nil if there are none.
  private(set) var touchScript: TouchScriptPlayer?
  private var animators: [String: PropertyAnimator] = [:]
  /// The followers of the Pop animations that are attached to layers.
  var popFollowers: [ObjectIdentifier: PopFollower] = [:]
  /// The gesture recognizers of layers.
  private var recognizers: [Int: [SceneEvent.Gesture: GestureRecognizer]] = [:]
  /// The paths of layers whose movement the scene keeps although the user has chosen to reduce motion.
  package internal(set) var keptMovements: Set<String> = []
  /// True if all rules have been evaluated once.
  private var hasKeptRules = false
  /// The linter that observes the scene; nil for normal playback.
  private let motionLint: MotionLint?
  /// The linter at ticks; nil between two ticks.
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

  /// Returns the recognizer of a gesture on a layer, created on first use; it calls the handlers of the scene.
  func recognizer(of gesture: SceneEvent.Gesture, on layer: Int) -> GestureRecognizer {
    if let recognizer = recognizers[layer]?[gesture] { return recognizer }
    let handlers = program.handlers.filter { $0.layer == layer }
    let followers = handlers.filter { $0.event == .gesture(gesture, .changed) }
    var lastTime = 0.0
    let recognizer = gesture.recognizer { [unowned self] recognizer in
      let event = SceneEvent.gesture(gesture, recognizer.state)
      let occasion = StepContext(event: EventValues(recognizer))
      if recognizer.state == .ended, gesture.isContinuous {
        trackVelocities(of: followers, on: occasion, since: lastTime)
      }
      defer { valueVelocities = nil }
      for handler in handlers where handler.event == event { try begin(handler.steps, on: occasion) }
      lastTime = stage.time
    }
    recognizer.onInBetween = { [unowned self] recognizer in
      for follower in followers { try follow(follower.steps, on: StepContext(event: EventValues(recognizer))) }
    }
    recognizers[layer, default: [:]][gesture] = recognizer
    layers[layer].addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Returns the active animator or interaction with a name; nil if there is none.
  func activeAnimator(_ name: String) -> PropertyAnimator? { animators[name] }

  /// Returns the active animator or interaction with a name, or creates it.
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

  /// Starts the scene, with or without its scripted touches.
  package func begin(performsScript: Bool = true) throws {
    // This also keeps the player alive as long as the stage, whose layers do not own it.
    let link = stage.addDisplayLink { _ in try self.keepRules() }
    link.isPaused = program.rules.isEmpty && placement.rules.isEmpty
    stage.inBetweenClient = self
    attach(program.handlers)
    // Rules are evaluated first, so that the gestures that they read are recognized from the start.
    try keepRules()
    // Touches are scheduled before steps, so that they come first at equal times.
    if performsScript {
      let script = TouchScriptPlayer(self, lint: lint)
      script.schedule(program.touches)
      touchScript = script
    }
    try begin(program.steps)
  }

  /// Starts a list of steps: steps without a delay immediately, the others at their time.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - occasion: The cause of the steps.
  ///   - done: Called when all steps have ended; nil if nothing waits for them.
  /// - Throws: An error if a step cannot be performed.
  package func begin(_ steps: [Step], on occasion: StepContext = StepContext(), then done: (() throws -> Void)? = nil)
    throws
  {
    if steps.isEmpty { try done?() }
    let countdown = done.map { done in Countdown(steps.count) { _ in try done() } }
    let stepDone = countdown.map { countdown in { try countdown.count(true) } }
    for (index, step) in steps.enumerated() {
      if step.delay > 0 {
        // The closure captures the whole list, because a copy of each step would take several times the memory.
        stage.perform(at: stage.time + step.delay) {
          try self.perform(steps[index], on: occasion, then: stepDone)
        }
      } else {
        try perform(step, on: occasion, then: stepDone)
      }
    }
  }

  /// Applies the changes, in order.
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

  /// Returns a closure that runs a completion's steps and calls `done`; nil if there is neither.
  package func completion(_ steps: [Step], then done: (() throws -> Void)? = nil) -> (
    (_ finished: Bool) throws -> Void
  )? {
    if steps.isEmpty { return done.map { done in { _ in try done() } } }
    return { [occasion = values.occasion] in
      try self.begin(steps, on: occasion.completing($0))
      try done?()
    }
  }

  /// Returns a closure that runs the steps at an animation's start; nil if there are none.
  package func opening(_ steps: [Step]) -> (() throws -> Void)? {
    steps.isEmpty ? nil : { [occasion = values.occasion.completing(nil)] in try self.begin(steps, on: occasion) }
  }

  private func perform(
    _ step: Step, on occasion: StepContext, then done: (() throws -> Void)?
  ) throws {
    try stage.countStep()
    lint?.notePerformed(step, at: stage.time)
    let (outer, outerStep) = (values.occasion, stage.stepOrigin)
    values.occasion = occasion
    stage.stepOrigin = StepOrigin(file: step.origin.file, line: step.origin.line, column: step.origin.column)
    defer { (values.occasion, stage.stepOrigin) = (outer, outerStep) }
    let reducedMotion = stage.reducesMotion
    stage.reducesMotion = step.reduction == .fade || step.reduction == MotionReduction.none
    defer { stage.reducesMotion = reducedMotion }
    switch step.reduction {
    case .fade?: crossFade(around: step)
    case .keep?: keepMovement(of: step)
    case MotionReduction.none?, nil: break
    }
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
      do { try drive.perform(by: self, completion: completion([], then: done)) } catch let error as InvalidCommand {
        try program.fail(at: step.origin, error, time: stage.time)
      }
    case .interact(let interaction):
      do { try interaction.perform(by: self) } catch let error as InvalidCommand {
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

  /// Evaluates a condition for steps caused by `occasion`.
  package func holds(_ condition: Computed<Bool>, on occasion: StepContext) throws -> Bool {
    let outer = values.occasion
    values.occasion = occasion
    defer { values.occasion = outer }
    return try program.holds(condition, values, at: stage.time)
  }

  /// Starts Pop animations; the next steps wait until the last of them ends.
  private func perform(_ steps: [PopStep], then done: (() throws -> Void)?) {
    let following = completion(steps.first?.completion ?? [])
    // An animation that stays on its layer completes again after each retargeting.
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

  /// Evaluates the rules in order, and then the layouts; each can read the results of the previous ones.
  ///
  /// - Parameter around: Wraps the evaluation of each rule, given its index; nil to evaluate all directly.
  /// - Throws: An error if a rule or a layout is invalid at this time.
  func keepRules(around: ((Int, () throws -> Void) throws -> Void)? = nil) throws {
    if !program.rules.isEmpty {
      try stage.withoutAnimation {
        let (lint, layers, isFirst) = (lint, layers, !hasKeptRules)
        defer { lint?.rule = nil }
        try program.keepRules(values, at: stage.time, around: around, begin: lint.map { lint in { lint.rule = $0 } }) {
          change in
          if case .layer(let index, let keyPath, _) = change { lint?.noteRule(of: keyPath, on: layers[index]) }
          try apply([change])
        } writeNumber: { rule, number in
          let layer = layers[rule.layer]
          if isFirst { lint?.noteRule(of: rule.keyPath, on: layer) }
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
