import LayerTree
import Motion

extension PlayedLeg {
  /// The layer and the property, separated by a dot.
  package var name: String { "\(layer).\(property.keyPath)" }

  /// The value at the beginning, for display.
  package var fromText: String { from.text(in: property.unit) }

  /// The target, for display.
  package var targetText: String { target.text(in: property.unit) }

  /// The delay after the animation's cause, in seconds.
  package var delay: Double { begin - cause.time }

  /// A description of the timing, in one line.
  package var paceText: String {
    switch pace {
    case .curve(let function, let duration):
      return abs(duration - seconds) < 1e-4 ? function.text : "\(function.text) over \(duration.text()) s"
    case .spring(let curve):
      let velocity = curve.initialVelocity == 0 ? "" : ", velocity \(curve.initialVelocity.text())"
      return
        "mass \(curve.mass.text()), stiffness \(curve.stiffness.text()), damping \(curve.damping.text())\(velocity)"
    case .sampled:
      guard let row else { return "by code" }
      return sources.count > 1
        ? "the sum of \(sources.count) animations" : row.summary.isDriven ? row.pace : "as \(row.pace)"
    }
  }

  /// The end of the leg, for display; empty if it comes to rest at its target.
  package var endingText: String {
    let (place, stay) = (to.text(in: property.unit), rest.text(in: property.unit))
    let time = "\(seconds.text()) s"
    switch ending {
    case .finished:
      if let cycle { return "repeats every \(cycle.text()) s" }
      return rest.distance(to: target) > Self.tolerance * max(travel, 1e-9) ? "rests at \(stay)" : ""
    case .cut: return "cut after \(time) at \(place), rests at \(stay)"
    case .paused: return "paused after \(time) at \(place)"
    case .retargeted: return "retargeted after \(time) at \(place)"
    case .joined: return "joined by another animation after \(time) at \(place)"
    case .removed: return "removed after \(time) at \(place), rests at \(stay)"
    case .running: return cycle.map { "repeats every \($0.text()) s" } ?? "still running when the scene ends"
    }
  }
}
