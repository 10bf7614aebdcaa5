package import SceneDiagnostics

/// The environment of formulas: the values that they read, and the log for errors.
package final class Frame {
  /// The values that expressions read of the scene; nil where none can be read.
  package var values: SceneValues?
  package let log: DiagnosticLog
  /// True if numbers drive properties, and so are clamped to their ranges, as on a device.
  package var isDriven: Bool
  /// True if steps and rules are only tried, with the values that the scene begins with.
  ///
  /// A value that they alone make wrong, as a state that is -1 until a row is chosen, then counts as the nearest that is
  /// right.
  package var isTrial = false
  /// Returns the advice for an unknown name.
  package let advice: (_ unknownName: String) -> Advice

  /// The advice for an unknown name.
  package enum Advice {
    /// No message, since one has been given already.
    case silence
    /// A better hint, if there is one.
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
