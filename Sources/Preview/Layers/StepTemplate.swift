import Arithmetic

/// A motion that can be added to a layer, as a step of a scene file.
enum StepTemplate: String, CaseIterable, Sendable {
  case fadeIn, fadeOut, riseIn, move, scaleIn, pulse, rotate, shake, bounce, blink

  /// Returns the step.
  ///
  /// - Parameters:
  ///   - target: The layer, as steps refer to it.
  ///   - time: The begin time, in seconds.
  /// - Returns: The step in braces, on one line.
  func step(on target: String, at time: Double) -> String {
    let delay = time > 0 ? ", after: \(time.plainText)" : ""
    // Until a layer appears, it has the first value.
    let held = time > 0 ? ", beginTime: \(time.plainText), fillMode: backwards" : ""
    return switch self {
    case .fadeIn: "{basic: \(target).opacity, from: 0, duration: 0.3, timingFunction: easeOut\(held)}"
    case .fadeOut:
      "{basic: \(target).opacity, to: 0, duration: 0.3, timingFunction: easeIn, updateModel: true\(delay)}"
    case .riseIn:
      "{spring: \(target).position.y, from: 40, to: 0, additive: true, response: 0.5, dampingRatio: 0.8\(held)}"
    case .move: "{spring: \(target).position.x, by: 60, response: 0.5, dampingRatio: 0.7, updateModel: true\(delay)}"
    case .scaleIn: "{pop: \(target).scaleXY, from: 0.5, to: 1, bounciness: 12, speed: 12\(delay)}"
    case .pulse:
      "{keyframes: \(target).transform.scale, values: [1, 1.12, 1], duration: 0.4, timingFunction: easeInEaseOut\(delay)}"
    case .rotate:
      "{basic: \(target).transform.rotation.z, by: 360deg, duration: 0.8, timingFunction: easeInEaseOut\(delay)}"
    case .shake:
      "{keyframes: \(target).position.x, values: [0, -10, 10, -8, 8, -4, 0], additive: true, duration: 0.5\(delay)}"
    case .bounce:
      "{keyframes: \(target).position.y, values: [0, -24, 0, -8, 0], additive: true, duration: 0.7, "
        + "timingFunctions: [easeOut, easeIn, easeOut, easeIn]\(delay)}"
    case .blink: "{keyframes: \(target).opacity, values: [0, -0.8, 0], additive: true, duration: 0.4\(delay)}"
    }
  }
}
