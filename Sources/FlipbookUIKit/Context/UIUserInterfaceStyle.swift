/// An appearance, `UIUserInterfaceStyle`.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// The default.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}
