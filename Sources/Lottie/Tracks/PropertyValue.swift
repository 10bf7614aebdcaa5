/// The value of a property of a file, as expressions read and give it.
enum PropertyValue: Sendable {
  case number(Double)
  case list([Double])
  case shape(BezierShape)
  case text(String)
}
