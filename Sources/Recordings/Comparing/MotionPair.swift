import Arithmetic
import Review

/// A motion of a scene, paired with the same motion in a recording.
struct MotionPair {
  let layer: String
  let aspect: PartAspect
  let own: MotionSeries
  let other: MotionSeries
  /// The motion of the scene.
  let motion: FittedMotion
  /// The motion of the recording at about the same time; nil if there is none.
  let partner: FittedMotion?
  /// The beginning of the next motion, or else the last time of the part, in seconds.
  let end: Double
  /// True if this is the first motion of the aspect.
  let isFirst: Bool
  let tolerance: Double
  let timeTolerance: Double

  private var begin: Double { motion.begin }

  /// The differences, with causes before their consequences.
  var differences: [MotionDifference] {
    // This is early enough for a recording with 30 frames per second to have a frame before the motion.
    let (from, to) = (own.values(at: begin - 3 * Self.frame), own.values(at: end))
    let (otherFrom, otherTo) = (other.values(at: begin - 3 * Self.frame), other.values(at: end))
    var found: [MotionDifference] = []
    if isFirst, let difference = elsewhere(.starts, from, otherFrom, at: begin) { found.append(difference) }
    let ending = elsewhere(.ends, to, otherTo, at: min(end, motion.end))
    if let (mine, theirs) = paces(from, to, otherFrom, otherTo) {
      if abs(theirs.begin - mine.begin) > timeTolerance {
        let milliseconds = (abs(theirs.begin - mine.begin) * 1000).text(decimals: 0)
        found.append(
          difference(
            .begins, mine.begin, theirs.begin, at: begin,
            "begins \(milliseconds) ms \(theirs.begin > mine.begin ? "late" : "early")"))
      }
      if abs(theirs.length - mine.length) > timeTolerance {
        found.append(difference(.takes, mine.length, theirs.length, at: begin, lengths(mine.length, theirs.length)))
      }
      if abs(theirs.bend - mine.bend) > Self.bend {
        let paces = partner.map { ": as \($0.pace.text), not \(motion.pace.text)" } ?? ""
        found.append(difference(.way, mine.bend, theirs.bend, at: begin, "has different timing\(paces)"))
      }
      if abs(theirs.overshoot - mine.overshoot) > tolerance {
        let (now, before) = (amount(theirs.overshoot), amount(mine.overshoot))
        let text =
          theirs.overshoot < tolerance / 2
          ? "does not overshoot, but overshoots by \(before) in the scene"
          : "overshoots by \(now), not \(before)" + dampings
        found.append(difference(.overshoots, mine.overshoot, theirs.overshoot, at: begin, text))
      }
    }
    if let ending { found.append(ending) }
    if found.isEmpty, let (distance, time) = farthest, distance > tolerance {
      found.append(
        difference(
          .way, 0, distance, at: time,
          "deviates by up to \(amount(distance)) during the motion, at \(time.text(decimals: 2)) s"))
    }
    return found
  }

  /// The minimum difference in `bend` between different paces.
  private static let bend = 0.08

  /// Returns a description of both lengths, as durations if timing functions explain the motions.
  private func lengths(_ mine: Double, _ theirs: Double) -> String {
    if case .curve(let curve, let duration) = motion.pace, case .curve(let other, let found)? = partner?.pace,
      motion.family == partner?.family || curve == other
    {
      return "takes \(found.text(decimals: 2)) s, not \(duration.text(decimals: 2))"
    }
    return
      "takes \(theirs.text(decimals: 2)) s from 10 % to 90 % of the distance, not \(mine.text(decimals: 2))\(dampings)"
  }

  /// The damping ratios, if springs with different ones explain the motions; otherwise empty.
  private var dampings: String {
    guard let own = motion.pace.dampingRatio, let other = partner?.pace.dampingRatio, abs(own - other) > 0.03 else {
      return ""
    }
    return " (damping \(other.text(decimals: 2)), not \(own.text(decimals: 2)))"
  }

  /// The duration of a frame, in seconds.
  private static let frame = 1.0 / 60

  private func difference(
    _ kind: MotionDifference.Kind, _ expected: Double, _ found: Double, at time: Double, _ text: String
  ) -> MotionDifference {
    MotionDifference(
      kind: kind, layer: layer, aspect: aspect, expected: expected, found: found, time: time, text: text)
  }

  private func amount(_ value: Double) -> String {
    switch aspect {
    case .position, .size: "\(value.text(decimals: 1)) pt"
    case .rotation: "\(value.text(decimals: 1))°"
    case .color: "\(value.text(decimals: 0)) of 255"
    }
  }

  /// Returns the difference between the first or the last values; nil if it is within the tolerance.
  private func elsewhere(
    _ kind: MotionDifference.Kind, _ mine: [Double], _ theirs: [Double], at time: Double
  ) -> MotionDifference? {
    let pairs = zip(mine, theirs).enumerated()
    guard let (index, values) = pairs.max(by: { abs($0.1.0 - $0.1.1) < abs($1.1.0 - $1.1.1) }) else { return nil }
    let change = values.1 - values.0
    guard abs(change) > tolerance else { return nil }
    let direction =
      switch (aspect, index) {
      case (.position, 0): change > 0 ? "too far right" : "too far left"
      case (.position, _): change > 0 ? "too low" : "too high"
      case (.size, 0): change > 0 ? "too wide" : "too narrow"
      case (.size, _): change > 0 ? "too tall" : "too short"
      case (.rotation, _): change > 0 ? "too far clockwise" : "too far counterclockwise"
      case (.color, _) where mine.count == 1: change > 0 ? "too strong" : "too faint"
      case (.color, 0...2): "off in \(["red", "green", "blue"][index])"
      case (.color, _): change > 0 ? "too strong" : "too faint"
      }
    return difference(kind, values.0, values.1, at: time, "\(kind.rawValue) \(amount(abs(change))) \(direction)")
  }

  /// The beginning of a motion, the time that it takes from 10 % to 90 % of its distance, and its overshoot.
  private struct Pace {
    var begin: Double
    var length: Double
    /// The fraction of the length that the motion takes from 10 % to 50 % of the distance.
    var bend: Double
    var overshoot: Double
  }

  /// Returns the paces of both motions over their own distances; nil if a distance is too short or isn't covered.
  private func paces(
    _ from: [Double], _ to: [Double], _ otherFrom: [Double], _ otherTo: [Double]
  ) -> (mine: Pace, theirs: Pace)? {
    guard let mine = crossings(of: own, from, to), let theirs = crossings(of: other, otherFrom, otherTo) else {
      return nil
    }
    // Extrapolates the beginning from the 10 % point, in proportion to the scene's motion.
    let share = (mine.tenth - begin) / max(1e-6, mine.half - mine.tenth)
    func pace(_ times: Crossings) -> Pace {
      let length = times.ninetieth - times.tenth
      return Pace(
        begin: times.tenth - share * (times.half - times.tenth), length: length,
        bend: (times.half - times.tenth) / max(1e-6, length), overshoot: times.overshoot)
    }
    var (own, other) = (pace(mine), pace(theirs))
    // If the paces differ, the function fitted to the recording gives its beginning.
    if abs(own.bend - other.bend) > Self.bend, let partner { other.begin = partner.begin }
    own.begin = begin
    return (own, other)
  }

  /// The times at 10 %, 50 %, and 90 % of the distance, and the overshoot.
  private struct Crossings {
    var (tenth, half, ninetieth) = (0.0, 0.0, 0.0)
    var overshoot = 0.0
  }

  private func crossings(of series: MotionSeries, _ from: [Double], _ to: [Double]) -> Crossings? {
    let way = zip(to, from).map { $0 - $1 }
    let square = way.map { $0 * $0 }.reduce(0, +)
    guard square > 16 * tolerance * tolerance else { return nil }
    func progress(_ time: Double) -> Double {
      zip(zip(series.values(at: time), from), way).map { ($0.0 - $0.1) * $1 }.reduce(0, +) / square
    }
    var (last, greatest) = (progress(begin - 4 * Self.frame), 0.0)
    var times: [Double] = []
    let shares = [0.1, 0.5, 0.9]
    // The count is in range, because a recording is shorter than a day.
    let count = Int(saturating: ((end - begin) * 240).rounded(.up)) + 16
    for step in 0...count {
      let time = begin - 4 * Self.frame + Double(step) / 240
      let now = progress(time)
      while times.count < shares.count, now >= shares[times.count] {
        let part = now > last ? (shares[times.count] - last) / (now - last) : 1
        times.append(time - (1 - max(0, min(1, part))) / 240)
      }
      greatest = max(greatest, now)
      last = now
    }
    guard times.count == 3 else { return nil }
    return Crossings(
      tenth: times[0], half: times[1], ninetieth: times[2], overshoot: max(0, greatest - 1) * square.squareRoot())
  }

  /// The maximum distance between a frame of the recording and the scene at about the same time, with the time of the
  /// frame.
  private var farthest: (distance: Double, time: Double)? {
    var worst: (distance: Double, time: Double)?
    for (index, time) in other.times.enumerated() where begin <= time && time <= end {
      let theirs = other.components.map { $0[index] }
      var distance = Double.infinity
      for quarter in -4...4 {
        let mine = own.values(at: time + timeTolerance * Double(quarter) / 4)
        distance = min(distance, mine.distance(to: theirs))
      }
      if distance > worst?.distance ?? -1 { worst = (distance, time) }
    }
    return worst
  }
}
