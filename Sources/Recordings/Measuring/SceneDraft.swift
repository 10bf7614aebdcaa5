import Arithmetic
import Encodings
import Geometry
import Motion
import Review

/// A draft of a scene with a layer for each part of a recording and the measured motions, as a starting point for
/// editing.
package struct SceneDraft {
  private let measurement: RecordingMeasurement
  private let size: (width: Double, height: Double)
  private let background: String

  /// Creates a draft.
  ///
  /// - Parameters:
  ///   - measurement: The measured motions.
  ///   - width: The width of the recording, in points.
  ///   - height: The height of the recording, in points.
  ///   - background: The background color, in CSS notation.
  package init(_ measurement: RecordingMeasurement, width: Double, height: Double, background: String) {
    self.measurement = measurement
    size = (width, height)
    self.background = background
  }

  private static func number(_ value: Double) -> String { value.plainText(decimals: 2) }

  /// The scene in YAML.
  package var yaml: String {
    var text = "canvas: {size: [\(Self.number(size.width)), \(Self.number(size.height))], "
    text += "background: '\(background)'}\nlayers:\n"
    for part in measurement.parts {
      let frame = part.frame
      let numbers = [frame.origin.x, frame.origin.y, frame.width, frame.height].map(Self.number)
      let opacity = part.motions.first { $0.property == .opacity }?.motion.from.first.map { max(0, min(1, $0)) }
      text += "  - {layer: part\(part.number), frame: [\(numbers.joined(separator: ", "))], "
      text += "backgroundColor: '\(Color(part.color).cssText)'"
      text += (opacity.map { $0 < 0.98 ? ", opacity: \(Self.number($0))" : "" } ?? "") + "}\n"
    }
    text += "start:\n"
    for part in measurement.parts {
      for measured in part.motions { text += steps(of: measured, "part\(part.number)").map { "  - \($0)\n" }.joined() }
    }
    return text
  }

  /// Returns the steps for a motion: a Core Animation animation for each component.
  private func steps(of measured: MeasuredMotion, _ layer: String) -> [String] {
    let motion = measured.motion
    let isColor = measured.property == .color
    let keys = isColor ? ["backgroundColor"] : measured.property.keyPaths(count: motion.from.count)
    return keys.enumerated().compactMap { index, key in
      let from = isColor ? "'\(Color(motion.from).cssText)'" : Self.number(motion.from[index])
      let to = isColor ? "'\(Color(motion.to).cssText)'" : Self.number(motion.to[index])
      guard from != to else { return nil }
      let common = "\(layer).\(key), from: \(from), to: \(to), beginTime: \(motion.begin.plainText(decimals: 3))"
      let rest = "fillMode: backwards, updateModel: true}"
      switch motion.pace {
      case .curve(let function, let duration):
        let points = [function.x1, function.y1, function.x2, function.y2].map { $0.plainText(decimals: 3) }
        return "{basic: \(common), duration: \(duration.plainText(decimals: 3)), "
          + "timingFunction: [\(points.joined(separator: ", "))], \(rest)"
      case .spring(let curve):
        return
          "{spring: \(common), stiffness: \(Self.number(curve.stiffness)), damping: \(Self.number(curve.damping)), "
          + (curve.initialVelocity == 0 ? "" : "velocity: \(Self.number(curve.initialVelocity)), ") + rest
      case .keyframes(let keyframes):
        let values = keyframes.times.map { Self.number(motion.values(at: motion.begin + $0)[index]) }
        let times = keyframes.shares.map { $0.plainText(decimals: 4) }
        return "{keyframes: \(layer).\(key), values: [\(values.joined(separator: ", "))], "
          + "keyTimes: [\(times.joined(separator: ", "))], beginTime: \(motion.begin.plainText(decimals: 3)), "
          + "duration: \(motion.pace.duration.plainText(decimals: 3)), \(rest)"
      case .popSpring, .easedSpring, .jnw, .decay, .rubberBand:
        // Functions that a single Core Animation animation cannot express are sampled at even intervals.
        let values = (0...30).map { step -> String in
          let progress = motion.pace.progress(at: motion.pace.duration * Double(step) / 30)
          return Self.number(motion.from[index] + (motion.to[index] - motion.from[index]) * progress)
        }
        return "{keyframes: \(layer).\(key), values: [\(values.joined(separator: ", "))], "
          + "beginTime: \(motion.begin.plainText(decimals: 3)), duration: \(motion.pace.duration.plainText(decimals: 3)), \(rest)"
      }
    }
  }
}
