import Geometry
import LayerTree
import Motion

extension TimingRow {
  /// How the way runs, in one line, in the engine's own words.
  package var pace: String {
    switch summary.pace {
    case .curve(let function): return function.text
    case .spring(let curve):
      return "mass \(curve.mass.text()), stiffness \(curve.stiffness.text()), damping \(curve.damping.text())"
        + (curve.initialVelocity == 0 ? "" : ", velocity \(curve.initialVelocity.text())")
    case .viewSpring(let spring):
      return "damping \(spring.curve.dampingRatio.text()), velocity \(spring.curve.initialVelocity.text())"
    case .pop(let dynamics):
      if let (bounciness, speed) = spring?.popBouncinessAndSpeed {
        return "bounciness \(bounciness.text()), speed \(speed.text())"
      }
      return "tension \(dynamics.tension.text()), friction \(dynamics.friction.text())"
    case .jnw(let spring):
      return "damping \(spring.damping.text()), stiffness \(spring.stiffness.text()), mass \(spring.mass.text())"
    case .keyframes(let keyframes, let curve):
      let values = keyframes.values.map { $0.text(in: summary.unit) }.joined(separator: " → ")
      let times = keyframes.keyTimes.map { " at \($0.map { $0.text() }.joined(separator: ", "))" } ?? ""
      let parts = keyframes.timingFunctions.map { ", \($0.map(\.text).joined(separator: " then "))" } ?? ""
      return "keyframes \(values)\(times)\(parts)" + (curve == .linear ? "" : ", all of it \(curve.text)")
    case .path(let path, _, let curve):
      return "along a path of \(path.path.elements.count) steps" + (curve == .linear ? "" : ", \(curve.text)")
    case .decay(let deceleration): return "deceleration \(deceleration.text(decimals: 4))"
    case .transition(let kind, let direction, let curve):
      return kind == .fade ? "fade, \(curve.text)" : "\(kind.rawValue) \(direction.rawValue), \(curve.text)"
    case .code: return "by code"
    }
  }

  /// How long it lasts.
  var length: String { duration.map { "\($0.text()) s\(isSettling ? " to settle" : "")" } ?? "–" }

  /// How the way runs, and how often.
  var way: String { repetition.isEmpty ? pace : "\(pace); \(repetition)" }

  /// What there is to say about repetition; empty for nothing.
  package var repetition: String {
    var words: [String] = []
    let timing = summary.timing
    if timing.repeatCount == .infinity || timing.repeatDuration == .infinity {
      words.append("for ever")
    } else if timing.repeatDuration > 0 {
      words.append("for \(timing.repeatDuration.text()) s")
    } else if timing.repeatCount > 1 {
      words.append("\(timing.repeatCount.text()) times")
    }
    if timing.autoreverses { words.append("there and back") }
    if summary.isAdditive, summary.engine != .view { words.append("additive") }
    return words.joined(separator: ", ")
  }
}
