package import SceneDiagnostics

/// The environment for evaluating formulas: the values of the scene, and the log for errors.
package final class Frame {
  /// The values of the scene; nil if none are available.
  package var values: SceneValues?
  package let log: DiagnosticLog
  /// True if values drive properties and are clamped to their ranges, as on a device.
  package var isDriven: Bool
  /// True if steps and rules are evaluated as a trial, with the initial values of the scene.
  ///
  /// An index that is only invalid initially, such as a state that is -1 until a row is selected, is then replaced by
  /// the nearest valid one.
  package var isTrial = false
  /// Returns the hint for an unknown name.
  package let advice: (_ unknownName: String) -> Advice

  /// The hint for an unknown name.
  package enum Advice {
    /// No message, because the error has been reported.
    case silence
    /// A hint that replaces the default one; nil for no hint.
    case hint(String?)
  }

  package init(
    log: DiagnosticLog, values: SceneValues? = nil, isDriven: Bool = false,
    advice: @escaping (String) -> Advice = { _ in .hint(nil) }
  ) {
    self.log = log
    self.values = values
    self.isDriven = isDriven
    self.advice = advice
  }
}
