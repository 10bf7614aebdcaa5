/// The condition under which goldens are recorded rather than compared.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Always: whatever is there is replaced.
  case all
  /// Record if the result differs, or if there is no golden.
  case failed
  /// Record if there is no golden.
  case missing
  /// Never: what is missing fails.
  case never
}
