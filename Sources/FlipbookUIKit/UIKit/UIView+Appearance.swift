extension UIView {
  /// Returns an object whose properties are the defaults of new views on a device; here, they are not applied, which is
  /// reported.
  public static func appearance() -> Self { defaults() }

  /// Returns the defaults of views in containers; here, they are not applied, which is reported.
  public static func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { defaults() }

  private static func defaults() -> Self {
    // Navigation bars aren't displayed.
    if !(self is UINavigationBar.Type) {
      Unsupported.report("\(self).appearance()", "set the properties of the views themselves")
    }
    return makeInstance(of: self)
  }
}
