import Motion

/// The easing of a transition.
///
/// Figma's “Prototype easing and spring animations” describes the presets; their numbers are the ones that Figma's
/// editor fills in when a preset is changed to a custom curve or a custom spring.
enum FigmaEasing: Equatable {
  case curve(TimingFunction)
  case spring(mass: Double, stiffness: Double, damping: Double)

  static let linear = FigmaEasing.curve(.linear)

  /// Returns a preset by its name.
  static func preset(_ name: String) -> FigmaEasing? {
    switch name {
    case "LINEAR": linear
    case "EASE_IN": .curve(.easeIn)
    case "EASE_OUT": .curve(.easeOut)
    case "EASE_IN_AND_OUT": .curve(.easeInEaseOut)
    case "EASE_IN_BACK": .curve(TimingFunction(0.3, -0.05, 0.7, -0.5))
    case "EASE_OUT_BACK": .curve(TimingFunction(0.45, 1.45, 0.8, 1))
    case "EASE_IN_AND_OUT_BACK": .curve(TimingFunction(0.7, -0.4, 0.4, 1.4))
    case "GENTLE": .spring(mass: 1, stiffness: 100, damping: 15)
    case "QUICK": .spring(mass: 1, stiffness: 300, damping: 20)
    case "BOUNCY": .spring(mass: 1, stiffness: 600, damping: 15)
    case "SLOW": .spring(mass: 1, stiffness: 80, damping: 20)
    default: nil
    }
  }
}
