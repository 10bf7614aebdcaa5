/// The condition under which goldens are recorded rather than compared.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Always record, and replace existing goldens.
  case all
  /// Record if the result differs, or if there is no golden.
  case failed
  /// Record if there is no golden.
  case missing
  /// Never record; a missing golden is a failure.
  case never
}
