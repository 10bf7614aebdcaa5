import Motion
import Review

/// Writes numeric keyframes as SwiftUI code.
enum SwiftUIKeyframeCode {
  /// Returns a number as code; 0 for other values.
  static func number(_ value: AnimatableValue) -> String {
    guard case .number(let number) = value else { return "0" }
    return MotionText.number(number)
  }

  /// Returns a keyframe as code.
  static func text(of keyframe: SwiftUIKeyframe) -> String {
    let value = number(keyframe.value)
    let time = "duration: \(MotionText.number(keyframe.duration))"
    func velocity(_ name: String, _ value: AnimatableValue?) -> String {
      value.map { ", \(name): \(number($0))" } ?? ""
    }
    switch keyframe.interpolation {
    case .move: return "MoveKeyframe(\(value))"
    case .linear(let curve): return "LinearKeyframe(\(value), \(time)\(self.curve(curve)))"
    case .cubic(let start, let end):
      return "CubicKeyframe(\(value), \(time)\(velocity("startVelocity", start))\(velocity("endVelocity", end)))"
    case .spring(let spring, let start):
      let parts =
        "duration: \(MotionText.number(spring.perceptualDuration)), bounce: \(MotionText.number(spring.bounce))"
      return "SpringKeyframe(\(value), \(time), spring: Spring(\(parts))\(velocity("startVelocity", start)))"
    }
  }

  /// Returns the timing curve of a linear keyframe as an additional argument; empty for a linear curve.
  static func curve(_ curve: TimingFunction) -> String {
    guard curve != .linear else { return "" }
    func point(_ x: Double, _ y: Double) -> String {
      "UnitPoint(x: \(MotionText.number(x)), y: \(MotionText.number(y)))"
    }
    return ", timingCurve: .bezier(startControlPoint: \(point(curve.x1, curve.y1)), "
      + "endControlPoint: \(point(curve.x2, curve.y2)))"
  }
}
