/// The effect of an animation before it begins and after it ends.
public enum FillMode: String, CaseIterable, Sendable {
  /// Nothing: the model shows.
  case removed
  /// Its last instant goes on after the end.
  case forwards
  /// Its first instant shows before the beginning.
  case backwards
  /// Both.
  case both

  /// True if the first instant shows before the beginning.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// True if the last instant goes on after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}
