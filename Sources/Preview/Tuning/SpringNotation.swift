/// A notation for springs: the parameters used by one engine.
enum SpringNotation: String, CaseIterable, Sendable {
  /// Pop's bounciness and speed.
  case pop
  /// Pop's dynamics: tension, friction, and mass.
  case popDynamics
  /// `CASpringAnimation`: mass, stiffness, and damping.
  case coreAnimation
  /// SwiftUI and iOS 17: perceptual duration and bounce.
  case perceptual
  /// "Designing Fluid Interfaces": response and damping ratio.
  case response
  /// JNWSpringAnimation: damping, stiffness, and mass.
  case jnw
  /// A `UIView` animation block: duration and damping ratio.
  case view
  /// `UISpringTimingParameters`: mass, stiffness, and damping.
  case viewConstants

  /// A parameter of a notation.
  struct Parameter: Hashable, Sendable {
    /// The key in scene files.
    var key: String
    /// The default value.
    var standard: Double
    /// The range of the slider; the text field accepts other values, too.
    var range: ClosedRange<Double>
    var step: Double

    init(_ key: String, _ standard: Double, _ range: ClosedRange<Double>, step: Double) {
      (self.key, self.standard, self.range, self.step) = (key, standard, range, step)
    }
  }

  /// The display name.
  var label: String {
    switch self {
    case .pop: "Pop: bounciness, speed"
    case .popDynamics: "Pop: tension, friction, mass"
    case .coreAnimation: "Core Animation: mass, stiffness, damping"
    case .perceptual: "SwiftUI: duration, bounce"
    case .response: "SwiftUI: response, damping ratio"
    case .jnw: "JNW: damping, stiffness, mass"
    case .view: "UIKit: duration, damping ratio"
    case .viewConstants: "UIKit: mass, stiffness, damping"
    }
  }

  /// The parameters, in their usual order.
  var parameters: [Parameter] {
    let mass = Parameter("mass", 1, 0.1...20, step: 0.1)
    switch self {
    case .pop: return [Parameter("bounciness", 4, 0...30, step: 0.5), Parameter("speed", 12, 0...30, step: 0.5)]
    case .popDynamics:
      return [
        Parameter("tension", 342.4, 1...1000, step: 1), Parameter("friction", 30.2, 0...100, step: 0.5), mass,
      ]
    case .coreAnimation:
      return [mass, Parameter("stiffness", 100, 1...1000, step: 1), Parameter("damping", 10, 0...100, step: 0.5)]
    case .perceptual:
      return [
        Parameter("perceptualDuration", 0.5, 0.05...3, step: 0.01), Parameter("bounce", 0, -0.9...1, step: 0.01),
      ]
    case .response:
      return [Parameter("response", 0.5, 0.05...3, step: 0.01), Parameter("dampingRatio", 1, 0...2, step: 0.01)]
    case .jnw:
      return [
        Parameter("damping", 30, 0.5...100, step: 0.5), Parameter("stiffness", 300, 1...1000, step: 1),
        Parameter("mass", 5, 0.1...20, step: 0.1),
      ]
    case .view:
      return [Parameter("duration", 0.5, 0.05...3, step: 0.01), Parameter("damping", 1, 0.05...1, step: 0.01)]
    case .viewConstants:
      return [mass, Parameter("stiffness", 100, 1...1000, step: 1), Parameter("damping", 10, 0...100, step: 0.5)]
    }
  }

  /// Determines the notation of a spring from a step's verb and keys; nil if they don't describe a spring.
  ///
  /// - Parameters:
  ///   - verb: The verb of the step; nil for parameters that no step uses.
  ///   - keys: The keys of the step, including its motion's.
  init?(verb: String?, keys: Set<String>) {
    func has(_ names: String...) -> Bool { !keys.isDisjoint(with: names) }
    switch verb {
    case "pop":
      self =
        has("stiffness", "damping")
        ? .coreAnimation
        : has("response", "dampingRatio") ? .response : has("tension", "friction", "mass") ? .popDynamics : .pop
    case "spring":
      self =
        has("perceptualDuration", "bounce") ? .perceptual : has("response", "dampingRatio") ? .response : .coreAnimation
    case "jnw": self = .jnw
    case "animate" where has("mass", "stiffness", "initialVelocity"): self = .viewConstants
    case "animate", "finish", "cancel", "continueAnimator":
      guard has("damping") else { return nil }
      self = .view
    case nil where has("bounciness"): self = .pop
    case nil where has("tension", "friction"): self = .popDynamics
    case nil where has("perceptualDuration"): self = .perceptual
    case nil where has("response"): self = .response
    case nil where has("stiffness"): self = .coreAnimation
    case nil where has("damping") && has("duration"): self = .view
    default: return nil
    }
  }
}
