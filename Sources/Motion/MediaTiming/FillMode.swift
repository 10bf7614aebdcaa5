/// What an animation shows before it begins and after it ends.
public enum FillMode: String, CaseIterable, Sendable {
  /// Nothing: the model shows.
  case removed
  /// Its last instant goes on after the end.
  case forwards
  /// Its first instant shows before the beginning.
  case backwards
  /// Both.
  case both

  /// Whether the first instant shows before the beginning.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether the last instant goes on after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
