/// A layer of a custom class that a view creates with `init()`, as its ``UIView/layerClass``.
///
///     class Gauge: CALayer, CreatedLayer {
///       required override init() {
///         super.init()
///         needsDisplayOnBoundsChange = true
///       }
///     }
///
/// Swift can call `init()` of a class that it doesn't know only if the initializer is required. Other classes are
/// created with `init(coder:)`.
public protocol CreatedLayer: CALayer {
  /// Creates a layer.
  init()
}
