import Foundation
import Geometry
import LayerTree
import Motion
import TestSupport
import Testing

/// Laws of property animators that meet on one property.
@Suite struct AnimatorLawTests {
  /// An animator, or an interaction driven as a percent-driven transition is, with how fast it may be now.
  private final class Actor {
    let animator: PropertyAnimator
    let isInteraction: Bool
    let duration: Double
    let timing: AnimatorTiming
    /// How much of the property it changes.
    var span = 0.0
    /// Fractions of the way a second.
    var fastest = 0.0
    var isHeld = false

    init(_ animator: PropertyAnimator, isInteraction: Bool, _ duration: Double, _ timing: AnimatorTiming) {
      (self.animator, self.isInteraction, self.duration, self.timing) = (animator, isInteraction, duration, timing)
    }
  }

  /// The steepest slope of a timing, found step by step.
  private static func slope(_ timing: AnimatorTiming) -> Double {
    func value(_ fraction: Double) -> Double {
      switch timing {
      case .cubic(let function): function.value(at: fraction)
      case .spring(let spring): fraction >= 1 ? 1 : spring.value(atFraction: fraction)
      case .physics(let parameters): parameters.undirected.value(at: fraction * parameters.duration)
      }
    }
    let steps = 400
    let slopes = (1..<steps).map { index in
      abs(value(Double(index) / Double(steps)) - value(Double(index - 1) / Double(steps))) * Double(steps)
    }
    return (slopes.max() ?? 0) * 1.01
  }

  private static let spring = try? UIKitSpring(duration: 0.6, dampingRatio: 0.5, generation: .iOS8)
  private static let paces: [AnimatorTiming] =
    [.cubic(.linear), .cubic(.easeInEaseOut), .cubic(.easeOut)] + [spring].compactMap { $0.map { .spring($0) } }
  private static let slopes = paces.map(slope)

  /// The number of schedules: a few of them, or as many as FLIPBOOK_LAW_SEEDS says, such as 1000.
  private static let seeds = ProcessInfo.processInfo.environment["FLIPBOOK_LAW_SEEDS"].flatMap(UInt64.init) ?? 60

  /// The presentation value never moves faster than the motions that run, whatever the order of begin, update, pause,
  /// reverse, stop, finish and cancel, for one property whose animations add up and for one whose animations do not.
  ///
  /// A spring of UIKit's ends within a thousandth of its way, which is the only other step that is allowed.
  @Test(arguments: ["position.x", "opacity"]) func nothingJumps(keyPath: String) throws {
    let property = try #require(AnimatableProperty(keyPath: keyPath))
    let range = keyPath == "opacity" ? 0.0...1 : -300.0...300
    var steps = 0
    for seed in 1...max(1, Self.seeds) { steps += try run(seed: seed, property: property, range: range) }
    #expect(steps > 20 * Int(Self.seeds), "the schedules move what they animate")
  }

  /// Runs one schedule.
  ///
  /// - Returns: The number of ticks at which something moved.
  private func run(seed: UInt64, property: AnimatableProperty, range: ClosedRange<Double>) throws -> Int {
    var random = SeededRandom(seed: seed)
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    stage.root.addSublayer(layer)
    func number(_ value: AnimatableValue) -> Double { if case .number(let number) = value { number } else { .nan } }
    func seen() -> Double { number(property.value(in: layer.presentation(at: stage.time))) }
    func model() -> Double { number(property.value(in: layer.model)) }

    let actors = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      let duration = Double.random(in: 0.3...1, using: &random)
      let timing = Self.paces.randomElement(using: &random) ?? .cubic(.linear)
      let isInteraction = Bool.random(using: &random)
      let goal = Double.random(in: range, using: &random)
      let animator = PropertyAnimator(
        on: stage, duration: duration, timing: isInteraction ? .cubic(.linear) : timing
      ) { layer.change { property.set(.number(goal), in: &$0) } }
      return Actor(animator, isInteraction: isInteraction, duration, isInteraction ? .cubic(.linear) : timing)
    }
    func slope(_ timing: AnimatorTiming) -> Double { Self.slopes[Self.paces.firstIndex(of: timing) ?? 0] }

    /// What commands of this tick may have moved by themselves.
    var allowance = 0.0
    func begin(_ actor: Actor) throws {
      let (isNew, before, shown) = (actor.animator.state == .inactive, model(), seen())
      try actor.animator.pauseAnimation()
      if isNew { actor.span = max(abs(model() - before), abs(model() - shown)) }
      actor.fastest = 0
    }
    func command(_ actor: Actor) throws {
      let animator = actor.animator
      switch Int.random(in: 0...7, using: &random) {
      case 0, 1:
        // An interaction is caught forwards, as `begin` does it.
        try begin(actor)
        if actor.isInteraction {
          animator.isReversed = false
          actor.isHeld = true
        } else {
          try animator.startAnimation()
          actor.fastest = slope(actor.timing) / actor.duration
        }
      case 2 where actor.isInteraction && actor.isHeld:
        let percent = Double.random(in: 0...1, using: &random)
        allowance += abs(percent - animator.fractionComplete) * actor.span
        animator.fractionComplete = percent
      case 3 where actor.isInteraction && actor.isHeld, 4 where actor.isInteraction && actor.isHeld:
        let isFinish = Bool.random(using: &random)
        let (percent, pace) = (animator.fractionComplete, Self.paces.randomElement(using: &random) ?? actor.timing)
        animator.isReversed = !isFinish
        try animator.continueAnimation(timing: pace, durationFactor: (isFinish ? 1 - percent : percent) / 1.5)
        actor.fastest = slope(pace) * 1.5 / actor.duration
        actor.isHeld = false
      case 3 where animator.state == .active: animator.isReversed.toggle()
      case 4 where animator.isRunning: try begin(actor)
      case 5 where animator.state == .active && !animator.isRunning && !actor.isHeld:
        let pace = Self.paces.randomElement(using: &random)
        let factor = Double.random(in: 0.4...1, using: &random)
        try animator.continueAnimation(timing: pace, durationFactor: factor)
        actor.fastest = slope(pace ?? actor.timing) / (actor.duration * factor)
      case 6 where animator.state == .active:
        // It ends with the presentation value, and has nothing left to animate.
        let isLeft = Bool.random(using: &random)
        try animator.stopAnimation(withoutFinishing: isLeft)
        if !isLeft { try animator.finishAnimation(at: .current) }
        actor.isHeld = false
      default: break
      }
    }

    let commands = (0..<Int.random(in: 3...14, using: &random)).map { _ in
      (tick: Int.random(in: 0...90, using: &random), actor: Int.random(in: 0..<actors.count, using: &random))
    }.sorted { $0.tick < $1.tick }
    for item in commands {
      stage.perform(at: Double(item.tick) / 60) { try command(actors[item.actor]) }
    }
    try stage.advance(to: 0)
    var (last, moved) = (seen(), 0)
    for tick in 1...200 {
      let before = actors.map { $0.animator.isRunning ? $0.fastest * $0.span : 0 }.reduce(0, +)
      allowance = 0
      try stage.advance(to: Double(tick) / 60)
      let after = actors.map { $0.animator.isRunning ? $0.fastest * $0.span : 0 }.reduce(0, +)
      let spans = actors.map(\.span).reduce(0, +)
      let now = seen()
      let allowed = (before + after) / 60 + allowance + 0.002 * spans + 1e-9
      #expect(abs(now - last) <= allowed, "seed \(seed), tick \(tick), \(last) to \(now)")
      if abs(now - last) > 1e-9 { moved += 1 }
      last = now
    }
    return moved
  }

  private func makeStage() -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "box", frame: Rect(0, 0, 10, 10))
    layer.position = .zero
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  private func x(_ layer: Layer, _ stage: Stage) -> Double { layer.presentation(at: stage.time).position.x }

  /// The finger takes hold of one interaction while another finishes: the sum of both is seen.
  @Test func theFingerIsFollowedWhileAnotherFinishes() throws {
    let (stage, layer) = makeStage()
    func animator(to x: Double) -> PropertyAnimator {
      PropertyAnimator(on: stage, duration: 1, timing: .cubic(.linear)) { layer.position.x = x }
    }
    let (first, second) = (animator(to: 100), animator(to: 0))
    try first.pauseAnimation()
    first.fractionComplete = 0.5
    try first.continueAnimation(timing: .cubic(.linear), durationFactor: 0.5)
    try stage.advance(to: 0.25)
    #expect(abs(x(layer, stage) - 75) < 1e-9)
    try second.pauseAnimation()
    #expect(abs(x(layer, stage) - 75) < 1e-9, "it begins where the layer is seen")
    second.fractionComplete = 0.3
    #expect(abs(x(layer, stage) - 45) < 1e-9, "and follows the finger")
    try stage.advance(to: 1)
    #expect(abs(x(layer, stage) - 70) < 1e-9 && first.state == .inactive)
    second.isReversed = true
    try second.continueAnimation()
    _ = try stage.playUntilRest(limit: 9)
    #expect(layer.position.x == 100 && x(layer, stage) == 100, "back where the first has ended")
  }

  /// An interaction is on its way back when another begins: that one sets out from the start, and ends where it says.
  @Test func oneThatBeginsWhileAnotherGoesBackEndsWhereItSays() throws {
    let (stage, layer) = makeStage()
    func animator(to x: Double) -> PropertyAnimator {
      PropertyAnimator(on: stage, duration: 1, timing: .cubic(.linear)) { layer.position.x = x }
    }
    let (left, right) = (animator(to: -100), animator(to: 100))
    try left.startAnimation()
    try stage.advance(to: 0.5)
    left.isReversed = true
    #expect(layer.position.x == 0 && abs(x(layer, stage) + 50) < 1e-9)
    try right.startAnimation()
    try stage.advance(to: 0.75)
    #expect(abs(x(layer, stage) - 0) < 1e-9)
    _ = try stage.playUntilRest(limit: 9)
    #expect(layer.position.x == 100)
  }

  /// Opacity does not add up: the later animator begins with the presentation value, and the earlier one has lost it.
  @Test func theLaterInheritsOpacity() throws {
    let (stage, layer) = makeStage()
    let fade = PropertyAnimator(on: stage, duration: 1, timing: .cubic(.linear)) { layer.opacity = 0 }
    let show = PropertyAnimator(on: stage, duration: 1, timing: .cubic(.linear)) { layer.opacity = 1 }
    try fade.startAnimation()
    try stage.advance(to: 0.5)
    try show.startAnimation()
    #expect(abs(layer.presentation(at: 0.5).opacity - 0.5) < 1e-9)
    try stage.advance(to: 0.75)
    fade.isReversed = true
    #expect(abs(layer.presentation(at: 0.75).opacity - 0.625) < 1e-9)
    _ = try stage.playUntilRest(limit: 9)
    #expect(layer.opacity == 1)
  }

  /// What is shown is what it was before all of them, and of each change as much as its animator has made.
  @Test func contributionsAddUp() throws {
    let (stage, layer) = makeStage()
    let goals = [40.0, -30, 90, 10]
    var changes: [Double] = []
    let animators = try goals.map { goal in
      let before = layer.position.x
      let animator = PropertyAnimator(on: stage, duration: 1, timing: .cubic(.linear)) { layer.position.x = goal }
      try animator.pauseAnimation()
      changes.append(goal - before)
      return animator
    }
    for (index, animator) in animators.enumerated() { animator.fractionComplete = 0.2 * Double(index + 1) }
    let expected = zip(changes, animators).map { $0 * $1.fractionComplete }.reduce(0, +)
    #expect(abs(x(layer, stage) - expected) < 1e-9)
  }

  /// UIKit raises an exception for each of these.
  @Test func impossibleOrdersAreRefused() throws {
    let (stage, layer) = makeStage()
    let animator = PropertyAnimator(on: stage, duration: 1) { layer.position.x = 100 }
    func refuses(_ command: () throws -> Void) -> String? {
      do {
        try command()
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      refuses { try animator.finishAnimation(at: .end) }
        == "finishAnimation needs a stopped animator, but this one is inactive")
    #expect(refuses { try animator.stopAnimation(withoutFinishing: true) } != nil)
    #expect(refuses { try animator.continueAnimation() } != nil)
    try animator.startAnimation()
    #expect(
      refuses { try animator.continueAnimation() }
        == "continueAnimation needs a paused animator, but this one is running")
    #expect(refuses { try animator.finishAnimation(at: .end) } != nil)
    try animator.stopAnimation(withoutFinishing: false)
    #expect(refuses { try animator.startAnimation() } != nil && refuses { try animator.pauseAnimation() } != nil)
    try animator.finishAnimation(at: .end)
    #expect(animator.state == .inactive && layer.position.x == 100)
  }
}
