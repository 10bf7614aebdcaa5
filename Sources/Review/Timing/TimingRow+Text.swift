import Geometry
import LayerTree
import Motion

extension TimingRow {
  /// The timing of the motion in one line, in the engine's terms.
  package var pace: String { summary.isDriven ? "percent-driven, \(ownPace)" : ownPace }

  private var ownPace: String {
    switch summary.pace {
    case .curve(let function): return function.text
    case .spring(let curve) where summary.engine == .swiftUI && curve.mass == 1:
      return "duration \(curve.perceptualDuration.text()), bounce \(curve.bounce.text())"
        + (curve.initialVelocity == 0 ? velocityText : ", velocity \(curve.initialVelocity.text())")
    case .spring(let curve):
      return "mass \(curve.mass.text()), stiffness \(curve.stiffness.text()), damping \(curve.damping.text())"
        + (curve.initialVelocity == 0 ? "" : ", velocity \(curve.initialVelocity.text())")
    case .directedSpring(let spring):
      let velocity = spring.initialVelocity
      return "mass \(spring.undirected.mass.text()), stiffness \(spring.undirected.stiffness.text()), "
        + "damping \(spring.undirected.damping.text()), velocity (\(velocity.x.text()), \(velocity.y.text()))"
    case .viewSpring(let spring):
      return "damping \(spring.curve.dampingRatio.text()), velocity \(spring.curve.initialVelocity.text())"
    case .pop(let dynamics): return popPace(dynamics)
    case .jnw(let spring):
      return "damping \(spring.damping.text()), stiffness \(spring.stiffness.text()), mass \(spring.mass.text())"
    case .keyframes(let keyframes, let curve):
      let values = keyframes.values.map { $0.text(in: summary.unit) }.joined(separator: " → ")
      let times = keyframes.keyTimes.map { " at \($0.map { $0.text() }.joined(separator: ", "))" } ?? ""
      let parts = keyframes.timingFunctions.map { ", \($0.map(\.text).joined(separator: " then "))" } ?? ""
      let mode = keyframes.calculationMode == .linear ? "" : ", \(keyframes.calculationMode.rawValue)"
      return "keyframes \(values)\(times)\(parts)\(mode)" + (curve == .linear ? "" : ", overall \(curve.text)")
    case .track(let track):
      return "keyframes "
        + ([track.initialValue.text(in: summary.unit)] + track.keyframes.map { $0.text(in: summary.unit) })
        .joined(separator: ", ")
    case .path(let path, _, let curve):
      return "along a path of \(path.path.elements.count) steps" + (curve == .linear ? "" : ", \(curve.text)")
    case .decay(let deceleration):
      return "deceleration \(deceleration.text(decimals: 4))" + velocityText
    case .transition(let kind, let direction, let curve):
      return kind == .fade ? "fade, \(curve.text)" : "\(kind.rawValue) \(direction.rawValue), \(curve.text)"
    case .code: return "by code"
    }
  }

  private func popPace(_ dynamics: PopDynamics) -> String {
    if let (bounciness, speed) = spring?.popBouncinessAndSpeed, dynamics.mass == 1 {
      return "bounciness \(bounciness.text()), speed \(speed.text())" + velocityText
    }
    let mass = dynamics.mass == 1 ? "" : ", mass \(dynamics.mass.text())"
    return "tension \(dynamics.tension.text()), friction \(dynamics.friction.text())\(mass)\(velocityText)"
  }

  /// The initial velocity, in units of the value; empty for none.
  private var velocityText: String {
    guard let velocity = summary.velocity, velocity.allComponents.contains(where: { abs($0) > 1e-9 }) else { return "" }
    let text: String =
      switch velocity {
      case .color, .colors: "(\(velocity.allComponents.map { $0.text() }.joined(separator: ", ")))"
      default: velocity.text(in: summary.unit)
      }
    return ", velocity \(text)/s"
  }

  /// The duration, for display.
  var length: String { duration.map { "\($0.text()) s" } ?? "–" }

  /// The settling time, for display; empty for a motion with a timing function.
  var settling: String { settles.map { "\($0.text()) s" } ?? "" }

  /// The timing and the number of runs, for display.
  var way: String { repetition.isEmpty ? pace : "\(pace); \(repetition)" }

  /// The repetition, speed, and combination; empty for the defaults.
  package var repetition: String {
    var words: [String] = []
    let timing = summary.timing
    if timing.repeatCount == .infinity || timing.repeatDuration == .infinity {
      words.append("forever")
    } else if timing.repeatDuration > 0 {
      words.append("for \(timing.repeatDuration.text()) s")
    } else if timing.repeatCount > 1 || (timing.repeatCount > 0 && timing.repeatCount < 1) {
      words.append("\(timing.repeatCount.text()) times")
    }
    if timing.autoreverses { words.append("there and back") }
    if timing.speed != 1 { words.append("speed \(timing.speed.text())") }
    if timing.timeOffset != 0 { words.append("time offset \(timing.timeOffset.text()) s") }
    if timing.fillMode != .removed, !summary.engine.isView {
      words.append("fills \(timing.fillMode.rawValue)")
    }
    if summary.isAdditive, !summary.engine.isView { words.append("additive") }
    if summary.isCumulative { words.append("cumulative") }
    if summary.roundingFactor != 0 { words.append("rounded to multiples of \(summary.roundingFactor.text())") }
    if summary.clampMode.contains(.start) { words.append("clamped at its start") }
    if summary.clampMode.contains(.end) { words.append("clamped at its end") }
    if summary.engine.isPop, !summary.removedOnCompletion { words.append("kept after completion") }
    if summary.beginsFromCurrentState { words.append("from the current state") }
    if isRetarget {
      words.append(summary.engine == .animator ? "resumed after a pause or drag" : "retargeted while running")
    }
    if let interruption {
      words.append(
        summary.isDriven ? "driven for \(interruption.text()) s" : "interrupted after \(interruption.text()) s")
    }
    return words.joined(separator: ", ")
  }
}

extension SwiftUIKeyframe {
  /// Returns the timing, the value, and the duration.
  fileprivate func text(in unit: AnimatableProperty.Unit) -> String {
    let (text, time) = (value.text(in: unit), duration.text())
    return switch interpolation {
    case .linear(let curve): "linear to \(text) in \(time) s" + (curve == .linear ? "" : " (\(curve.text))")
    case .cubic: "cubic to \(text) in \(time) s"
    case .spring(let curve, _):
      "spring to \(text) in \(time) s (duration \(curve.perceptualDuration.text()), bounce \(curve.bounce.text()))"
    case .move: "move to \(text)"
    }
  }
}
