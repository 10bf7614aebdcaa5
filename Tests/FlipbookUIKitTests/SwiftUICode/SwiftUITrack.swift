import Foundation
import Motion

/// A number that SwiftUI animates, by its documentation: springs take each other's place and keep the velocity,
/// everything else is laid on top of what runs.
struct SwiftUITrack {
  /// An animation in numbers.
  struct Animation {
    enum Motion {
      case curve(TimingFunction, duration: Double)
      /// Mass 1, from the frequency and damping of Apple's `Spring`: stiffness (2π / duration)², damping
      /// 4π (1 − bounce) / duration, or 4π / (duration (1 + bounce)) for a bounce below 0.
      case spring(stiffness: Double, damping: Double)
      case interpolatingSpring(stiffness: Double, damping: Double, velocity: Double)
    }

    var motion: Motion
    var delay = 0.0
    var speed = 1.0
    var count = 1.0
    var autoreverses = true
    var waitsForRemoval = false

    /// Seconds until it is logically complete, or gone if a completion waits for that; nil where Apple does not say how long
    /// that takes.
    var completion: Double? {
      switch motion {
      case .curve(_, let duration): delay + duration * count / speed
      case .spring(let stiffness, _), .interpolatingSpring(let stiffness, _, _):
        waitsForRemoval ? nil : delay + 2 * .pi / stiffness.squareRoot() * count / speed
      }
    }

    /// The fraction of a way that is left.
    func rest(at time: Double) -> Double {
      let local = (time - delay) * speed
      guard local > 0 else { return 1 }
      switch motion {
      case .curve(let function, let duration):
        guard local < duration * count else { return 0 }
        let run = (local / duration).rounded(.down)
        let progress = function.value(at: local / duration - run)
        return autoreverses && run.truncatingRemainder(dividingBy: 2) == 1 ? progress : 1 - progress
      case .spring(let stiffness, let damping):
        return SwiftUITrack.swing(1, 0, stiffness, damping, local).offset
      case .interpolatingSpring(let stiffness, let damping, let velocity):
        return SwiftUITrack.swing(1, -velocity, stiffness, damping, local).offset
      }
    }
  }

  private(set) var target: Double
  private var layers: [(start: Double, distance: Double, animation: Animation)] = []
  /// The spring that runs, with the offset and velocity at its beginning, and how many seconds of its own time it takes.
  private var spring: (start: Double, offset: Double, velocity: Double, settling: Double, animation: Animation)?
  /// The longest way of an animation, which differences are measured by.
  private(set) var greatestDistance = 0.0

  init(_ value: Double) { target = value }

  /// Sets the value, at once or animated.
  mutating func set(_ value: Double, _ animation: Animation?, at time: Double) {
    defer { target = value }
    guard let animation else {
      (layers, spring) = ([], nil)
      return
    }
    guard value != target else { return }
    greatestDistance = max(greatestDistance, abs(value - self.value(at: time)))
    guard case .spring(let stiffness, let damping) = animation.motion else {
      layers.append((time, value - target, animation))
      return
    }
    let state = springState(at: time)
    let offset = layers.isEmpty ? state.offset + target - value : self.value(at: time) - value
    layers = []
    // It ends as `Spring.settlingDuration` says: when a thousandth of the way is left.
    let distance = max(abs(offset), abs(value - target))
    let curve = try? SpringCurve(stiffness: stiffness, damping: damping, allowsOverdamping: true)
    let settling = curve.map {
      SwiftUISpring($0).settlingDuration(
        offset: abs(offset), velocity: abs(state.velocity / animation.speed), distance: distance)
    }
    spring = (time, offset, state.velocity, settling ?? .infinity, animation)
  }

  private func springState(at time: Double) -> (offset: Double, velocity: Double) {
    guard let spring, case .spring(let stiffness, let damping) = spring.animation.motion else { return (0, 0) }
    let (speed, delay) = (spring.animation.speed, spring.animation.delay)
    let local = max(0, time - spring.start - delay) * speed
    guard local < spring.settling else { return (0, 0) }
    let state = Self.swing(spring.offset, spring.velocity / speed, stiffness, damping, local)
    return (state.offset, state.velocity * speed)
  }

  func value(at time: Double) -> Double {
    layers.reduce(target + springState(at: time).offset) { $0 - $1.distance * $1.animation.rest(at: time - $1.start) }
  }

  /// True if something still moves it by more than a fraction of its way.
  func moves(at time: Double, byMoreThan fraction: Double) -> Bool {
    abs(value(at: time) - target) > fraction * greatestDistance
  }

  /// The solution of x″ + c x′ + k x = 0.
  static func swing(
    _ offset: Double, _ velocity: Double, _ stiffness: Double, _ damping: Double, _ time: Double
  ) -> (offset: Double, velocity: Double) {
    let (a, rest) = (damping / 2, stiffness - damping * damping / 4)
    let fade = exp(-a * time)
    if abs(rest) < 1e-9 * stiffness {
      let b = velocity + a * offset
      return (fade * (offset + b * time), fade * (b - a * (offset + b * time)))
    }
    let w = abs(rest).squareRoot()
    let b = (velocity + a * offset) / w
    let (c, s) = rest > 0 ? (cos(w * time), sin(w * time)) : (cosh(w * time), sinh(w * time))
    let slope = (rest > 0 ? -offset : offset) * w * s + b * w * c
    return (fade * (offset * c + b * s), fade * (slope - a * (offset * c + b * s)))
  }
}
