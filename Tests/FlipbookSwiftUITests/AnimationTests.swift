import FlipbookSwiftUI
import Testing

/// Animations of views, compared with published formulas at every tick.
@Suite struct AnimationTests {
  /// A square that moves when a touch or a timer changes its state.
  private struct Mover: View {
    let animation: Animation
    var back: (time: Double, animation: Animation)?
    @State private var x: CGFloat = 0

    var body: some View {
      Rectangle().fill(.red).frame(width: 10, height: 10).offset(x: x)
        .onAppear {
          withAnimation(animation) { x = 100 }
          guard let back else { return }
          DispatchQueue.main.asyncAfter(deadline: .now() + back.time) { withAnimation(back.animation) { x = 0 } }
        }
    }
  }

  /// Returns the translation of the square at each tick.
  private func positions(_ view: some View, until end: Double) throws -> [Double] {
    let stage = Stage.show(size: CGSize(width: 200, height: 40), duration: end) { view }
    return try (0...Int(end * 60)).map { tick in
      try stage.advance(to: Double(tick) / 60)
      let layer = try #require(moved(stage.root))
      return layer.model.transform.rows.3.x
    }
  }

  /// Returns the layer of the offset: the parent of the shape's layer.
  private func moved(_ layer: Layer) -> Layer? {
    if layer.sublayers.contains(where: { if case .shape = $0.model.content { true } else { false } }) { return layer }
    return layer.sublayers.lazy.compactMap { moved($0) }.first
  }

  /// The spring rests after `Spring.settlingDuration`, with a target of 1 and an epsilon of 0.001.
  ///
  /// By its documentation, all later values are smaller. SwiftUI doesn't document when a spring is removed.
  @Test("A spring follows the damped oscillator of its response and damping, until it has settled")
  func spring() throws {
    let (response, damping) = (0.5, 0.6)
    let found = try positions(Mover(animation: .spring(response: response, dampingFraction: damping)), until: 1)
    let w = 2 * Double.pi / response
    let swing = w * (1 - damping * damping).squareRoot()
    let end = Spring(response: response, dampingRatio: damping).settlingDuration
    /// The remaining part of the distance.
    func rest(at t: Double) -> Double {
      let swung: Double = cos(swing * t) + damping * w / swing * sin(swing * t)
      return exp(-damping * w * t) * swung
    }
    for (tick, x) in found.enumerated() {
      let t = Double(tick) / 60
      if t < end {
        #expect(abs(x - 100 * (1 - rest(at: t))) < 1e-6, "at \(t)")
      } else {
        #expect(x == 100, "at \(t)")
      }
    }
    // It has settled in the animation, and its last step is a thousandth of the distance or less.
    #expect(end < 1)
    #expect((0..<100).allSatisfy { abs(rest(at: end + Double($0) / 100)) <= 0.001 })
    #expect((found.max() ?? 0) > 105)
  }

  @Test("A spring without bounce is critically damped") func smooth() throws {
    let found = try positions(Mover(animation: .smooth(duration: 0.4)), until: 0.5)
    let w = 2 * Double.pi / 0.4
    for (tick, x) in found.enumerated() {
      let t = Double(tick) / 60
      let rest: Double = exp(-w * t) * (1 + w * t)
      #expect(abs(x - 100 * (1 - rest)) < 1e-6)
    }
  }

  @Test("A spring that replaces another one keeps its velocity") func retargeting() throws {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.6)
    let found = try positions(Mover(animation: spring, back: (0.1, spring)), until: 1)
    let w = 2 * Double.pi / 0.5
    let a = 0.6 * w
    let swing = (w * w - a * a).squareRoot()
    // x″ + 2a·x′ + w²·x = w²·target, solved from the state at 0.1 s.
    func motion(_ x0: Double, _ v0: Double, _ t: Double) -> (x: Double, v: Double) {
      let c: Double = cos(swing * t)
      let s: Double = sin(swing * t)
      let e: Double = exp(-a * t)
      let k: Double = (v0 + a * x0) / swing
      let x: Double = x0 * c + k * s
      let v: Double = v0 * c - (a * k + x0 * swing) * s
      return (e * x, e * v)
    }
    let first = motion(-100, 0, 0.1)
    for (tick, x) in found.enumerated() where tick >= 6 {
      let expected = motion(first.x + 100, first.v, Double(tick - 6) / 60).x
      #expect(abs(x - expected) < 1e-6, "at tick \(tick)")
    }
    // The square moves on before it turns.
    #expect(found[7] > found[6])
  }

  @Test("Curves are added: the second one takes away its own distance") func additive() throws {
    let found = try positions(
      Mover(animation: .linear(duration: 0.5), back: (0.2, .linear(duration: 0.5))), until: 1)
    for (tick, x) in found.enumerated() {
      let t = Double(tick) / 60
      let (first, second) = (min(1, t / 0.5), min(1, max(0, (t - 0.2) / 0.5)))
      #expect(abs(x - 100 * (first - second)) < 1e-6, "at \(t)")
    }
  }

  @Test("Delay, speed, and repetition apply in their order") func modifiers() throws {
    let found = try positions(
      Mover(animation: .linear(duration: 0.2).delay(0.1).speed(0.5).repeatCount(2)), until: 2)
    func expected(_ t: Double) -> Double {
      let run = 0.6
      guard t < 2 * run else { return 1 }
      let local = t < run ? t : 2 * run - t
      return min(1, max(0, (local * 0.5 - 0.1) / 0.2))
    }
    for (tick, x) in found.enumerated() { #expect(abs(x - 100 * expected(Double(tick) / 60)) < 1e-6, "tick \(tick)") }
  }

  @Test("Between two ticks, values have their own time") func between() throws {
    let stage = Stage.show(size: CGSize(width: 200, height: 40)) { Mover(animation: .linear(duration: 1)) }
    let stills = try [0.1, 0.11].map { try Renderer(stage).still(at: $0) }
    #expect(stills[0] != stills[1])
  }

  private struct Completing: View {
    let note: (_ criteria: AnimationCompletionCriteria, _ time: Double) -> Void
    @State private var x: CGFloat = 0

    var body: some View {
      Rectangle().fill(.red).frame(width: 10, height: 10).offset(x: x)
        .onAppear {
          var transaction = Transaction(animation: .spring(duration: 0.4, bounce: 0.3))
          for criteria in [AnimationCompletionCriteria.removed, .logicallyComplete] {
            transaction.addAnimationCompletion(criteria: criteria) { note(criteria, CACurrentMediaTime()) }
          }
          withTransaction(transaction) { x = 100 }
        }
    }
  }

  @Test("A spring is logically complete after its duration, and removed when it has settled")
  func completions() throws {
    var times: [AnimationCompletionCriteria: [Double]] = [:]
    let stage = Stage.show(size: CGSize(width: 200, height: 40), duration: 2) {
      Completing { times[$0, default: []].append($1) }
    }
    try stage.advance(to: 2)
    let tick = 1.0 / 60
    for (criteria, expected) in [
      (AnimationCompletionCriteria.logicallyComplete, 0.4),
      (.removed, Spring(duration: 0.4, bounce: 0.3).settlingDuration),
    ] {
      let found = try #require(times[criteria])
      #expect(found.count == 1 && found[0] >= expected - 1e-9 && found[0] < expected + tick)
    }
  }

  @Test("A stage rests when the last spring has settled") func rest() throws {
    let stage = Stage.show(size: CGSize(width: 200, height: 40)) { Mover(animation: .bouncy) }
    let rest = try #require(try stage.playUntilRest(limit: 10))
    #expect(rest > 0.5 && rest < 3)
  }
}
