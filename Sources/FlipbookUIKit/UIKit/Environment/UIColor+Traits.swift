extension UIColor {
  /// Creates the color that a closure returns for the light appearance.
  public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(.current).color)
  }

  /// Returns the color, which doesn't depend on the environment.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
