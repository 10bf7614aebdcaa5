/// The shape of a stroke's ends.
public enum LineCap: String, CaseIterable, Sendable {
  /// Cut off at the end point.
  case butt
  /// A half circle beyond the end point.
  case round
  /// Half the line width beyond the end point.
  case square
}
