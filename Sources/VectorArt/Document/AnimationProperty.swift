/// The properties of CSS animations (CSS Animations Levels 1 and 2).
enum AnimationProperty: String, CaseIterable {
  case animation
  case name = "animation-name"
  case duration = "animation-duration"
  case timingFunction = "animation-timing-function"
  case delay = "animation-delay"
  case iterationCount = "animation-iteration-count"
  case direction = "animation-direction"
  case fillMode = "animation-fill-mode"
  case playState = "animation-play-state"
  case composition = "animation-composition"

  /// Creates a property from its CSS name, with or without a vendor prefix.
  init?(_ name: String) {
    self.init(rawValue: name.hasPrefix("-webkit-") ? String(name.dropFirst(8)) : name)
  }
}
