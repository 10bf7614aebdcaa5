import Arithmetic
import Motion
package import Review

extension MotionFamily {
  /// The name of the kind of function, for tables and JSON.
  package var name: String {
    switch self {
    case .curve(let function): function.text
    case .bezier: "cubic-bezier"
    case .decay: "decay"
    case .criticalSpring: "critically damped spring"
    case .spring, .pushedSpring: "spring"
    case .popSpring: "Pop spring"
    case .easedSpring: "UIKit spring of iOS 7"
    case .jnw: "JNW spring"
    case .rubberBand: "rubber band"
    case .keyframes: "keyframes"
    }
  }
}

extension MotionPace {
  /// The function with its parameters, for tables.
  package var text: String {
    switch self {
    case .curve(let function, _):
      if let known = TimingFunction.named.first(where: { $0.function == function }) { return known.name }
      let points = [function.x1, function.y1, function.x2, function.y2].map { $0.plainText(decimals: 2) }
      return "cubic-bezier(\(points.joined(separator: ", ")))"
    case .spring(let curve):
      let velocity = curve.initialVelocity == 0 ? "" : ", velocity \(curve.initialVelocity.text(decimals: 2))"
      return
        "spring, response \(curve.perceptualDuration.text(decimals: 3)), damping \(curve.dampingRatio.text(decimals: 2))"
        + velocity
    case .popSpring(let spring):
      return "Pop spring, tension \(spring.tension.text(decimals: 1)), friction \(spring.friction.text(decimals: 1))"
    case .easedSpring(let spring):
      return "UIKit spring of iOS 7, damping \((dampingRatio ?? spring.curve.dampingRatio).text(decimals: 2))"
    case .jnw(let fade, let swing):
      // The values are for a mass of 5, the engine's default.
      let (damping, stiffness) = (10 * fade, 5 * (swing * swing + fade * fade))
      return "JNW spring, mass 5, stiffness \(stiffness.text(decimals: 1)), damping \(damping.text(decimals: 1))"
    case .decay(let rate): return "decay, rate \(rate.text(decimals: 2))/s"
    case .rubberBand(let resistance, _): return "rubber band, resistance \(resistance.text(decimals: 2))"
    case .keyframes(let keyframes):
      let points = zip(keyframes.shares, keyframes.values).map { share, value in
        "\((share * 100).text(decimals: 0)) %: \(value.text(decimals: 2))"
      }
      return "keyframes, \(points.joined(separator: ", "))"
    }
  }

  /// The spring in the notations of all engines that can play its equation; nil for other functions.
  package var notations: SpringNotations? {
    switch self {
    case .spring(let curve): SpringNotations(curve)
    case .popSpring(let spring):
      (try? SpringCurve(stiffness: spring.tension, damping: spring.friction)).map { SpringNotations($0) }
    case .curve, .easedSpring, .jnw, .decay, .rubberBand, .keyframes: nil
    }
  }
}
