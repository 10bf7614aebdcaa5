import Flipbook
import LayerTree
import Motion
import Review

/// An animation as it was played: a row of a golden's timing table.
package struct TimingParameters: Hashable, Sendable {
  /// The maximum number of rows in a golden; differences beyond it still show in the values of layers.
  private static let maximumRowCount = 120

  /// The layer and the animated property, separated by a dot, and the animation's key if it differs from the property.
  package let motion: String
  /// The API that the animation belongs to.
  package let engine: String
  /// The begin time, in seconds.
  package let time: Double
  /// The parameters of the animation, by name.
  package let facts: [String: String]

  /// The names of the parameters, in listing order.
  static let order = [
    "mass", "stiffness", "damping", "bounce", "bounciness", "speed", "tension", "friction", "velocity", "deceleration",
    "delay", "duration", "curve", "pace", "from", "to", "rate", "timeOffset", "repeatCount", "repeatDuration",
    "autoreverses", "fillMode", "additive", "cumulative",
  ]

  /// Creates a row.
  init(motion: String, engine: String, time: Double, facts: [String: String]) {
    (self.motion, self.engine, self.time, self.facts) = (motion, engine, time, facts)
  }

  /// Returns the animations that begin in a list of events, in order.
  static func all(in events: [StageEvent]) -> [TimingParameters] {
    var rows: [TimingParameters] = []
    for event in events where [.begin, .retarget].contains(event.kind) && !event.isRepetition {
      for summary in event.summaries {
        guard rows.count < maximumRowCount else { return rows }
        rows.append(TimingParameters(summary, of: event))
      }
    }
    return rows
  }

  private init(_ summary: AnimationSummary, of event: StageEvent) {
    let name = event.path.isEmpty ? summary.subject : "\(event.path).\(summary.subject)"
    motion = name + (event.key.map { $0 == summary.subject ? "" : " (\($0))" } ?? "")
    engine = summary.engine.rawValue
    let begin = event.beginTime ?? event.time
    time = (begin * 1e5).rounded() / 1e5
    var facts: [String: String] = [:]
    func number(_ name: String, _ value: Double, unless standard: Double? = nil) {
      if value != standard { facts[name] = TraceCell.text(value) }
    }
    let timing = summary.timing
    number("delay", max(0, begin - event.cause.time), unless: 0)
    number("duration", timing.duration, unless: 0)
    number("rate", timing.speed, unless: 1)
    number("timeOffset", timing.timeOffset, unless: 0)
    number("repeatCount", timing.repeatCount, unless: 0)
    number("repeatDuration", timing.repeatDuration, unless: 0)
    if timing.autoreverses { facts["autoreverses"] = "true" }
    if timing.fillMode != .removed { facts["fillMode"] = timing.fillMode.rawValue }
    if summary.isAdditive { facts["additive"] = "true" }
    if summary.isCumulative { facts["cumulative"] = "true" }
    facts["from"] = summary.from.flatMap(Self.plain)
    facts["to"] = summary.to.flatMap(Self.plain)
    if let velocity = summary.velocity, velocity.allComponents.contains(where: { abs($0) > 1e-9 }) {
      facts["velocity"] = TraceCell.text(velocity)
    }
    switch summary.pace {
    case .curve(let function), .transition(_, _, let function): facts["curve"] = function.text
    case .spring(let curve) where summary.engine == .swiftUI && curve.mass == 1:
      number("duration", curve.perceptualDuration)
      number("bounce", curve.bounce)
    case .spring(let curve):
      // The duration is omitted if it is the spring's own settling duration.
      if abs(curve.settlingDuration - timing.duration) < 1e-9 { facts["duration"] = nil }
      number("mass", curve.mass)
      number("stiffness", curve.stiffness)
      number("damping", curve.damping)
      number("velocity", curve.initialVelocity, unless: 0)
    case .viewSpring(let spring):
      number("damping", spring.curve.dampingRatio)
      number("velocity", spring.curve.initialVelocity, unless: 0)
    case .directedSpring(let spring):
      number("mass", spring.undirected.mass)
      number("stiffness", spring.undirected.stiffness)
      number("damping", spring.undirected.damping)
      facts["velocity"] = "\(TraceCell.text(spring.initialVelocity.x))/\(TraceCell.text(spring.initialVelocity.y))"
    case .pop(let dynamics):
      let curve = try? SpringCurve(
        mass: dynamics.mass, stiffness: dynamics.tension, damping: dynamics.friction)
      if dynamics.mass == 1, let (bounciness, speed) = curve?.popBouncinessAndSpeed {
        number("bounciness", bounciness)
        number("speed", speed)
      } else {
        number("tension", dynamics.tension)
        number("friction", dynamics.friction)
        number("mass", dynamics.mass)
      }
    case .jnw(let spring):
      number("mass", spring.mass)
      number("stiffness", spring.stiffness)
      number("damping", spring.damping)
    case .keyframes(let keyframes, let function):
      var parts = [keyframes.values.compactMap(Self.plain).joined(separator: " → ")]
      if let times = keyframes.keyTimes { parts.append("at \(times.map(TraceCell.text).joined(separator: ", "))") }
      if let functions = keyframes.timingFunctions { parts.append(functions.map(\.text).joined(separator: " then ")) }
      facts["pace"] = parts.joined(separator: "; ")
      facts["curve"] = function.text
    case .track(let track): facts["pace"] = "keyframes \(track.keyframes.count)"
    case .path(let path, _, let function):
      facts["pace"] = "a path of \(path.path.elements.count) steps"
      facts["curve"] = function.text
    case .decay(let deceleration): number("deceleration", deceleration)
    case .code: break
    }
    self.facts = facts
  }

  /// Returns a value as text; nil if it is too long to read.
  private static func plain(_ value: AnimatableValue) -> String? {
    let text = TraceCell.text(value)
    return text.utf8.count <= 80 ? text : nil
  }
}
