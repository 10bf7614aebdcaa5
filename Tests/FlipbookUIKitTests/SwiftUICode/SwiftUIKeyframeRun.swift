import Foundation
import LayerTree
import Motion

/// A keyframe animator around a view of exported code.
struct SwiftUIKeyframeRun {
  /// The name of the view.
  let view: String
  /// The state whose changes play it; nil for one that repeats.
  let trigger: String?
  let initial: Double
  /// The modifier that shows the value, such as `offset(x: value)`.
  var effect = ""
  /// The values with the durations of the ways to them, 0 for jumps.
  var frames: [(value: Double, duration: Double, curve: TimingFunction)] = []

  /// True if the value is a factor of the view's own.
  var isFactor: Bool { effect.hasPrefix("scale") || effect.hasPrefix("opacity") }

  /// Returns whether it shows as an animation of a property.
  func shows(_ property: AnimatableProperty) -> Bool {
    switch property.keyPath {
    case "position.x", "transform.translation.x": effect.hasPrefix("offset(x")
    case "position.y", "transform.translation.y": effect.hasPrefix("offset(y")
    case "transform.scale.x": effect.hasPrefix("scaleEffect(CGSize(width: value")
    case "transform.scale.y": effect.hasPrefix("scaleEffect(") && effect.contains("height: value")
    case "transform.rotation": effect.hasPrefix("rotation")
    case "opacity": effect.hasPrefix("opacity")
    default: false
    }
  }

  /// Reads the line with which an animator begins; nil for other lines.
  init?(_ line: Substring, in view: String) {
    guard
      let match = line.firstMatch(
        of: /\.keyframeAnimator\(initialValue: ([\d.]+), (?:trigger: (\w+)|repeating: true)\) \{/)
    else { return nil }
    self.view = view
    initial = Double(match.1) ?? 0
    trigger = match.2.map(String.init)
  }

  /// Reads a line inside; false at the end.
  mutating func read(_ line: Substring) -> Bool {
    if let match = line.firstMatch(of: /view\.(.*)$/) {
      effect = String(match.1)
    } else if let match = line.firstMatch(of: /MoveKeyframe\((-?[\d.]+)\)/) {
      frames.append((Double(match.1) ?? 0, 0, .linear))
    } else if let match = line.firstMatch(
      of: /LinearKeyframe\((-?[\d.]+), duration: ([\d.]+)(?:, timingCurve: (.*))?\)$/)
    {
      frames.append((Double(match.1) ?? 0, Double(match.2) ?? 0, match.3.map(Self.curve) ?? .linear))
    } else {
      return !line.contains(/^ *\}$/)
    }
    return true
  }

  private static func curve(_ text: Substring) -> TimingFunction {
    switch text {
    case ".easeIn": return .easeIn
    case ".easeOut": return .easeOut
    case ".easeInOut": return .easeInEaseOut
    default:
      let numbers = text.matches(of: /-?\d[\d.]*/).compactMap { Double($0.0) }
      return numbers.count == 4 ? TimingFunction(numbers[0], numbers[1], numbers[2], numbers[3]) : .linear
    }
  }

  /// The value at a time after the beginning, in seconds; nil before it.
  func value(at time: Double?) -> Double {
    guard var time else { return initial }
    let whole = frames.reduce(0) { $0 + $1.duration }
    if trigger == nil, whole > 0 { time = time.truncatingRemainder(dividingBy: whole) }
    var last = initial
    for frame in frames {
      if frame.duration > 0, time < frame.duration - 1e-9 {
        return last + (frame.value - last) * frame.curve.value(at: time / frame.duration)
      }
      time -= frame.duration
      last = frame.value
    }
    return last
  }
}
