import SceneDiagnostics
import SceneSyntax

/// A font as a scene file names it.
struct FontDescription: Sendable {
  var family = "Inter"
  var size = 17.0
  var weight = 400.0
  var isItalic = false
}
