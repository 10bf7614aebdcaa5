import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// The environment of formulas: the values that they read, and the log for errors.
final class Frame {
  /// The values that expressions read of the scene; nil where none can be read.
  var values: SceneValues?
  let log: DiagnosticLog
  /// True if numbers drive properties, and so are clamped to their ranges, as on a device.
  var isDriven: Bool
  /// Returns the advice for an unknown name.
  let advice: (_ unknownName: String) -> Advice

  /// The advice for an unknown name.
  enum Advice {
    /// No message, since one has been given already.
    case silence
    /// A better hint, if there is one.
    case hint(String?)
  }

  init(
    log: DiagnosticLog, values: SceneValues? = nil, isDriven: Bool = false,
    advice: @escaping (String) -> Advice = { _ in .hint(nil) }
  ) {
    self.log = log
    self.values = values
    self.isDriven = isDriven
    self.advice = advice
  }
}
