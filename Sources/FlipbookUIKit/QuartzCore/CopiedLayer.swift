/// A layer of a custom class that Core Animation copies with `init(layer:)`, to show its presentation values.
///
///     class Gauge: CALayer, CopiedLayer {
///       var color = UIColor.red
///       required override init(layer: Any) {
///         super.init(layer: layer)
///         if let gauge = layer as? Gauge { color = gauge.color }
///       }
///     }
///
/// Swift can call `init(layer:)` of a class that it doesn't know only if the initializer is required.
public protocol CopiedLayer: CALayer {
  /// Creates a copy of a layer.
  init(layer: Any)
}

// Apple's `presentation()` returns an instance of the layer's own class. The one of such a class is declared here, and
// preferred to the one of `CALayer`.
extension CopiedLayer {
  /// Returns a copy of the layer with the current presentation values, or nil for a layer without a stage.
  public func presentation() -> Self? { presented(Self(layer: self)) }
}

extension CALayer {
  /// Returns a copy of the layer's own class, or nil if it doesn't declare one.
  final func copied() -> CALayer? { (self as? any CopiedLayer).map { type(of: $0).init(layer: self) } }
}
