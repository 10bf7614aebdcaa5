import Foundation
import Motion

/// Runs the body of a modifier of SwiftUI from its text, by the published formulas: a number some seconds after the event.
struct ModifierRun {
  private let value: (Double) -> [Double]

  /// Reads a body; nil if it consists of comments.
  init?(_ lines: [String]) {
    let text = lines.joined(separator: "\n")
    if lines.allSatisfy({ $0.drop { $0 == " " }.hasPrefix("//") }) { return nil }
    if let match = text.firstMatch(of: #/keyframeAnimator\(initialValue: (-?[\d.e-]+), (trigger|repeating)/#) {
      let initial = Double(match.1) ?? .nan
      let keyframes = Self.keyframes(lines, initial, repeats: match.2 == "repeating")
      let parts = Self.expressions(in: lines.first { $0.contains("view.") } ?? "")
      value = { time in
        let value = keyframes(time)
        return parts.isEmpty ? [value] : parts.map { $0.0 + $0.1 * value }
      }
      return
    }
    guard let effect = lines.first(where: { $0.contains("isActive ?") }),
      let ends = effect.firstMatch(of: #/isActive \? (.*) : (.*)$/#),
      let animation = lines.first(where: { $0.hasPrefix(".animation(") })
    else { return nil }
    func numbers(_ text: Substring) -> [Double] {
      let list = text.contains("red:") ? String(text.drop { $0 != "r" }) : String(text)
      return list.matches(of: #/-?\d+(?:\.\d+)?(?:e-?\d+)?/#).compactMap { Double($0.0) }
    }
    let (to, from) = (numbers(ends.1), numbers(ends.2))
    let progress = Self.progress(animation, text)
    value = { time in zip(from, to).map { $0 + ($1 - $0) * progress(time) } }
  }

  func value(at time: Double) -> [Double] { value(time) }

  /// The constants and factors of colors' components.
  private static func expressions(in line: String) -> [(Double, Double)] {
    line.matches(of: #/(?:red|green|blue|opacity): (-?[\d.e-]+)(?: ([+-]) ([\d.e-]+) \* value)?/#).map { match in
      let factor = (match.3.flatMap { Double($0) } ?? 0) * (match.2 == "-" ? -1 : 1)
      return (Double(match.1) ?? .nan, factor)
    }
  }

  private static func keyframes(_ lines: [String], _ initial: Double, repeats: Bool) -> (Double) -> Double {
    var frames: [(value: Double, duration: Double, curve: TimingFunction)] = []
    for line in lines {
      if let match = line.firstMatch(of: #/MoveKeyframe\((-?[\d.e-]+)\)/#) {
        frames.append((Double(match.1) ?? .nan, 0, .linear))
      } else if let match = line.firstMatch(of: #/LinearKeyframe\((-?[\d.e-]+), duration: ([\d.e-]+)(.*)\)/#) {
        let points = match.3.matches(of: #/[xy]: (-?[\d.]+)/#).compactMap { Double($0.1) }
        let curve =
          points.count == 4 ? TimingFunction(points[0], points[1], points[2], points[3]) : TimingFunction.linear
        frames.append((Double(match.1) ?? .nan, Double(match.2) ?? .nan, curve))
      }
    }
    let whole = frames.reduce(0) { $0 + $1.duration }
    return { time in
      var time = repeats && whole > 0 ? time.truncatingRemainder(dividingBy: whole) : time
      var last = initial
      for frame in frames {
        if frame.duration > 0, time < frame.duration {
          return last + (frame.value - last) * frame.curve.value(at: max(0, time / frame.duration))
        }
        time -= frame.duration
        last = frame.value
      }
      return last
    }
  }

  /// The share of the way, by the documentation of `Animation` and `Spring`.
  private static func progress(_ line: String, _ text: String) -> (Double) -> Double {
    func number(_ name: String) -> Double? {
      guard let place = line.range(of: "\(name): ") else { return nil }
      return Double(line[place.upperBound...].prefix { $0.isNumber || "-.e".contains($0) })
    }
    let delay = line.firstMatch(of: #/\.delay\(([\d.e-]+)\)/#).flatMap { Double($0.1) } ?? 0
    if let match = line.firstMatch(of: #/timingCurve\((-?[\d.e-]+), (-?[\d.e-]+), (-?[\d.e-]+), (-?[\d.e-]+), /#) {
      let points = [match.1, match.2, match.3, match.4].compactMap { Double($0) }
      let curve = TimingFunction(points[0], points[1], points[2], points[3])
      let duration = number("duration") ?? .nan
      let reverses = line.contains("repeatForever(autoreverses: true)")
      let repeats = line.contains("repeatForever")
      return { time in
        let local = (time - delay) / duration
        guard local > 0 else { return 0 }
        if !repeats { return curve.value(at: min(1, local)) }
        let run = local.rounded(.down)
        let share = local - run
        return curve.value(at: reverses && run.truncatingRemainder(dividingBy: 2) == 1 ? 1 - share : share)
      }
    }
    if line.contains("Curve()"),
      let match = text.firstMatch(of: #/exp\(-([\d.e-]+) \* time\) \* cos\(([\d.e-]+) \* time\)/#)
    {
      let (decay, frequency) = (Double(match.1) ?? .nan, Double(match.2) ?? .nan)
      let end = text.firstMatch(of: #/time < ([\d.e-]+)/#).flatMap { Double($0.1) } ?? .infinity
      return { time in
        let local = time - delay
        return local <= 0 ? 0 : local >= end ? 1 : 1 - exp(-decay * local) * cos(frequency * local)
      }
    }
    let mass = number("mass") ?? 1
    let (duration, bounce) = (number("duration") ?? 0.5, number("bounce") ?? 0)
    let ratio = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
    let stiffness = number("stiffness").map { $0 / mass } ?? pow(2 * .pi / duration, 2)
    let damping = number("damping").map { $0 / mass } ?? 4 * .pi * ratio / duration
    let velocity = number("initialVelocity") ?? 0
    return { time in
      let local = time - delay
      guard local > 0 else { return 0 }
      // x″ + c x′ + k x = 0 for the rest of the way.
      let (a, square) = (damping / 2, stiffness - damping * damping / 4)
      let fade = exp(-a * local)
      if abs(square) < 1e-9 * stiffness { return 1 - fade * (1 + (a - velocity) * local) }
      let w = abs(square).squareRoot()
      let (c, s) = square > 0 ? (cos(w * local), sin(w * local)) : (cosh(w * local), sinh(w * local))
      return 1 - fade * (c + (a - velocity) / w * s)
    }
  }
}
