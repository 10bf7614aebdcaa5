public import Foundation

extension UIImage {
  /// Reads an image by its name; bundles and environments are ignored.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    self.init(named: name)
  }
}
