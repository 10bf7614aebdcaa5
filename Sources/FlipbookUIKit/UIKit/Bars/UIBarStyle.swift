/// The style of a bar, `UIBarStyle`; it has no effect.
public enum UIBarStyle: Int, Sendable {
  /// Light.
  case `default`
  /// Dark.
  case black
}
