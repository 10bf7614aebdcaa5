import Foundation
import Geometry
import LayerTree
import Motion
import Testing

/// SwiftUI's animations on layers, beside closed forms written out here.
@Suite struct SwiftUIAnimationTests {
  private func makeStage() -> (Stage, Layer) {
    let stage = Stage(size: Size(100, 100))
    let layer = Layer(name: "card", frame: Rect(0, 0, 10, 10))
    layer.position = .zero
    stage.root.addSublayer(layer)
    return (stage, layer)
  }

  /// The position and velocity of a spring of SwiftUI's from an offset with a velocity, by the underdamped solution.
  private func spring(
    _ x: Double, _ v: Double, duration: Double, bounce: Double, at time: Double
  ) -> (x: Double, v: Double) {
    let (w, z) = (2 * Double.pi / duration, 1 - bounce)
    let (a, swing) = (z * w, w * (1 - z * z).squareRoot())
    let (sine, cosine) = (sin(swing * time), cos(swing * time))
    return (
      exp(-a * time) * (x * cosine + (v + a * x) / swing * sine),
      exp(-a * time) * (v * cosine - (a * v + w * w * x) / swing * sine)
    )
  }

  private func bouncy(_ duration: Double = 0.5) throws -> SwiftUIAnimation {
    SwiftUIAnimation(try .preset(.bouncy, duration: duration))
  }

  @Test("A spring from rest goes as SpringCurve says, and the model is there at once") func fromRest() throws {
    let (stage, layer) = makeStage()
    let animation = try bouncy()
    stage.perform(at: 0) { stage.withAnimation(animation) { layer.position.y = 100 } }
    try stage.advance(to: 0)
    #expect(layer.position.y == 100)
    for time in [0, 0.1, 0.25, 0.4] {
      let wanted = 100 + spring(-100, 0, duration: 0.5, bounce: 0.3, at: time).x
      #expect(abs(layer.presentation(at: time).position.y - wanted) < 1e-9, "\(time)")
    }
  }

  @Test("A spring that takes the place of another keeps its velocity", arguments: [0.1, 0.2, 0.3])
  func retargeting(turn: Double) throws {
    let (stage, layer) = makeStage()
    let (first, second) = (try bouncy(), try bouncy(0.8))
    // Ticks of 1/60 s: 0.1, 0.2, and 0.3 s are ticks.
    stage.perform(at: 0) { stage.withAnimation(first) { layer.position = Point(60, 100) } }
    stage.perform(at: turn) { stage.withAnimation(second) { layer.position = Point(60, -40) } }
    try stage.advance(to: turn)
    let x = spring(-60, 0, duration: 0.5, bounce: 0.3, at: turn)
    let y = spring(-100, 0, duration: 0.5, bounce: 0.3, at: turn)
    for time in [0, 0.05, 0.2, 0.6] {
      let shown = layer.presentation(at: turn + time).position
      let wanted = Point(
        60 + spring(x.x, x.v, duration: 0.8, bounce: 0.3, at: time).x,
        -40 + spring(140 + y.x, y.v, duration: 0.8, bounce: 0.3, at: time).x)
      #expect(abs(shown.x - wanted.x) < 1e-8 && abs(shown.y - wanted.y) < 1e-8, "\(time): \(shown), \(wanted)")
    }
    #expect(layer.animationKeys == ["swiftui.position"])
    // No step in the value or in the velocity at the turn.
    let h = 1e-5
    let (now, next) = (layer.presentation(at: turn).position.y, layer.presentation(at: turn + h).position.y)
    #expect(abs((next - now) / h - y.v) < 0.5)
  }

  @Test("While a spring's delay lasts, the spring before it goes on, and then hands over its velocity")
  func delayedRetargeting() throws {
    let (stage, layer) = makeStage()
    let first = try bouncy()
    var second = try bouncy(0.4)
    second.delay = 0.15
    let delayed = second
    stage.perform(at: 0) { stage.withAnimation(first) { layer.position.y = 100 } }
    stage.perform(at: 0.1) { stage.withAnimation(delayed) { layer.position.y = 0 } }
    try stage.advance(to: 0.1)
    for time in [0.1, 0.2, 0.2499] {
      let wanted = 100 + spring(-100, 0, duration: 0.5, bounce: 0.3, at: time).x
      #expect(abs(layer.presentation(at: time).position.y - wanted) < 1e-9, "\(time)")
    }
    let turn = spring(-100, 0, duration: 0.5, bounce: 0.3, at: 0.25)
    for time in [0.25, 0.3, 0.6] {
      let wanted = spring(100 + turn.x, turn.v, duration: 0.4, bounce: 0.3, at: time - 0.25).x
      #expect(abs(layer.presentation(at: time).position.y - wanted) < 1e-9, "\(time)")
    }
  }

  @Test("Springs that wait for their delay follow each other, each at its time") func waitingSprings() throws {
    let (stage, layer) = makeStage()
    let plain = try bouncy()
    func delayed(_ delay: Double) throws -> SwiftUIAnimation {
      var animation = try bouncy()
      animation.delay = delay
      return animation
    }
    let (long, short) = (try delayed(0.3), try delayed(0.1))
    stage.perform(at: 0) { stage.withAnimation(plain) { layer.position.y = 100 } }
    stage.perform(at: 0.1) { stage.withAnimation(short) { layer.position.y = 0 } }
    stage.perform(at: 0.15) { stage.withAnimation(long) { layer.position.y = 30 } }
    stage.perform(at: 0.2) { stage.withAnimation(short) { layer.position.y = 60 } }
    try stage.advance(to: 0.2)
    // From 0.2 s on to 0, and from 0.3 s on to 60; the one to 30 is replaced before it begins.
    let first = spring(-100, 0, duration: 0.5, bounce: 0.3, at: 0.2)
    let second = spring(100 + first.x, first.v, duration: 0.5, bounce: 0.3, at: 0.05)
    #expect(abs(layer.presentation(at: 0.25).position.y - second.x) < 1e-8)
    let turn = spring(100 + first.x, first.v, duration: 0.5, bounce: 0.3, at: 0.1)
    let third = spring(-60 + turn.x, turn.v, duration: 0.5, bounce: 0.3, at: 0.2)
    #expect(abs(layer.presentation(at: 0.5).position.y - (60 + third.x)) < 1e-8)
  }

  @Test("A spring that is retargeted at every tick keeps no memory of all the others", arguments: [0.0, 0.5, 60])
  func endlessRetargeting(delay: Double) throws {
    let (stage, layer) = makeStage()
    var animation = try bouncy()
    animation.delay = delay
    let retargeting = animation
    for tick in 0..<5_000 {
      stage.perform(at: Double(tick) / 60) {
        stage.withAnimation(retargeting) { layer.position.y = Double(tick % 7) }
      }
    }
    try stage.advance(to: 5_000 / 60)
    #expect(layer.presentation(at: stage.time).position.y.isFinite)
    layer.removeAllAnimations()
  }

  @Test("A sped-up spring takes up the velocity of one at full speed, and hands on its own") func speeds() throws {
    let (stage, layer) = makeStage()
    var fast = try bouncy()
    fast.speed = 2
    let (twice, plain) = (fast, try bouncy())
    stage.perform(at: 0) { stage.withAnimation(twice) { layer.position.y = 100 } }
    stage.perform(at: 0.1) { stage.withAnimation(plain) { layer.position.y = 0 } }
    stage.perform(at: 0.2) { stage.withAnimation(twice) { layer.position.y = 50 } }
    try stage.advance(to: 0.2)
    let first = spring(-100, 0, duration: 0.5, bounce: 0.3, at: 0.2)
    let second = spring(100 + first.x, 2 * first.v, duration: 0.5, bounce: 0.3, at: 0.1)
    let third = spring(-50 + second.x, second.v / 2, duration: 0.5, bounce: 0.3, at: 0.2)
    #expect(abs(layer.presentation(at: 0.3).position.y - (50 + third.x)) < 1e-8)
  }

  @Test("Curves and interpolating springs add up") func addingUp() throws {
    let (stage, layer) = makeStage()
    let curve = SwiftUIAnimation(.curve(.linear, duration: 1))
    let interpolating = SwiftUIAnimation(
      .interpolatingSpring(try SpringCurve(mass: 1, stiffness: 100, damping: 10, initialVelocity: 3)))
    stage.perform(at: 0) { stage.withAnimation(curve) { layer.position.x = 100 } }
    stage.perform(at: 0.5) { stage.withAnimation(interpolating) { layer.position.x = 40 } }
    try stage.advance(to: 0.5)
    // ω = 10, ζ = 0.5; the way left of 1, which begins with −3 a second.
    let (a, swing) = (5.0, 75.0.squareRoot())
    for time in [0, 0.2, 0.4] {
      let left = exp(-a * time) * (cos(swing * time) + (a - 3) / swing * sin(swing * time))
      let wanted = 40 + 60 * left - 100 * (0.5 - time)
      #expect(abs(layer.presentation(at: 0.5 + time).position.x - wanted) < 1e-9, "\(time)")
    }
  }

  @Test("Transforms move by their parts, angles the short way") func transforms() throws {
    let (stage, layer) = makeStage()
    layer.transform = .rotation(radians: 170 * .pi / 180)
    let linear = SwiftUIAnimation(.curve(.linear, duration: 1))
    stage.perform(at: 0) {
      stage.withAnimation(linear) {
        layer.transform = .scale(3, 3).concatenating(.rotation(radians: -170 * .pi / 180))
      }
    }
    try stage.advance(to: 0)
    let shown = layer.presentation(at: 0.25).transform
    #expect(abs(TransformComponent.scaleX.value(in: shown) - 1.5) < 1e-9)
    #expect(abs(TransformComponent.scaleY.value(in: shown) - 1.5) < 1e-9)
    #expect(abs(TransformComponent.rotation.value(in: shown) - 175 * .pi / 180) < 1e-9)
  }

  @Test("What cannot be added starts from the presentation value and replaces what runs") func lists() throws {
    let (stage, layer) = makeStage()
    layer.model.content = .gradient(GradientContent(colors: [.black, .white]))
    let linear = SwiftUIAnimation(.curve(.linear, duration: 1))
    stage.perform(at: 0) {
      stage.withAnimation(linear) {
        layer.change { $0.content = .gradient(GradientContent(colors: [.white, .black])) }
      }
    }
    try stage.advance(to: 0)
    guard case .gradient(let shown) = layer.presentation(at: 0.25).content else { return }
    #expect(abs((shown.colors.first?.red ?? 0) - 0.25) < 1e-9)
  }

  @Test("Of an even number of runs the last goes back, and the model shows at the end") func repetition() throws {
    let (stage, layer) = makeStage()
    var linear = SwiftUIAnimation(.curve(.linear, duration: 1))
    linear.repeatCount = 2
    let animation = linear
    stage.perform(at: 0) { stage.withAnimation(animation) { layer.position.x = 100 } }
    try stage.advance(to: 3)
    #expect(layer.position.x == 100 && layer.presentation(at: 3).position.x == 100)
    let (other, again) = makeStage()
    other.perform(at: 0) { other.withAnimation(animation) { again.position.x = 100 } }
    try other.advance(to: 0)
    for (time, x) in [(0.5, 50.0), (1.0, 100), (1.25, 75), (1.75, 25), (2.1, 100)] {
      #expect(abs(again.presentation(at: time).position.x - x) < 1e-9, "\(time)")
    }
  }

  @Test("A completion comes when the animation is logically complete, or when it is removed") func completions() throws
  {
    let (stage, layer) = makeStage()
    var log: [String] = []
    let animation = SwiftUIAnimation(try .preset(.smooth))
    stage.perform(at: 0) {
      stage.withAnimation(animation) {
        layer.position.x = 100
      } completion: {
        log.append("complete \($0) \(stage.time)")
      }
      stage.withAnimation(animation, completionCriteria: .removed) {
        layer.opacity = 0
      } completion: {
        log.append("removed \($0) \(stage.time > 0.7 && stage.time < 0.8)")
      }
      stage.withAnimation(animation) {
      } completion: {
        log.append("nothing \($0)")
      }
    }
    try stage.advance(to: 2)
    #expect(log == ["nothing true", "complete true 0.5", "removed true true"])
  }

  @Test("Keyframes play from the model's value, and leave the last one in it") func keyframes() throws {
    let (stage, layer) = makeStage()
    layer.opacity = 0.2
    var log: [Bool] = []
    stage.perform(at: 0) {
      stage.playKeyframes(
        [
          (layer, .opacity, [SwiftUIKeyframe(1, .linear(.linear), duration: 1)]),
          (
            layer, .positionX,
            [
              SwiftUIKeyframe(50, .linear(.linear), duration: 0.5),
              SwiftUIKeyframe(10, .linear(.linear), duration: 1.5),
            ]
          ),
        ]
      ) { log.append($0) }
    }
    try stage.advance(to: 0)
    #expect(layer.opacity == 1 && layer.position.x == 10)
    #expect(abs(layer.presentation(at: 0.5).opacity - 0.6) < 1e-9)
    #expect(abs(layer.presentation(at: 0.25).position.x - 25) < 1e-9)
    #expect(abs(layer.presentation(at: 1.25).position.x - 30) < 1e-9)
    try stage.advance(to: 1.5)
    #expect(log.isEmpty && layer.presentation(at: 1.5).opacity == 1)
    try stage.advance(to: 3)
    #expect(log == [true] && layer.presentation(at: 3).position.x == 10)
  }
}
