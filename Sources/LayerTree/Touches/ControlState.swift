/// A state of a control besides normal; it can be in several at once.
///
/// The order is that in which looks are put above each other.
public enum ControlState: String, CaseIterable, Sendable {
  /// It is on, or chosen.
  case selected
  /// It cannot be pressed.
  case disabled
  /// A finger holds it down.
  case highlighted
}
