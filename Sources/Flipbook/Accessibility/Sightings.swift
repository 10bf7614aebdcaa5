import Arithmetic
import Compositor
import Geometry
import LayerTree
import Motion
import Pixels
import SceneDiagnostics
import SceneProgram
import Typography

/// The sightings of violations in one appearance, merged by subject.
struct Sightings {
  /// The subject of a violation.
  struct Subject: Hashable {
    let rule: AccessibilityRule
    /// The path of the layer; empty for the canvas.
    let layer: String
    /// The path of the other layer involved; empty if there is none.
    var other = ""
  }

  /// The worst sighting of a subject, with the times of all.
  struct Sighting {
    var times: ClosedRange<Double>
    /// The greater, the worse.
    var severity: Double
    var frame: Rect?
    var measured: String
    /// The number of frames with the violation.
    var count = 1
  }

  private(set) var all: [Subject: Sighting] = [:]
  /// The subjects in the order of their first sighting.
  private(set) var order: [Subject] = []

  /// Adds a sighting.
  mutating func add(_ subject: Subject, at time: Double, severity: Double, in frame: Rect?, measured: String) {
    guard var known = all[subject] else {
      all[subject] = Sighting(times: time...time, severity: severity, frame: frame, measured: measured)
      order.append(subject)
      return
    }
    known.times = min(known.times.lowerBound, time)...max(known.times.upperBound, time)
    known.count += 1
    if severity > known.severity { (known.severity, known.frame, known.measured) = (severity, frame, measured) }
    all[subject] = known
  }

  /// Removes the sightings of a rule that do not satisfy a predicate.
  mutating func keep(_ rule: AccessibilityRule, where isMeant: (Subject, Sighting) -> Bool) {
    for (subject, sighting) in all where subject.rule == rule && !isMeant(subject, sighting) { all[subject] = nil }
    order.removeAll { all[$0] == nil }
  }
}
