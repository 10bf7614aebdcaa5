import Geometry
import LayerTree
import Motion
import SceneDiagnostics
import SceneSyntax

/// What formulas are worked out in: what they read, and where to say what is wrong.
final class Frame {
  /// What expressions read of the scene; nil where nothing of it can be read.
  var values: SceneValues?
  let log: DiagnosticLog
  /// Whether numbers drive properties, which then stay within what these can be, as on a device.
  var isDriven: Bool
  /// What to say of a name that nothing has; nil where nothing is to be said.
  let advice: (_ unknownName: String) -> Advice

  /// What there is to say of a name that nothing has.
  enum Advice {
    /// What has been told of already.
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
