/// When goldens are recorded instead of compared with.
public enum RecordMode: String, CaseIterable, Sendable {
  /// Always: whatever is there is replaced.
  case all
  /// When what is seen differs, or there is nothing to compare with.
  case failed
  /// When there is nothing to compare with.
  case missing
  /// Never: what is missing fails.
  case never
}
