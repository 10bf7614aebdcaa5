/// A rule that a scene is checked against.
package enum AccessibilityRule: String, CaseIterable, Sendable {
  /// Text does not fit its layer.
  case textCut = "text-cut"
  /// Two texts are painted over each other.
  case textOverlap = "text-overlap"
  /// Text has too little contrast (WCAG 2.2, 1.4.3).
  case contrast
  /// An area flashes more than three times in one second (WCAG 2.2, 2.3.1).
  case flash
  /// An area flashes in saturated red more than three times in one second (WCAG 2.2, 2.3.1).
  case redFlash = "red-flash"
  /// A layer moves although the user has chosen to reduce motion (WCAG 2.2, 2.3.3).
  case reducedMotion = "reduced-motion"
  /// A layer that can be touched is too small (Human Interface Guidelines).
  case targetSize = "target-size"

  /// The rule in one sentence.
  package var summary: String {
    switch self {
    case .textCut: "Text fits its layer in every language and text size."
    case .textOverlap: "Texts are not painted over each other."
    case .contrast: "Text has a contrast of at least 4.5:1, or 3:1 if it is large (WCAG 2.2, 1.4.3)."
    case .flash: "Nothing large flashes more than three times in one second (WCAG 2.2, 2.3.1)."
    case .redFlash: "Nothing large flashes in saturated red more than three times in one second (WCAG 2.2, 2.3.1)."
    case .reducedMotion: "Layers do not move for users who reduce motion (WCAG 2.2, 2.3.3)."
    case .targetSize: "Layers that can be touched are at least 44 points wide and high (Human Interface Guidelines)."
    }
  }
}
