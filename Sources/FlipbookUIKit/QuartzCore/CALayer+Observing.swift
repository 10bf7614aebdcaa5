import Foundation

extension CALayer: NSKeyValueObservable {
  /// The layer itself.
  public var observedLayer: CALayer { self }

  /// Returns the value of a key path.
  public func observedValue(forKeyPath keyPath: String) -> Any? { value(forKeyPath: keyPath) }
}
