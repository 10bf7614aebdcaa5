/// An animatable property of a custom layer class; replaces `@NSManaged` on a device.
///
///     final class Gauge: CALayer {
///       @CALayerProperty("progress") var progress: CGFloat = 0
///       override class func needsDisplay(forKey key: String) -> Bool { key == "progress" || super.needsDisplay(forKey: key) }
///       override func draw(in ctx: CGContext) { … }
///     }
///
/// While `draw(in:)` runs, the property has its presentation value.
@propertyWrapper
public struct CALayerProperty<Value> {
  private let key: String
  private let first: Value

  /// Creates a property with an initial value and its animation key.
  public init(wrappedValue: Value, _ key: String) { (self.key, first) = (key, wrappedValue) }

  /// Creates a property without an initial value.
  public init<Wrapped>(_ key: String) where Value == Wrapped? { (self.key, first) = (key, nil) }

  /// Creates a numeric property with an initial value of 0.
  public init(_ key: String) where Value: BinaryFloatingPoint { (self.key, first) = (key, 0) }

  /// Unavailable: the wrapper works only in layer classes.
  @available(*, unavailable, message: "@CALayerProperty can be used only for properties of CALayer subclasses")
  public var wrappedValue: Value {
    get { first }
    set {}
  }

  /// The value in a layer.
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer, wrapped wrappedKeyPath: ReferenceWritableKeyPath<Layer, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Layer, CALayerProperty>
  ) -> Value {
    get {
      let property = layer[keyPath: storageKeyPath]
      return layer.ownValue(property.key, as: Value.self) ?? property.first
    }
    set {
      let property = layer[keyPath: storageKeyPath]
      layer.beginOwnProperty(property.key, with: AnimatableValue(any: property.first))
      layer.setValue(newValue, forKey: property.key)
    }
  }
}
